import UIKit
import RxSwift
import RxCocoa

final class HotelViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: HotelPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension HotelViewController: HotelViewInterface {
}

private extension HotelViewController {

    func setupView() {
        let output = Hotel.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
