import UIKit

final class OpeningWireframe: BaseWireframe<OpeningViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = OpeningViewController()
        super.init(viewController: moduleViewController)

        let interactor = OpeningInteractor()
        let presenter = OpeningPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension OpeningWireframe: OpeningWireframeInterface {

    func navigateToSignIn() {
        navigationController?.pushWireframe(SignInWireframe())
    }

}
