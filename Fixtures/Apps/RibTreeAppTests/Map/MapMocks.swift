import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class MapDependencyMock: MapDependency {

    var mapViewController: any MapViewControllable = MapViewControllableMock()

}

final class MapBuildableMock: MapBuildable {

    private(set) var buildListeners: [any MapListener] = []
    var buildHandler: (any MapListener) -> any MapRouting = { _ in MapRoutingMock() }

    func build(withListener listener: any MapListener) -> any MapRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class MapRoutingMock: MapRouting {

    var interactable: any Interactable = MapInteractableMock()
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

final class MapInteractableMock: MapInteractable {

    weak var router: (any MapRouting)?
    weak var listener: (any MapListener)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class MapViewControllableMock: MapViewControllable {

    var uiviewController = UIViewController()

}

final class MapListenerMock: MapListener {
}
