import UIKit

final class MenuViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: MenuPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension MenuViewController: MenuViewInterface {
}
