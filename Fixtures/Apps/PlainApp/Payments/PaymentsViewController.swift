import UIKit

final class PaymentsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: PaymentsPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension PaymentsViewController: PaymentsViewInterface {
}
