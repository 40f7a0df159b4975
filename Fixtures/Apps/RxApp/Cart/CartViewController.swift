import UIKit
import RxSwift
import RxCocoa

final class CartViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: CartPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension CartViewController: CartViewInterface {
}

private extension CartViewController {

    func setupView() {
        let output = Cart.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
