import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class MainDependencyMock: MainDependency {

    var mainViewController: MainViewControllable = MainViewControllableMock()

}

final class MainBuildableMock: MainBuildable {

    private(set) var buildListeners: [MainListener] = []
    var buildHandler: (MainListener) -> MainRouting = { _ in MainRoutingMock() }

    func build(withListener listener: MainListener) -> MainRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class MainRoutingMock: MainRouting {

    var interactable: Interactable = MainInteractableMock()
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

final class MainInteractableMock: MainInteractable {

    weak var router: MainRouting?
    weak var listener: MainListener?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class MainViewControllableMock: MainViewControllable {

    var uiviewController = UIViewController()

}

final class MainListenerMock: MainListener {
}
