import UIKit
import RxSwift
import RxCocoa

protocol LoginWireframeInterface: WireframeInterface {
    func navigateToHome(of user: User)
}

protocol LoginViewInterface: ViewInterface {
}

protocol LoginPresenterInterface: PresenterInterface {
    func configure(with output: Login.ViewOutput) -> Login.ViewInput
}

protocol LoginInteractorInterface: InteractorInterface {
    func login(with credentials: Credentials) -> Single<User>
    func register(with credentials: Credentials) -> Single<User>
    func remember(_ user: User)
}

enum Login {

    struct ViewOutput {
        let actions: LoginActions
    }

    struct ViewInput {
        let events: LoginEvents
    }

}

struct LoginActions {
    let rememberMe: Driver<Bool>
    let login: Signal<Void>
    let register: Signal<Void>
    let email: Driver<String>
    let password: Driver<String>
}

struct LoginEvents {
    let areActionsAvailable: Driver<Bool>
}
