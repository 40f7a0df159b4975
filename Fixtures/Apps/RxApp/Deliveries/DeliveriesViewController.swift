import UIKit
import RxSwift
import RxCocoa

final class DeliveriesViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: DeliveriesPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension DeliveriesViewController: DeliveriesViewInterface {
}

private extension DeliveriesViewController {

    func setupView() {
        let output = Deliveries.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
