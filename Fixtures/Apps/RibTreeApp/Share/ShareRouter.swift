import RIBs

protocol ShareInteractable: Interactable {
    var router: ShareRouting? { get set }
    var listener: ShareListener? { get set }
}

protocol ShareViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class ShareRouter: Router<ShareInteractable>, ShareRouting {

    private let viewController: ShareViewControllable

    // TODO: Take the builders of the RIBs below.
    init(interactor: ShareInteractable, viewController: ShareViewControllable) {
        self.viewController = viewController
        super.init(interactor: interactor)
        interactor.router = self
    }

    func cleanupViews() {
        // TODO: Take away what this RIB has put into the view controller, which is not its own.
    }

}
