import Foundation
import RxSwift
import RxCocoa

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class LoginPresenter {

    // MARK: - Private properties -

    private unowned let view: LoginViewInterface
    private let interactor: LoginInteractorInterface
    private let wireframe: LoginWireframeInterface

    private let emailValidator = EmailValidator()
    private let passwordValidator = PasswordValidator(minimumLength: 6)

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: LoginViewInterface,
        interactor: LoginInteractorInterface,
        wireframe: LoginWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension LoginPresenter: LoginPresenterInterface {

    func configure(with output: Login.ViewOutput) -> Login.ViewInput {
        let actions = output.actions
        let credentials = Driver.combineLatest(
            actions.email,
            actions.password,
            resultSelector: { Credentials(email: $0, password: $1) }
        )

        handle(actions.login, with: credentials, rememberMe: actions.rememberMe) { [interactor] in
            interactor.login(with: $0)
        }
        handle(actions.register, with: credentials, rememberMe: actions.rememberMe) { [interactor] in
            interactor.register(with: $0)
        }

        return Login.ViewInput(events: LoginEvents(
            areActionsAvailable: areActionsAvailable(for: credentials)
        ))
    }

}

private extension LoginPresenter {

    func areActionsAvailable(for credentials: Driver<Credentials>) -> Driver<Bool> {
        return credentials
            .map { [emailValidator, passwordValidator] credentials in
                emailValidator.isValid(credentials.email) && passwordValidator.isValid(credentials.password)
            }
            .startWith(false)
            .distinctUntilChanged()
    }

    func handle(
        _ action: Signal<Void>,
        with credentials: Driver<Credentials>,
        rememberMe: Driver<Bool>,
        request: @escaping (Credentials) -> Single<User>
    ) {
        action
            .withLatestFrom(Driver.combineLatest(credentials, rememberMe))
            .flatMap { [unowned self] credentials, rememberMe in
                withProgressHUD(request(credentials)).map { (result: $0, rememberMe: rememberMe) }
            }
            .emit(with: self, onNext: { presenter, answer in
                presenter.handle(answer.result, rememberMe: answer.rememberMe)
            })
            .disposed(by: disposeBag)
    }

    func handle(_ result: Result<User, any Error>, rememberMe: Bool) {
        switch result {
        case .success(let user):
            if rememberMe {
                interactor.remember(user)
            }
            wireframe.navigateToHome(of: user)
        case .failure(let error):
            wireframe.showAlert(with: "Error", message: error.localizedDescription)
        }
    }

    func withProgressHUD(_ request: Single<User>) -> Signal<Result<User, any Error>> {
        return request
            .asResult()
            .do(
                onNext: { [unowned view] _ in view.hideProgressHUD() },
                onSubscribe: { [unowned view] in view.showProgressHUD() }
            )
    }

}
