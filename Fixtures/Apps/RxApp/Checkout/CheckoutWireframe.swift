import UIKit
import RxSwift
import RxCocoa

final class CheckoutWireframe: BaseWireframe<CheckoutViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = CheckoutViewController()
        super.init(viewController: moduleViewController)

        let interactor = CheckoutInteractor()
        let presenter = CheckoutPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension CheckoutWireframe: CheckoutWireframeInterface {
}
