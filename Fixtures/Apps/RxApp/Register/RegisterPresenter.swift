import Foundation
import RxSwift
import RxCocoa

final class RegisterPresenter {

    // MARK: - Private properties -

    private unowned let view: RegisterViewInterface
    private let interactor: RegisterInteractorInterface
    private let wireframe: RegisterWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: RegisterViewInterface,
        interactor: RegisterInteractorInterface,
        wireframe: RegisterWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension RegisterPresenter: RegisterPresenterInterface {

    func configure(with output: Register.ViewOutput) -> Register.ViewInput {
        return Register.ViewInput()
    }

}
