import RIBs

protocol HelpInteractable: Interactable {
    var router: HelpRouting? { get set }
    var listener: HelpListener? { get set }
}

protocol HelpViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class HelpRouter:
    ViewableRouter<HelpInteractable, HelpViewControllable>,
    HelpRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: HelpInteractable,
        viewController: HelpViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
