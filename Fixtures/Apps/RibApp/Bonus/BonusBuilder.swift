import RIBs

protocol BonusDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class BonusComponent: Component<BonusDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol BonusBuildable: Buildable {
    func build(withListener listener: BonusListener) -> BonusRouting
}

final class BonusBuilder: Builder<BonusDependency>, BonusBuildable {

    func build(withListener listener: BonusListener) -> BonusRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = BonusViewController()
        let interactor = BonusInteractor(presenter: viewController)
        interactor.listener = listener
        return BonusRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
