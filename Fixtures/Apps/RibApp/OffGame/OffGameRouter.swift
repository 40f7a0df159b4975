import RIBs

protocol OffGameInteractable: Interactable {
    var router: OffGameRouting? { get set }
    var listener: OffGameListener? { get set }
}

protocol OffGameViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class OffGameRouter:
    ViewableRouter<OffGameInteractable, OffGameViewControllable>,
    OffGameRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: OffGameInteractable,
        viewController: OffGameViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
