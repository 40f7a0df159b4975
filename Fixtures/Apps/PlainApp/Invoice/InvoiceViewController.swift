import UIKit

final class InvoiceViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: InvoicePresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension InvoiceViewController: InvoiceViewInterface {
}
