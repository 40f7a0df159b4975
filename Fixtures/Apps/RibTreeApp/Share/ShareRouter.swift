import RIBs

protocol ShareInteractable: Interactable, ContactListener {
    var router: ShareRouting? { get set }
    var listener: ShareListener? { get set }
}

protocol ShareViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class ShareRouter:
    Router<ShareInteractable>,
    ShareRouting
{

    private let viewController: ShareViewControllable
    private let contactBuilder: ContactBuildable

    init(
        interactor: ShareInteractable,
        viewController: ShareViewControllable,
        contactBuilder: ContactBuildable
    ) {
        self.viewController = viewController
        self.contactBuilder = contactBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func cleanupViews() {
        // TODO: Take away what this RIB has put into the view controller, which is not its own.
    }

}
