import Foundation

final class LoginInteractor {

    // MARK: - Private properties -

    private let authenticationService: any AuthenticationService
    private let userStorage: any UserStorage

    // MARK: - Lifecycle -

    init(authenticationService: any AuthenticationService, userStorage: any UserStorage) {
        self.authenticationService = authenticationService
        self.userStorage = userStorage
    }
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {

    func login(with credentials: Credentials) async throws -> User {
        return try await authenticationService.login(with: credentials)
    }

    func register(with credentials: Credentials) async throws -> User {
        return try await authenticationService.register(with: credentials)
    }

    func remember(_ user: User) {
        userStorage.save(user)
    }

}
