import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class SessionDependencyMock: SessionDependency {

    var sessionViewController: SessionViewControllable = SessionViewControllableMock()

}

final class SessionBuildableMock: SessionBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [SessionListener] = []
    var buildHandler: (SessionListener) -> SessionRouting = { _ in SessionRoutingMock() }

    func build(withListener listener: SessionListener) -> SessionRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class SessionRoutingMock: SessionRouting {

    var interactable: Interactable = SessionInteractableMock()
    var children: [Routing] = []
    let lifecycleSubject = PublishSubject<RouterLifecycle>()
    var lifecycle: Observable<RouterLifecycle> { return lifecycleSubject }

    private(set) var loadCallCount = 0
    private(set) var attachChildCallCount = 0
    private(set) var attachedChildren: [Routing] = []
    private(set) var detachChildCallCount = 0
    private(set) var detachedChildren: [Routing] = []
    private(set) var cleanupViewsCallCount = 0
    var cleanupViewsHandler: () -> Void = {}

    func load() {
        loadCallCount += 1
    }

    func attachChild(_ child: Routing) {
        attachChildCallCount += 1
        attachedChildren.append(child)
    }

    func detachChild(_ child: Routing) {
        detachChildCallCount += 1
        detachedChildren.append(child)
    }

    func cleanupViews() {
        cleanupViewsCallCount += 1
        cleanupViewsHandler()
    }

}

final class SessionInteractableMock: SessionInteractable {

    weak var router: SessionRouting?
    weak var listener: SessionListener?
    let isActiveSubject = BehaviorSubject(value: false)
    var isActive = false
    var isActiveStream: Observable<Bool> { return isActiveSubject }

    private(set) var activateCallCount = 0
    private(set) var deactivateCallCount = 0

    func activate() {
        activateCallCount += 1
    }

    func deactivate() {
        deactivateCallCount += 1
    }

}

final class SessionViewControllableMock: SessionViewControllable {

    var uiviewController = UIViewController()

}

final class SessionListenerMock: SessionListener {
}
