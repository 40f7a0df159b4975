import UIKit

final class BasketViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: BasketPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension BasketViewController: BasketViewInterface {
}
