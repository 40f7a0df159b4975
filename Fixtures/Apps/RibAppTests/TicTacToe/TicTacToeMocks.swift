import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class TicTacToeDependencyMock: TicTacToeDependency {
}

final class TicTacToeBuildableMock: TicTacToeBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [TicTacToeListener] = []
    var buildHandler: (TicTacToeListener) -> TicTacToeRouting = { _ in TicTacToeRoutingMock() }

    func build(withListener listener: TicTacToeListener) -> TicTacToeRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class TicTacToeRoutingMock: TicTacToeRouting {

    var interactable: Interactable = TicTacToeInteractableMock()
    var viewControllable: ViewControllable = TicTacToeViewControllableMock()
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

final class TicTacToeInteractableMock: TicTacToeInteractable {

    weak var router: TicTacToeRouting?
    weak var listener: TicTacToeListener?
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

final class TicTacToeViewControllableMock: TicTacToeViewControllable {

    var uiviewController = UIViewController()

}

final class TicTacToeListenerMock: TicTacToeListener {
}

final class TicTacToePresentableMock: TicTacToePresentable {

    weak var listener: TicTacToePresentableListener?

}

final class TicTacToePresentableListenerMock: TicTacToePresentableListener {
}
