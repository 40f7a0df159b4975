import UIKit
import RxSwift
import RxCocoa

final class LoginViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: LoginPresenterInterface!

    // MARK: - IBOutlets -

    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    var emailTextField: UITextField!

    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    var passwordTextField: UITextField!

    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    var showPasswordButton: UIButton!

    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    var rememberMeButton: UIButton!

    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    var loginButton: UIButton!

    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    var registerButton: UIButton!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension LoginViewController: LoginViewInterface {
}

private extension LoginViewController {

    func setupView() {
        setupSecureEntry()

        let output = Login.ViewOutput(actions: LoginActions(
            rememberMe: isTicked(rememberMeButton),
            login: loginButton.rx.tap.asSignal(),
            register: registerButton.rx.tap.asSignal(),
            email: emailTextField.rx.text.orEmpty.asDriver(),
            password: passwordTextField.rx.text.orEmpty.asDriver()
        ))

        let input = presenter.configure(with: output)
        handle(areActionsAvailable: input.events.areActionsAvailable)
    }

    func setupSecureEntry() {
        let isPasswordShown = isTicked(showPasswordButton)

        isPasswordShown
            .map { !$0 }
            .drive(passwordTextField.rx.isSecureTextEntry)
            .disposed(by: disposeBag)
    }

    func handle(areActionsAvailable: Driver<Bool>) {
        areActionsAvailable
            .drive(loginButton.rx.isEnabled, registerButton.rx.isEnabled)
            .disposed(by: disposeBag)

        areActionsAvailable
            .map { $0 ? 1 : 0.3 }
            .drive(loginButton.rx.alpha, registerButton.rx.alpha)
            .disposed(by: disposeBag)
    }

    /// Whether a button is ticked, which a tap changes. It starts unticked.
    func isTicked(_ button: UIButton) -> Driver<Bool> {
        let isTicked = button.rx.tap.asDriver()
            .scan(false) { isTicked, _ in !isTicked }
            .startWith(false)

        isTicked
            .drive(button.rx.isSelected)
            .disposed(by: disposeBag)

        return isTicked
    }

}
