import UIKit

final class OrdersWireframe: BaseWireframe<OrdersViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Orders", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: OrdersViewController.self)
        super.init(viewController: moduleViewController)

        let formatter = OrdersFormatter()
        let interactor = OrdersInteractor()
        let presenter = OrdersPresenter(
            view: moduleViewController,
            formatter: formatter,
            interactor: interactor,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension OrdersWireframe: OrdersWireframeInterface {

    func navigateToReceipt() {
        navigationController?.pushWireframe(ReceiptWireframe())
    }

    func navigateToHelp() {
        navigationController?.pushWireframe(HelpWireframe())
    }

}
