import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class PlaceDependencyMock: PlaceDependency {
}

final class PlaceBuildableMock: PlaceBuildable {

    private(set) var buildListeners: [any PlaceListener] = []
    var buildHandler: (any PlaceListener) -> any PlaceRouting = { _ in PlaceRoutingMock() }

    func build(withListener listener: any PlaceListener) -> any PlaceRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class PlaceRoutingMock: PlaceRouting {

    var interactable: any Interactable = PlaceInteractableMock()
    var viewControllable: any ViewControllable = PlaceViewControllableMock()
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

final class PlaceInteractableMock: PlaceInteractable {

    weak var router: (any PlaceRouting)?
    weak var listener: (any PlaceListener)?
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

    weak var listener: (any PlacePresentableListener)?

}
