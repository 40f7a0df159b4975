import RIBs

protocol GroupDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class GroupComponent: Component<GroupDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol GroupBuildable: Buildable {
    func build(withListener listener: GroupListener) -> GroupRouting
}

final class GroupBuilder: Builder<GroupDependency>, GroupBuildable {

    func build(withListener listener: GroupListener) -> GroupRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = GroupViewController()
        let interactor = GroupInteractor(presenter: viewController)
        interactor.listener = listener
        return GroupRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
