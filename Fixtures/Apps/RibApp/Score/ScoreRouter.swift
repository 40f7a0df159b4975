import RIBs

protocol ScoreInteractable: Interactable {
    var router: ScoreRouting? { get set }
    var listener: ScoreListener? { get set }
}

protocol ScoreViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class ScoreRouter:
    ViewableRouter<ScoreInteractable, ScoreViewControllable>,
    ScoreRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: ScoreInteractable,
        viewController: ScoreViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
