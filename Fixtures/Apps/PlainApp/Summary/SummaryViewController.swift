import UIKit

final class SummaryViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: SummaryPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension SummaryViewController: SummaryViewInterface {
}
