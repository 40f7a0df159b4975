import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class PersonDependencyMock: PersonDependency {
}

final class PersonBuildableMock: PersonBuildable {

    private(set) var buildListeners: [PersonListener] = []
    var buildHandler: (PersonListener) -> PersonRouting = { _ in PersonRoutingMock() }

    func build(withListener listener: PersonListener) -> PersonRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class PersonRoutingMock: PersonRouting {

    var interactable: Interactable = PersonInteractableMock()
    var viewControllable: ViewControllable = PersonViewControllableMock()
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

final class PersonInteractableMock: PersonInteractable {

    weak var router: PersonRouting?
    weak var listener: PersonListener?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class PersonViewControllableMock: PersonViewControllable {

    var uiviewController = UIViewController()

}

final class PersonListenerMock: PersonListener {
}

final class PersonPresentableMock: PersonPresentable {

    weak var listener: PersonPresentableListener?

}
