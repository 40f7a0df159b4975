import RIBs

protocol LoggedOutInteractable: Interactable {
    var router: LoggedOutRouting? { get set }
    var listener: LoggedOutListener? { get set }
}

protocol LoggedOutViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class LoggedOutRouter:
    ViewableRouter<LoggedOutInteractable, LoggedOutViewControllable>,
    LoggedOutRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: LoggedOutInteractable,
        viewController: LoggedOutViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
