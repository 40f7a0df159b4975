import UIKit

final class HelpViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: HelpPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension HelpViewController: HelpViewInterface {
}
