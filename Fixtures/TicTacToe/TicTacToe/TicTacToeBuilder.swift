import RIBs

protocol TicTacToeDependency: Dependency {
    var playerNames: PlayerNames { get }
}

final class TicTacToeComponent: Component<TicTacToeDependency> {

    fileprivate var playerNames: PlayerNames {
        return dependency.playerNames
    }

}

// MARK: - Builder -

protocol TicTacToeBuildable: Buildable {
    func build(withListener listener: TicTacToeListener) -> TicTacToeRouting
}

final class TicTacToeBuilder: Builder<TicTacToeDependency>, TicTacToeBuildable {

    func build(withListener listener: TicTacToeListener) -> TicTacToeRouting {
        let component = TicTacToeComponent(dependency: dependency)
        let viewController = TicTacToeViewController()
        let interactor = TicTacToeInteractor(
            presenter: viewController,
            playerNames: component.playerNames
        )
        interactor.listener = listener
        return TicTacToeRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
