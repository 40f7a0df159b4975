import Foundation

final class SignInInteractor {
}

// MARK: - Extensions -

extension SignInInteractor: SignInInteractorInterface {
}
