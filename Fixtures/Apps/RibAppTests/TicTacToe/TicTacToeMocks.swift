import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class TicTacToeDependencyMock: TicTacToeDependency {
}

final class TicTacToeBuildableMock: TicTacToeBuildable {

    private(set) var buildListeners: [any TicTacToeListener] = []
    var buildHandler: (any TicTacToeListener) -> any TicTacToeRouting = { _ in TicTacToeRoutingMock() }

    func build(withListener listener: any TicTacToeListener) -> any TicTacToeRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class TicTacToeRoutingMock: TicTacToeRouting {

    var interactable: any Interactable = TicTacToeInteractableMock()
    var viewControllable: any ViewControllable = TicTacToeViewControllableMock()
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

final class TicTacToeInteractableMock: TicTacToeInteractable {

    weak var router: (any TicTacToeRouting)?
    weak var listener: (any TicTacToeListener)?
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

    weak var listener: (any TicTacToePresentableListener)?

}
