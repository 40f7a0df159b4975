import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class ShareDependencyMock: ShareDependency {

    var shareViewController: ShareViewControllable = ShareViewControllableMock()

}

final class ShareBuildableMock: ShareBuildable {

    private(set) var buildListeners: [ShareListener] = []
    var buildHandler: (ShareListener) -> ShareRouting = { _ in ShareRoutingMock() }

    func build(withListener listener: ShareListener) -> ShareRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ShareRoutingMock: ShareRouting {

    var interactable: Interactable = ShareInteractableMock()
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

final class ShareInteractableMock: ShareInteractable {

    weak var router: ShareRouting?
    weak var listener: ShareListener?
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
