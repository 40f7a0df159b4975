import RIBs

protocol OffGameDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class OffGameComponent: Component<OffGameDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol OffGameBuildable: Buildable {
    func build(withListener listener: OffGameListener) -> OffGameRouting
}

final class OffGameBuilder: Builder<OffGameDependency>, OffGameBuildable {

    func build(withListener listener: OffGameListener) -> OffGameRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = OffGameViewController()
        let interactor = OffGameInteractor(presenter: viewController)
        interactor.listener = listener
        return OffGameRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
