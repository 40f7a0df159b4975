import RIBs

protocol WelcomeDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class WelcomeComponent: Component<WelcomeDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol WelcomeBuildable: Buildable {
    func build(withListener listener: WelcomeListener) -> WelcomeRouting
}

final class WelcomeBuilder: Builder<WelcomeDependency>, WelcomeBuildable {

    func build(withListener listener: WelcomeListener) -> WelcomeRouting {
        let component = WelcomeComponent(dependency: dependency)
        let viewController = WelcomeViewController()
        let interactor = WelcomeInteractor(presenter: viewController)
        interactor.listener = listener
        return WelcomeRouter(
            interactor: interactor,
            viewController: viewController,
            helpBuilder: HelpBuilder(dependency: component)
        )
    }

}
