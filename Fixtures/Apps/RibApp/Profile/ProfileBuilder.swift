import RIBs

protocol ProfileDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class ProfileComponent: Component<ProfileDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol ProfileBuildable: Buildable {
    func build(withListener listener: ProfileListener) -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable {

    func build(withListener listener: ProfileListener) -> ProfileRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = ProfileViewController()
        let interactor = ProfileInteractor(presenter: viewController)
        interactor.listener = listener
        return ProfileRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
