import RIBs

protocol LoggedInInteractable: Interactable {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

protocol LoggedInViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class LoggedInRouter:
    Router<LoggedInInteractable>,
    LoggedInRouting
{

    private let viewController: LoggedInViewControllable

    // TODO: Take the builders of the RIBs below.
    init(
        interactor: LoggedInInteractable,
        viewController: LoggedInViewControllable
    ) {
        self.viewController = viewController
        super.init(interactor: interactor)
        interactor.router = self
    }

    func cleanupViews() {
        // TODO: Take away what this RIB has put into the view controller, which is not its own.
    }

}
