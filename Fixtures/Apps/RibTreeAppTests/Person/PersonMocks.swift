import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class PersonDependencyMock: PersonDependency {
}

final class PersonBuildableMock: PersonBuildable {

    private(set) var buildListeners: [any PersonListener] = []
    var buildHandler: (any PersonListener) -> any PersonRouting = { _ in PersonRoutingMock() }

    func build(withListener listener: any PersonListener) -> any PersonRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class PersonRoutingMock: PersonRouting {

    var interactable: any Interactable = PersonInteractableMock()
    var viewControllable: any ViewControllable = PersonViewControllableMock()
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

final class PersonInteractableMock: PersonInteractable {

    weak var router: (any PersonRouting)?
    weak var listener: (any PersonListener)?
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

    weak var listener: (any PersonPresentableListener)?

}
