import UIKit

final class LoginWireframe: BaseWireframe<LazyHostingViewController<LoginView>> {

    // MARK: - Module setup -

    init(authenticationService: any AuthenticationService, userStorage: any UserStorage) {
        let moduleViewController = LazyHostingViewController<LoginView>()
        super.init(viewController: moduleViewController)

        let interactor = LoginInteractor(authenticationService: authenticationService, userStorage: userStorage)
        let presenter = LoginPresenter(interactor: interactor, wireframe: self)
        moduleViewController.rootView = LoginView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension LoginWireframe: LoginWireframeInterface {

    func navigateToHome(of user: User) {
        navigationController?.setRootWireframe(HomeWireframe(user: user))
    }

}
