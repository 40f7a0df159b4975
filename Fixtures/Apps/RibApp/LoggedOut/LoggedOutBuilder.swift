import RIBs

protocol LoggedOutDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class LoggedOutComponent: Component<LoggedOutDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting
}

final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {

    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(presenter: viewController)
        interactor.listener = listener
        return LoggedOutRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
