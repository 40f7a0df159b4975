import RIBs

protocol MainInteractable: Interactable, FeedListener, MapListener {
    var router: MainRouting? { get set }
    var listener: MainListener? { get set }
}

protocol MainViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class MainRouter:
    Router<MainInteractable>,
    MainRouting
{

    private let viewController: MainViewControllable
    private let feedBuilder: FeedBuildable
    private let mapBuilder: MapBuildable

    init(
        interactor: MainInteractable,
        viewController: MainViewControllable,
        feedBuilder: FeedBuildable,
        mapBuilder: MapBuildable
    ) {
        self.viewController = viewController
        self.feedBuilder = feedBuilder
        self.mapBuilder = mapBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func cleanupViews() {
        // TODO: Take away what this RIB has put into the view controller, which is not its own.
    }

}
