import UIKit

final class BasketWireframe: BaseWireframe<BasketViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = BasketViewController()
        super.init(viewController: moduleViewController)

        let formatter = BasketFormatter()
        let presenter = BasketPresenter(
            view: moduleViewController,
            formatter: formatter,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension BasketWireframe: BasketWireframeInterface {

    func navigateToOrders() {
        navigationController?.pushWireframe(OrdersWireframe())
    }

}
