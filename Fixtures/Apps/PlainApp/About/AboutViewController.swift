import UIKit

final class AboutViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: AboutPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension AboutViewController: AboutViewInterface {
}
