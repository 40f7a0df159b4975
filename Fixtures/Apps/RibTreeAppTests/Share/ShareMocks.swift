import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class ShareDependencyMock: ShareDependency {

    var shareViewController: any ShareViewControllable = ShareViewControllableMock()

}

final class ShareBuildableMock: ShareBuildable {

    private(set) var buildListeners: [any ShareListener] = []
    var buildHandler: (any ShareListener) -> any ShareRouting = { _ in ShareRoutingMock() }

    func build(withListener listener: any ShareListener) -> any ShareRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ShareRoutingMock: ShareRouting {

    var interactable: any Interactable = ShareInteractableMock()
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

final class ShareInteractableMock: ShareInteractable {

    weak var router: (any ShareRouting)?
    weak var listener: (any ShareListener)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class ShareViewControllableMock: ShareViewControllable {

    var uiviewController = UIViewController()

}

final class ShareListenerMock: ShareListener {
}
