import UIKit

final class ReceiptViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: ReceiptPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension ReceiptViewController: ReceiptViewInterface {
}
