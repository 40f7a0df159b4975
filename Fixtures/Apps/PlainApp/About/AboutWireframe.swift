import UIKit

final class AboutWireframe: BaseWireframe<AboutViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = AboutViewController()
        super.init(viewController: moduleViewController)

        let interactor = AboutInteractor()
        let presenter = AboutPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension AboutWireframe: AboutWireframeInterface {
}
