import UIKit

final class TermsWireframe: BaseWireframe<TermsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = TermsViewController()
        super.init(viewController: moduleViewController)

        let interactor = TermsInteractor()
        let presenter = TermsPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension TermsWireframe: TermsWireframeInterface {

    func navigateToWelcome() {
        navigationController?.pushWireframe(WelcomeWireframe())
    }

    func navigateToAbout() {
        navigationController?.pushWireframe(AboutWireframe())
    }

}
