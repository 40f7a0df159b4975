import UIKit
import RxSwift
import RxCocoa

final class RegisterWireframe: BaseWireframe<RegisterViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = RegisterViewController()
        super.init(viewController: moduleViewController)

        let formatter = RegisterFormatter()
        let presenter = RegisterPresenter(
            view: moduleViewController,
            formatter: formatter,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension RegisterWireframe: RegisterWireframeInterface {
}
