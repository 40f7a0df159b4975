import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class SessionDependencyMock: SessionDependency {

    var sessionViewController: SessionViewControllable = SessionViewControllableMock()

}

final class SessionBuildableMock: SessionBuildable {

    private(set) var buildListeners: [SessionListener] = []
    var buildHandler: (SessionListener) -> SessionRouting = { _ in SessionRoutingMock() }

    func build(withListener listener: SessionListener) -> SessionRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class SessionRoutingMock: SessionRouting {

    var interactable: Interactable = SessionInteractableMock()
    var children: [Routing] = []
    var lifecycle: Observable<RouterLifecycle> = .never()

    private(set) var attachedChildren: [Routing] = []
    private(set) var detachedChildren: [Routing] = []
    private(set) var cleanupViewsCallCount = 0

    func load() {
    }

    func attachChild(_ child: Routing) {
        attachedChildren.append(child)
    }

    func detachChild(_ child: Routing) {
        detachedChildren.append(child)
    }

    func cleanupViews() {
        cleanupViewsCallCount += 1
    }

}

final class SessionInteractableMock: SessionInteractable {

    weak var router: SessionRouting?
    weak var listener: SessionListener?
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
