import UIKit
import RxSwift
import RxCocoa

final class OnboardingViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: OnboardingPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension OnboardingViewController: OnboardingViewInterface {
}

private extension OnboardingViewController {

    func setupView() {
        let output = Onboarding.ViewOutput()

        let input = presenter.configure(with: output)
    }

}
