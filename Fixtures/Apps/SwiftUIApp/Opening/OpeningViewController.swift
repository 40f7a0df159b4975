import UIKit

final class OpeningViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: OpeningPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension OpeningViewController: OpeningViewInterface {
}
