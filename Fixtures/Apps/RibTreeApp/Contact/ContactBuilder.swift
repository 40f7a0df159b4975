import RIBs

protocol ContactDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class ContactComponent: Component<ContactDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol ContactBuildable: Buildable {
    func build(withListener listener: ContactListener) -> ContactRouting
}

final class ContactBuilder: Builder<ContactDependency>, ContactBuildable {

    func build(withListener listener: ContactListener) -> ContactRouting {
        let component = ContactComponent(dependency: dependency)
        let viewController = ContactViewController()
        let interactor = ContactInteractor(presenter: viewController)
        interactor.listener = listener
        return ContactRouter(
            interactor: interactor,
            viewController: viewController,
            groupBuilder: GroupBuilder(dependency: component)
        )
    }

}
