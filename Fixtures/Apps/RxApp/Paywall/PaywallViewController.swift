import UIKit
import RxSwift
import RxCocoa

final class PaywallViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: PaywallPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension PaywallViewController: PaywallViewInterface {
}

private extension PaywallViewController {

    func setupView() {
        let output = Paywall.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
