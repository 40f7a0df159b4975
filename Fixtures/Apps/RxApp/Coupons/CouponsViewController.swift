import UIKit
import RxSwift
import RxCocoa

final class CouponsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: CouponsPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension CouponsViewController: CouponsViewInterface {
}

private extension CouponsViewController {

    func setupView() {
        let output = Coupons.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
