import RIBs

protocol FeedInteractable: Interactable, ArticleListener, ShareListener {
    var router: FeedRouting? { get set }
    var listener: FeedListener? { get set }
}

protocol FeedViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class FeedRouter:
    ViewableRouter<FeedInteractable, FeedViewControllable>,
    FeedRouting
{

    private let articleBuilder: ArticleBuildable
    private let shareBuilder: ShareBuildable

    init(
        interactor: FeedInteractable,
        viewController: FeedViewControllable,
        articleBuilder: ArticleBuildable,
        shareBuilder: ShareBuildable
    ) {
        self.articleBuilder = articleBuilder
        self.shareBuilder = shareBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
