import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class FeedDependencyMock: FeedDependency {
}

final class FeedBuildableMock: FeedBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [FeedListener] = []
    var buildHandler: (FeedListener) -> FeedRouting = { _ in FeedRoutingMock() }

    func build(withListener listener: FeedListener) -> FeedRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class FeedRoutingMock: FeedRouting {

    var interactable: Interactable = FeedInteractableMock()
    var viewControllable: ViewControllable = FeedViewControllableMock()
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

final class FeedInteractableMock: FeedInteractable {

    weak var router: FeedRouting?
    weak var listener: FeedListener?
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

final class FeedViewControllableMock: FeedViewControllable {

    var uiviewController = UIViewController()

}

final class FeedListenerMock: FeedListener {
}

final class FeedPresentableMock: FeedPresentable {

    weak var listener: FeedPresentableListener?

}

final class FeedPresentableListenerMock: FeedPresentableListener {
}
