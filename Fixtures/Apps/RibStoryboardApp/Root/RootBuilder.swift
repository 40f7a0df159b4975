import RIBs

protocol RootDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class RootComponent: Component<RootDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {

    func build() -> LaunchRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = RootViewController.loadFromStoryboard()
        let interactor = RootInteractor(presenter: viewController)
        return RootRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
