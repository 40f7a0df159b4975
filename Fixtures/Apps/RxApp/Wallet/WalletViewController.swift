import UIKit
import RxSwift
import RxCocoa

final class WalletViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: WalletPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension WalletViewController: WalletViewInterface {
}

private extension WalletViewController {

    func setupView() {
        let output = Wallet.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
