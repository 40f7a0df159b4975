import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class OffGameDependencyMock: OffGameDependency {
}

final class OffGameBuildableMock: OffGameBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [OffGameListener] = []
    var buildHandler: (OffGameListener) -> OffGameRouting = { _ in OffGameRoutingMock() }

    func build(withListener listener: OffGameListener) -> OffGameRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class OffGameRoutingMock: OffGameRouting {

    var interactable: Interactable = OffGameInteractableMock()
    var viewControllable: ViewControllable = OffGameViewControllableMock()
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

final class OffGameInteractableMock: OffGameInteractable {

    weak var router: OffGameRouting?
    weak var listener: OffGameListener?
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

final class OffGameViewControllableMock: OffGameViewControllable {

    var uiviewController = UIViewController()

}

final class OffGameListenerMock: OffGameListener {
}

final class OffGamePresentableMock: OffGamePresentable {

    weak var listener: OffGamePresentableListener?

}

final class OffGamePresentableListenerMock: OffGamePresentableListener {
}
