import UIKit
import RxSwift
import RxCocoa

final class CartWireframe: BaseWireframe<CartViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = CartViewController()
        super.init(viewController: moduleViewController)

        let formatter = CartFormatter()
        let interactor = CartInteractor()
        let presenter = CartPresenter(
            view: moduleViewController,
            formatter: formatter,
            interactor: interactor,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension CartWireframe: CartWireframeInterface {
}
