import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class TicTacToeDependencyMock: TicTacToeDependency {
}

final class TicTacToeBuildableMock: TicTacToeBuildable {

    private(set) var buildListeners: [TicTacToeListener] = []
    var buildHandler: (TicTacToeListener) -> TicTacToeRouting = { _ in TicTacToeRoutingMock() }

    func build(withListener listener: TicTacToeListener) -> TicTacToeRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class TicTacToeRoutingMock: TicTacToeRouting {

    var interactable: Interactable = TicTacToeInteractableMock()
    var viewControllable: ViewControllable = TicTacToeViewControllableMock()
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

final class TicTacToeInteractableMock: TicTacToeInteractable {

    weak var router: TicTacToeRouting?
    weak var listener: TicTacToeListener?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class TicTacToeViewControllableMock: TicTacToeViewControllable {

    var uiviewController = UIViewController()

}

final class TicTacToeListenerMock: TicTacToeListener {
}

final class TicTacToePresentableMock: TicTacToePresentable {

    weak var listener: TicTacToePresentableListener?

}
