import RIBs

protocol PersonInteractable: Interactable {
    var router: PersonRouting? { get set }
    var listener: PersonListener? { get set }
}

protocol PersonViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class PersonRouter:
    ViewableRouter<PersonInteractable, PersonViewControllable>,
    PersonRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: PersonInteractable,
        viewController: PersonViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
