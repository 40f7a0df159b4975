import UIKit

final class SignInWireframe: BaseWireframe<LazyHostingViewController<SignInView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<SignInView>()
        super.init(viewController: moduleViewController)

        let presenter = SignInPresenter(wireframe: self)
        moduleViewController.rootView = SignInView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension SignInWireframe: SignInWireframeInterface {

    func navigateToStart() {
        navigationController?.pushWireframe(StartWireframe())
    }

    func navigateToShelf() {
        navigationController?.pushWireframe(ShelfWireframe())
    }

}
