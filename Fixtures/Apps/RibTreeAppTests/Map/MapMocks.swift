import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class MapDependencyMock: MapDependency {

    var mapViewController: MapViewControllable = MapViewControllableMock()

}

final class MapBuildableMock: MapBuildable {

    private(set) var buildListeners: [MapListener] = []
    var buildHandler: (MapListener) -> MapRouting = { _ in MapRoutingMock() }

    func build(withListener listener: MapListener) -> MapRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class MapRoutingMock: MapRouting {

    var interactable: Interactable = MapInteractableMock()
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

final class MapInteractableMock: MapInteractable {

    weak var router: MapRouting?
    weak var listener: MapListener?
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
