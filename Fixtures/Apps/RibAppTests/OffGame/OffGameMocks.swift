import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class OffGameDependencyMock: OffGameDependency {
}

final class OffGameBuildableMock: OffGameBuildable {

    private(set) var buildListeners: [any OffGameListener] = []
    var buildHandler: (any OffGameListener) -> any OffGameRouting = { _ in OffGameRoutingMock() }

    func build(withListener listener: any OffGameListener) -> any OffGameRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class OffGameRoutingMock: OffGameRouting {

    var interactable: any Interactable = OffGameInteractableMock()
    var viewControllable: any ViewControllable = OffGameViewControllableMock()
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

final class OffGameInteractableMock: OffGameInteractable {

    weak var router: (any OffGameRouting)?
    weak var listener: (any OffGameListener)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class OffGameViewControllableMock: OffGameViewControllable {

    var uiviewController = UIViewController()

}

final class OffGameListenerMock: OffGameListener {
}

final class OffGamePresentableMock: OffGamePresentable {

    weak var listener: (any OffGamePresentableListener)?

}
