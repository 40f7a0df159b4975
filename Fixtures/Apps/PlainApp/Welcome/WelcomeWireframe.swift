import UIKit

final class WelcomeWireframe: BaseWireframe<WelcomeViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Welcome", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: WelcomeViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = WelcomeInteractor()
        let presenter = WelcomePresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension WelcomeWireframe: WelcomeWireframeInterface {
}
