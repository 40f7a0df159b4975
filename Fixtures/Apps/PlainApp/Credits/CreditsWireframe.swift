import UIKit

final class CreditsWireframe: BaseWireframe<CreditsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = CreditsViewController()
        super.init(viewController: moduleViewController)

        let presenter = CreditsPresenter(view: moduleViewController, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension CreditsWireframe: CreditsWireframeInterface {

    func navigateToWelcome() {
        navigationController?.pushWireframe(WelcomeWireframe())
    }

    func navigateToAbout() {
        navigationController?.pushWireframe(AboutWireframe())
    }

}
