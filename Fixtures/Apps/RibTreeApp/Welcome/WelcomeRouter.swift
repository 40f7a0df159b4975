import RIBs

protocol WelcomeInteractable: Interactable, HelpListener {
    var router: WelcomeRouting? { get set }
    var listener: WelcomeListener? { get set }
}

protocol WelcomeViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class WelcomeRouter:
    ViewableRouter<WelcomeInteractable, WelcomeViewControllable>,
    WelcomeRouting
{

    private let helpBuilder: HelpBuildable

    init(
        interactor: WelcomeInteractable,
        viewController: WelcomeViewControllable,
        helpBuilder: HelpBuildable
    ) {
        self.helpBuilder = helpBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
