import UIKit

final class CreditsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: CreditsPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension CreditsViewController: CreditsViewInterface {
}
