import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class MainDependencyMock: MainDependency {

    var mainViewController: any MainViewControllable = MainViewControllableMock()

}

final class MainBuildableMock: MainBuildable {

    private(set) var buildListeners: [any MainListener] = []
    var buildHandler: (any MainListener) -> any MainRouting = { _ in MainRoutingMock() }

    func build(withListener listener: any MainListener) -> any MainRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class MainRoutingMock: MainRouting {

    var interactable: any Interactable = MainInteractableMock()
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

final class MainInteractableMock: MainInteractable {

    weak var router: (any MainRouting)?
    weak var listener: (any MainListener)?
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
