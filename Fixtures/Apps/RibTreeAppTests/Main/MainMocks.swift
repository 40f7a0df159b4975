import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class MainDependencyMock: MainDependency {

    var mainViewController: MainViewControllable = MainViewControllableMock()

}

final class MainBuildableMock: MainBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [MainListener] = []
    var buildHandler: (MainListener) -> MainRouting = { _ in MainRoutingMock() }

    func build(withListener listener: MainListener) -> MainRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class MainRoutingMock: MainRouting {

    var interactable: Interactable = MainInteractableMock()
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

final class MainInteractableMock: MainInteractable {

    weak var router: MainRouting?
    weak var listener: MainListener?
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

final class MainViewControllableMock: MainViewControllable {

    var uiviewController = UIViewController()

}

final class MainListenerMock: MainListener {
}
