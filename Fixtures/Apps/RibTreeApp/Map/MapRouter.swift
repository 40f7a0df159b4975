import RIBs

protocol MapInteractable: Interactable, PlaceListener {
    var router: MapRouting? { get set }
    var listener: MapListener? { get set }
}

protocol MapViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class MapRouter:
    Router<MapInteractable>,
    MapRouting
{

    private let viewController: MapViewControllable
    private let placeBuilder: PlaceBuildable

    init(
        interactor: MapInteractable,
        viewController: MapViewControllable,
        placeBuilder: PlaceBuildable
    ) {
        self.viewController = viewController
        self.placeBuilder = placeBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func cleanupViews() {
        // TODO: Take away what this RIB has put into the view controller, which is not its own.
    }

}
