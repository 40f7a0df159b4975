import RIBs

protocol PlaceInteractable: Interactable, PersonListener {
    var router: PlaceRouting? { get set }
    var listener: PlaceListener? { get set }
}

protocol PlaceViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class PlaceRouter:
    ViewableRouter<PlaceInteractable, PlaceViewControllable>,
    PlaceRouting
{

    private let personBuilder: PersonBuildable

    init(
        interactor: PlaceInteractable,
        viewController: PlaceViewControllable,
        personBuilder: PersonBuildable
    ) {
        self.personBuilder = personBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
