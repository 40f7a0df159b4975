import RIBs

protocol SessionDependency: Dependency {
    var sessionViewController: SessionViewControllable { get }
    // TODO: Declare what this RIB needs and does not make itself.
}

final class SessionComponent: Component<SessionDependency> {

    fileprivate var sessionViewController: SessionViewControllable {
        return dependency.sessionViewController
    }

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol SessionBuildable: Buildable {
    func build(withListener listener: SessionListener) -> SessionRouting
}

final class SessionBuilder: Builder<SessionDependency>, SessionBuildable {

    func build(withListener listener: SessionListener) -> SessionRouting {
        let component = SessionComponent(dependency: dependency)
        let interactor = SessionInteractor()
        interactor.listener = listener
        return SessionRouter(
            interactor: interactor,
            viewController: component.sessionViewController
        )
    }

}
