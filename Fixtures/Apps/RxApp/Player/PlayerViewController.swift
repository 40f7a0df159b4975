import UIKit
import RxSwift
import RxCocoa

final class PlayerViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: PlayerPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension PlayerViewController: PlayerViewInterface {
}

private extension PlayerViewController {

    func setupView() {
        let output = Player.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
