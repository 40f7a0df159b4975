import RIBs

protocol TicTacToeDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class TicTacToeComponent: Component<TicTacToeDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol TicTacToeBuildable: Buildable {
    func build(withListener listener: TicTacToeListener) -> TicTacToeRouting
}

final class TicTacToeBuilder: Builder<TicTacToeDependency>, TicTacToeBuildable {

    func build(withListener listener: TicTacToeListener) -> TicTacToeRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = TicTacToeViewController.loadFromStoryboard()
        let interactor = TicTacToeInteractor(presenter: viewController)
        interactor.listener = listener
        return TicTacToeRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
