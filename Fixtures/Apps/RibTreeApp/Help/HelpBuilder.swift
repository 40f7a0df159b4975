import RIBs

protocol HelpDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class HelpComponent: Component<HelpDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol HelpBuildable: Buildable {
    func build(withListener listener: HelpListener) -> HelpRouting
}

final class HelpBuilder: Builder<HelpDependency>, HelpBuildable {

    func build(withListener listener: HelpListener) -> HelpRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = HelpViewController()
        let interactor = HelpInteractor(presenter: viewController)
        interactor.listener = listener
        return HelpRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
