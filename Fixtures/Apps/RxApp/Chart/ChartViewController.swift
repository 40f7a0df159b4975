import UIKit
import RxSwift
import RxCocoa

final class ChartViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: ChartPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension ChartViewController: ChartViewInterface {
}

private extension ChartViewController {

    func setupView() {
        let output = Chart.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
