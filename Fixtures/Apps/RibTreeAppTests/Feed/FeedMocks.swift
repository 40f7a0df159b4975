import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class FeedDependencyMock: FeedDependency {
}

final class FeedBuildableMock: FeedBuildable {

    private(set) var buildListeners: [any FeedListener] = []
    var buildHandler: (any FeedListener) -> any FeedRouting = { _ in FeedRoutingMock() }

    func build(withListener listener: any FeedListener) -> any FeedRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class FeedRoutingMock: FeedRouting {

    var interactable: any Interactable = FeedInteractableMock()
    var viewControllable: any ViewControllable = FeedViewControllableMock()
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

final class FeedInteractableMock: FeedInteractable {

    weak var router: (any FeedRouting)?
    weak var listener: (any FeedListener)?
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

    weak var listener: (any FeedPresentableListener)?

}
