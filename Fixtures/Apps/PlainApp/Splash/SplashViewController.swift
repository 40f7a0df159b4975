import UIKit

final class SplashViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: SplashPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension SplashViewController: SplashViewInterface {
}
