import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class ContactDependencyMock: ContactDependency {
}

final class ContactBuildableMock: ContactBuildable {

    private(set) var buildListeners: [any ContactListener] = []
    var buildHandler: (any ContactListener) -> any ContactRouting = { _ in ContactRoutingMock() }

    func build(withListener listener: any ContactListener) -> any ContactRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ContactRoutingMock: ContactRouting {

    var interactable: any Interactable = ContactInteractableMock()
    var viewControllable: any ViewControllable = ContactViewControllableMock()
    var children: [any Routing] = []
    var lifecycle: Observable<RouterLifecycle> = .never()

    private(set) var attachedChildren: [any Routing] = []
    private(set) var detachedChildren: [any Routing] = []

    func load() {
    }

    func attachChild(_ child: any Routing) {
        attachedChildren.append(child)
    }

    func detachChild(_ child: any Routing) {
        detachedChildren.append(child)
    }

}

final class ContactInteractableMock: ContactInteractable {

    weak var router: (any ContactRouting)?
    weak var listener: (any ContactListener)?
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

    weak var listener: (any ContactPresentableListener)?

}
