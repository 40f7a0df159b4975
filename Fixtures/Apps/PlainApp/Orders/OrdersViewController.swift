import UIKit

final class OrdersViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: (any OrdersPresenterInterface)!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension OrdersViewController: OrdersViewInterface {

    func show(loadOrders result: Result<[String], any Error>) {
        // TODO: Show the result.
        fatalError("show(loadOrders:) is not implemented yet.")
    }

    func show(cancelOrder result: Result<Void, any Error>) {
        // TODO: Show the result.
        fatalError("show(cancelOrder:) is not implemented yet.")
    }

}
