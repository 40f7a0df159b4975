import UIKit

final class WelcomeViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: WelcomePresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension WelcomeViewController: WelcomeViewInterface {
}
