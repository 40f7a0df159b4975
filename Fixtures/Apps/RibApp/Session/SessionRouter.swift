import RIBs

protocol SessionInteractable: Interactable {
    var router: SessionRouting? { get set }
    var listener: SessionListener? { get set }
}

protocol SessionViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class SessionRouter:
    Router<SessionInteractable>,
    SessionRouting
{

    private let viewController: SessionViewControllable

    // TODO: Take the builders of the RIBs below.
    init(
        interactor: SessionInteractable,
        viewController: SessionViewControllable
    ) {
        self.viewController = viewController
        super.init(interactor: interactor)
        interactor.router = self
    }

    func cleanupViews() {
        // TODO: Take away what this RIB has put into the view controller, which is not its own.
    }

}
