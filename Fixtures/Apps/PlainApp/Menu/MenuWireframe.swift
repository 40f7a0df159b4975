import UIKit

final class MenuWireframe: BaseWireframe<MenuViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = MenuViewController()
        super.init(viewController: moduleViewController)

        let interactor = MenuInteractor()
        let presenter = MenuPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension MenuWireframe: MenuWireframeInterface {

    func navigateToWelcome() {
        navigationController?.pushWireframe(WelcomeWireframe())
    }

    func navigateToTerms() {
        navigationController?.pushWireframe(TermsWireframe())
    }

}
