import RIBs

protocol ScoreDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class ScoreComponent: Component<ScoreDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol ScoreBuildable: Buildable {
    func build(withListener listener: ScoreListener) -> ScoreRouting
}

final class ScoreBuilder: Builder<ScoreDependency>, ScoreBuildable {

    func build(withListener listener: ScoreListener) -> ScoreRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = ScoreViewController()
        let interactor = ScoreInteractor(presenter: viewController)
        interactor.listener = listener
        return ScoreRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
