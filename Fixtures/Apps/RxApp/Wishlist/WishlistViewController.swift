import UIKit
import RxSwift
import RxCocoa

final class WishlistViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: WishlistPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension WishlistViewController: WishlistViewInterface {
}

private extension WishlistViewController {

    func setupView() {
        let output = Wishlist.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
