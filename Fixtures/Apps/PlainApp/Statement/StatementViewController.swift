import UIKit

final class StatementViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: StatementPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension StatementViewController: StatementViewInterface {
}
