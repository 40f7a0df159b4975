import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class OffGameDependencyMock: OffGameDependency {
}

final class OffGameBuildableMock: OffGameBuildable {

    private(set) var buildListeners: [OffGameListener] = []
    var buildHandler: (OffGameListener) -> OffGameRouting = { _ in OffGameRoutingMock() }

    func build(withListener listener: OffGameListener) -> OffGameRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class OffGameRoutingMock: OffGameRouting {

    var interactable: Interactable = OffGameInteractableMock()
    var viewControllable: ViewControllable = OffGameViewControllableMock()
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

final class OffGameInteractableMock: OffGameInteractable {

    weak var router: OffGameRouting?
    weak var listener: OffGameListener?
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

    weak var listener: OffGamePresentableListener?

}
