import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class WelcomeDependencyMock: WelcomeDependency {
}

final class WelcomeBuildableMock: WelcomeBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [WelcomeListener] = []
    var buildHandler: (WelcomeListener) -> WelcomeRouting = { _ in WelcomeRoutingMock() }

    func build(withListener listener: WelcomeListener) -> WelcomeRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class WelcomeRoutingMock: WelcomeRouting {

    var interactable: Interactable = WelcomeInteractableMock()
    var viewControllable: ViewControllable = WelcomeViewControllableMock()
    var children: [Routing] = []
    let lifecycleSubject = PublishSubject<RouterLifecycle>()
    var lifecycle: Observable<RouterLifecycle> { return lifecycleSubject }

    private(set) var loadCallCount = 0
    private(set) var attachChildCallCount = 0
    private(set) var attachedChildren: [Routing] = []
    private(set) var detachChildCallCount = 0
    private(set) var detachedChildren: [Routing] = []

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

}

final class WelcomeInteractableMock: WelcomeInteractable {

    weak var router: WelcomeRouting?
    weak var listener: WelcomeListener?
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

final class WelcomeViewControllableMock: WelcomeViewControllable {

    var uiviewController = UIViewController()

}

final class WelcomeListenerMock: WelcomeListener {
}

final class WelcomePresentableMock: WelcomePresentable {

    weak var listener: WelcomePresentableListener?

}

final class WelcomePresentableListenerMock: WelcomePresentableListener {
}
