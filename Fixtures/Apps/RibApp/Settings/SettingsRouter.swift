import RIBs

protocol SettingsInteractable: Interactable {
    var router: SettingsRouting? { get set }
    var listener: SettingsListener? { get set }
}

protocol SettingsViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class SettingsRouter:
    ViewableRouter<SettingsInteractable, SettingsViewControllable>,
    SettingsRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: SettingsInteractable,
        viewController: SettingsViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
