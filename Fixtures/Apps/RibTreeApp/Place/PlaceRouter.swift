import RIBs

protocol PlaceInteractable: Interactable {
    var router: PlaceRouting? { get set }
    var listener: PlaceListener? { get set }
}

protocol PlaceViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class PlaceRouter: ViewableRouter<PlaceInteractable, PlaceViewControllable>, PlaceRouting {

    // TODO: Take the builders of the RIBs below.
    override init(interactor: PlaceInteractable, viewController: PlaceViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
