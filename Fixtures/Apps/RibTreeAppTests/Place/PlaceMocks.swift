import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class PlaceDependencyMock: PlaceDependency {
}

final class PlaceBuildableMock: PlaceBuildable {

    private(set) var buildListeners: [PlaceListener] = []
    var buildHandler: (PlaceListener) -> PlaceRouting = { _ in PlaceRoutingMock() }

    func build(withListener listener: PlaceListener) -> PlaceRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class PlaceRoutingMock: PlaceRouting {

    var interactable: Interactable = PlaceInteractableMock()
    var viewControllable: ViewControllable = PlaceViewControllableMock()
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

final class PlaceInteractableMock: PlaceInteractable {

    weak var router: PlaceRouting?
    weak var listener: PlaceListener?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
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
