import UIKit

final class FavoritesViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: FavoritesPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension FavoritesViewController: FavoritesViewInterface {
}
