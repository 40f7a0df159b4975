import UIKit
import RxSwift
import RxCocoa

final class RegisterWireframe: BaseWireframe<RegisterViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = RegisterViewController()
        super.init(viewController: moduleViewController)

        let interactor = RegisterInteractor()
        let presenter = RegisterPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension RegisterWireframe: RegisterWireframeInterface {
}
