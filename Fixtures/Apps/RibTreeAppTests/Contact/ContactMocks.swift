import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class ContactDependencyMock: ContactDependency {
}

final class ContactBuildableMock: ContactBuildable {

    private(set) var buildListeners: [ContactListener] = []
    var buildHandler: (ContactListener) -> ContactRouting = { _ in ContactRoutingMock() }

    func build(withListener listener: ContactListener) -> ContactRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ContactRoutingMock: ContactRouting {

    var interactable: Interactable = ContactInteractableMock()
    var viewControllable: ViewControllable = ContactViewControllableMock()
    var children: [Routing] = []
    var lifecycle: Observable<RouterLifecycle> = .never()

    private(set) var attachedChildren: [Routing] = []
    private(set) var detachedChildren: [Routing] = []

    func load() {
    }

    func attachChild(_ child: Routing) {
        attachedChildren.append(child)
    }

    func detachChild(_ child: Routing) {
        detachedChildren.append(child)
    }

}

final class ContactInteractableMock: ContactInteractable {

    weak var router: ContactRouting?
    weak var listener: ContactListener?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class ContactViewControllableMock: ContactViewControllable {

    var uiviewController = UIViewController()

}

final class ContactListenerMock: ContactListener {
}

final class ContactPresentableMock: ContactPresentable {

    weak var listener: ContactPresentableListener?

}
