import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class PlaceDependencyMock: PlaceDependency {
}

final class PlaceBuildableMock: PlaceBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [PlaceListener] = []
    var buildHandler: (PlaceListener) -> PlaceRouting = { _ in PlaceRoutingMock() }

    func build(withListener listener: PlaceListener) -> PlaceRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class PlaceRoutingMock: PlaceRouting {

    var interactable: Interactable = PlaceInteractableMock()
    var viewControllable: ViewControllable = PlaceViewControllableMock()
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

final class PlaceInteractableMock: PlaceInteractable {

    weak var router: PlaceRouting?
    weak var listener: PlaceListener?
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

final class PlaceViewControllableMock: PlaceViewControllable {

    var uiviewController = UIViewController()

}

final class PlaceListenerMock: PlaceListener {
}

final class PlacePresentableMock: PlacePresentable {

    weak var listener: PlacePresentableListener?

}

final class PlacePresentableListenerMock: PlacePresentableListener {
}
