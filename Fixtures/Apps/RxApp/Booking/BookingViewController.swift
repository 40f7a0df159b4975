import UIKit
import RxSwift
import RxCocoa

final class BookingViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: BookingPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension BookingViewController: BookingViewInterface {
}

private extension BookingViewController {

    func setupView() {
        let output = Booking.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
