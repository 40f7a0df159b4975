import UIKit
import RxSwift
import RxCocoa

final class FeedViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: FeedPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension FeedViewController: FeedViewInterface {
}

private extension FeedViewController {

    func setupView() {
        let output = Feed.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
