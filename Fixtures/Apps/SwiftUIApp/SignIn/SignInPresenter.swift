import Foundation
import Observation

@MainActor
@Observable
final class SignInPresenter {

    // MARK: - Private properties -

    private let interactor: SignInInteractorInterface
    private let wireframe: SignInWireframeInterface

    // MARK: - Lifecycle -

    init(
        interactor: SignInInteractorInterface,
        wireframe: SignInWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
