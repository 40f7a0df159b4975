import UIKit

final class SignInWireframe: BaseWireframe<LazyHostingViewController<SignInView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<SignInView>()
        super.init(viewController: moduleViewController)

        let interactor = SignInInteractor()
        let presenter = SignInPresenter(interactor: interactor, wireframe: self)
        moduleViewController.rootView = SignInView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension SignInWireframe: SignInWireframeInterface {
}
