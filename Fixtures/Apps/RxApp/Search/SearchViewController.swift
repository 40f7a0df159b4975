import UIKit
import RxSwift
import RxCocoa

final class SearchViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: SearchPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension SearchViewController: SearchViewInterface {
}

private extension SearchViewController {

    func setupView() {
        let output = Search.ViewOutput(actions: SearchActions(
            text: .never()
        ))

        let input = presenter.configure(with: output)
    }

}
