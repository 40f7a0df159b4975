import RIBs

protocol ContactInteractable: Interactable, GroupListener {
    var router: ContactRouting? { get set }
    var listener: ContactListener? { get set }
}

protocol ContactViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class ContactRouter:
    ViewableRouter<ContactInteractable, ContactViewControllable>,
    ContactRouting
{

    private let groupBuilder: GroupBuildable

    init(
        interactor: ContactInteractable,
        viewController: ContactViewControllable,
        groupBuilder: GroupBuildable
    ) {
        self.groupBuilder = groupBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
