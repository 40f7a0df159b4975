import UIKit

final class OrdersViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: OrdersPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension OrdersViewController: OrdersViewInterface {
}
