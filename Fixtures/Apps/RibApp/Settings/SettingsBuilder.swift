import RIBs

protocol SettingsDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class SettingsComponent: Component<SettingsDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol SettingsBuildable: Buildable {
    func build(withListener listener: SettingsListener) -> SettingsRouting
}

final class SettingsBuilder: Builder<SettingsDependency>, SettingsBuildable {

    func build(withListener listener: SettingsListener) -> SettingsRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = SettingsViewController()
        let interactor = SettingsInteractor(presenter: viewController)
        interactor.listener = listener
        return SettingsRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
