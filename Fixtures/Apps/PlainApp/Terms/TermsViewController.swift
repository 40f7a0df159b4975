import UIKit

final class TermsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: TermsPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension TermsViewController: TermsViewInterface {
}
