import RIBs

protocol ArticleInteractable: Interactable {
    var router: ArticleRouting? { get set }
    var listener: ArticleListener? { get set }
}

protocol ArticleViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class ArticleRouter:
    ViewableRouter<ArticleInteractable, ArticleViewControllable>,
    ArticleRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: ArticleInteractable,
        viewController: ArticleViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
