import UIKit

final class HelpWireframe: BaseWireframe<HelpViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = HelpViewController()
        super.init(viewController: moduleViewController)

        let presenter = HelpPresenter(view: moduleViewController, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension HelpWireframe: HelpWireframeInterface {

    func navigateToWelcome() {
        navigationController?.pushWireframe(WelcomeWireframe())
    }

}
