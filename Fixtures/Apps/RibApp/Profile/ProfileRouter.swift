import RIBs

protocol ProfileInteractable: Interactable {
    var router: ProfileRouting? { get set }
    var listener: ProfileListener? { get set }
}

protocol ProfileViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class ProfileRouter:
    ViewableRouter<ProfileInteractable, ProfileViewControllable>,
    ProfileRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: ProfileInteractable,
        viewController: ProfileViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
