import RIBs

protocol PersonDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class PersonComponent: Component<PersonDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol PersonBuildable: Buildable {
    func build(withListener listener: PersonListener) -> PersonRouting
}

final class PersonBuilder: Builder<PersonDependency>, PersonBuildable {

    func build(withListener listener: PersonListener) -> PersonRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = PersonViewController()
        let interactor = PersonInteractor(presenter: viewController)
        interactor.listener = listener
        return PersonRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
