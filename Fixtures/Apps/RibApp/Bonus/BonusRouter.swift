import RIBs

protocol BonusInteractable: Interactable {
    var router: BonusRouting? { get set }
    var listener: BonusListener? { get set }
}

protocol BonusViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class BonusRouter:
    ViewableRouter<BonusInteractable, BonusViewControllable>,
    BonusRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: BonusInteractable,
        viewController: BonusViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
