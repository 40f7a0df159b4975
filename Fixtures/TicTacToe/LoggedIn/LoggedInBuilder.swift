import RIBs

protocol LoggedInDependency: Dependency {
    var loggedInViewController: LoggedInViewControllable { get }
}

final class LoggedInComponent: Component<LoggedInDependency> {

    let playerNames: PlayerNames

    var mutableScoreStream: MutableScoreStream {
        return shared { ScoreStreamImpl() }
    }

    fileprivate var loggedInViewController: LoggedInViewControllable {
        return dependency.loggedInViewController
    }

    init(dependency: LoggedInDependency, playerNames: PlayerNames) {
        self.playerNames = playerNames
        super.init(dependency: dependency)
    }

}

// MARK: - Builder -

protocol LoggedInBuildable: Buildable {
    func build(
        withListener listener: LoggedInListener,
        names: PlayerNames
    ) -> (router: LoggedInRouting, actionableItem: LoggedInActionableItem)
}

final class LoggedInBuilder: Builder<LoggedInDependency>, LoggedInBuildable {

    func build(
        withListener listener: LoggedInListener,
        names: PlayerNames
    ) -> (router: LoggedInRouting, actionableItem: LoggedInActionableItem) {
        let component = LoggedInComponent(dependency: dependency, playerNames: names)
        let interactor = LoggedInInteractor(mutableScoreStream: component.mutableScoreStream)
        interactor.listener = listener
        let router = LoggedInRouter(
            interactor: interactor,
            viewController: component.loggedInViewController,
            offGameBuilder: OffGameBuilder(dependency: component),
            ticTacToeBuilder: TicTacToeBuilder(dependency: component)
        )
        return (router: router, actionableItem: interactor)
    }

}
