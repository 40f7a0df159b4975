import RIBs

protocol GroupInteractable: Interactable {
    var router: GroupRouting? { get set }
    var listener: GroupListener? { get set }
}

protocol GroupViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class GroupRouter:
    ViewableRouter<GroupInteractable, GroupViewControllable>,
    GroupRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: GroupInteractable,
        viewController: GroupViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
