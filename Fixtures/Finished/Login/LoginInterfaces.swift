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
        let actions: ViewActions
    }

    struct ViewInput {
        let events: ViewEvents
    }

    struct ViewActions {
        let rememberMe: Driver<Bool>
        let login: Signal<Void>
        let register: Signal<Void>
        let email: Driver<String>
        let password: Driver<String>
    }

    struct ViewEvents {
        let areActionsAvailable: Driver<Bool>
    }

}
