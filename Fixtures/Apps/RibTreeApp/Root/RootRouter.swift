import RIBs

protocol RootInteractable: Interactable, WelcomeListener, MainListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class RootRouter:
    LaunchRouter<RootInteractable, RootViewControllable>,
    RootRouting
{

    private let welcomeBuilder: WelcomeBuildable
    private let mainBuilder: MainBuildable

    init(
        interactor: RootInteractable,
        viewController: RootViewControllable,
        welcomeBuilder: WelcomeBuildable,
        mainBuilder: MainBuildable
    ) {
        self.welcomeBuilder = welcomeBuilder
        self.mainBuilder = mainBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
