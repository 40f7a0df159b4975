import RIBs

protocol OffGameDependency: Dependency {
    var playerNames: PlayerNames { get }
    var scoreStream: ScoreStream { get }
}

final class OffGameComponent: Component<OffGameDependency> {

    fileprivate var playerNames: PlayerNames {
        return dependency.playerNames
    }

    fileprivate var scoreStream: ScoreStream {
        return dependency.scoreStream
    }

}

// MARK: - Builder -

protocol OffGameBuildable: Buildable {
    func build(withListener listener: OffGameListener) -> OffGameRouting
}

final class OffGameBuilder: Builder<OffGameDependency>, OffGameBuildable {

    func build(withListener listener: OffGameListener) -> OffGameRouting {
        let component = OffGameComponent(dependency: dependency)
        let viewController = OffGameViewController()
        let interactor = OffGameInteractor(
            presenter: viewController,
            playerNames: component.playerNames,
            scoreStream: component.scoreStream
        )
        interactor.listener = listener
        return OffGameRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
