import RIBs

protocol RootInteractable: Interactable {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class RootRouter:
    LaunchRouter<RootInteractable, RootViewControllable>,
    RootRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: RootInteractable,
        viewController: RootViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
