import UIKit
import RxSwift
import RxCocoa

final class RegisterViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: RegisterPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension RegisterViewController: RegisterViewInterface {
}

private extension RegisterViewController {

    func setupView() {
        let output = Register.ViewOutput(actions: RegisterActions(
            name: .never(),
            register: .never()
        ))

        let input = presenter.configure(with: output)
    }

}
