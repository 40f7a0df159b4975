import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class SessionDependencyMock: SessionDependency {

    var sessionViewController: any SessionViewControllable = SessionViewControllableMock()

}

final class SessionBuildableMock: SessionBuildable {

    private(set) var buildListeners: [any SessionListener] = []
    var buildHandler: (any SessionListener) -> any SessionRouting = { _ in SessionRoutingMock() }

    func build(withListener listener: any SessionListener) -> any SessionRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class SessionRoutingMock: SessionRouting {

    var interactable: any Interactable = SessionInteractableMock()
    var children: [any Routing] = []
    var lifecycle: Observable<RouterLifecycle> = .never()

    private(set) var attachedChildren: [any Routing] = []
    private(set) var detachedChildren: [any Routing] = []
    private(set) var cleanupViewsCallCount = 0

    func load() {
    }

    func attachChild(_ child: any Routing) {
        attachedChildren.append(child)
    }

    func detachChild(_ child: any Routing) {
        detachedChildren.append(child)
    }

    func cleanupViews() {
        cleanupViewsCallCount += 1
    }

}

final class SessionInteractableMock: SessionInteractable {

    weak var router: (any SessionRouting)?
    weak var listener: (any SessionListener)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class SessionViewControllableMock: SessionViewControllable {

    var uiviewController = UIViewController()

}

final class SessionListenerMock: SessionListener {
}
