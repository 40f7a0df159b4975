import UIKit
import RxSwift
import RxCocoa

final class HomeViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: HomePresenterInterface!

    // MARK: - Private properties -

    private let greetingLabel = UILabel()
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension HomeViewController: HomeViewInterface {
}

private extension HomeViewController {

    func setupView() {
        greetingLabel.frame = view.bounds
        greetingLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(greetingLabel)

        let output = Home.ViewOutput()

        let input = presenter.configure(with: output)
        input.greeting
            .drive(greetingLabel.rx.text)
            .disposed(by: disposeBag)
    }

}
