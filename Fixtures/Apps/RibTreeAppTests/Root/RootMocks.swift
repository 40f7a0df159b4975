import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class RootDependencyMock: RootDependency {
}

final class RootBuildableMock: RootBuildable {

    private(set) var buildCallCount = 0
    var buildHandler: () -> LaunchRouting = { RootRoutingMock() }

    func build() -> LaunchRouting {
        buildCallCount += 1
        return buildHandler()
    }

}

final class RootRoutingMock: RootRouting, LaunchRouting {

    var interactable: Interactable = RootInteractableMock()
    var viewControllable: ViewControllable = RootViewControllableMock()
    var children: [Routing] = []
    let lifecycleSubject = PublishSubject<RouterLifecycle>()
    var lifecycle: Observable<RouterLifecycle> { return lifecycleSubject }

    private(set) var loadCallCount = 0
    private(set) var attachChildCallCount = 0
    private(set) var attachedChildren: [Routing] = []
    private(set) var detachChildCallCount = 0
    private(set) var detachedChildren: [Routing] = []
    private(set) var launchCallCount = 0
    private(set) var launchWindows: [UIWindow] = []

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

    func launch(from window: UIWindow) {
        launchCallCount += 1
        launchWindows.append(window)
    }

}

final class RootInteractableMock: RootInteractable {

    weak var router: RootRouting?
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

final class RootViewControllableMock: RootViewControllable {

    var uiviewController = UIViewController()

}

final class RootPresentableMock: RootPresentable {

    weak var listener: RootPresentableListener?

}

final class RootPresentableListenerMock: RootPresentableListener {
}
