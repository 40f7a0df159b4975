import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class FeedDependencyMock: FeedDependency {
}

final class FeedBuildableMock: FeedBuildable {

    private(set) var buildListeners: [FeedListener] = []
    var buildHandler: (FeedListener) -> FeedRouting = { _ in FeedRoutingMock() }

    func build(withListener listener: FeedListener) -> FeedRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class FeedRoutingMock: FeedRouting {

    var interactable: Interactable = FeedInteractableMock()
    var viewControllable: ViewControllable = FeedViewControllableMock()
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

final class FeedInteractableMock: FeedInteractable {

    weak var router: FeedRouting?
    weak var listener: FeedListener?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
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
