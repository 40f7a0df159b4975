import UIKit
import RxSwift
import RxCocoa

final class DetailsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: DetailsPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension DetailsViewController: DetailsViewInterface {
}

private extension DetailsViewController {

    func setupView() {
        let output = Details.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
