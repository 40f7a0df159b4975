import Foundation
import Observation

@MainActor
@Observable
final class LoginPresenter {

    // MARK: - Public properties -

    var email = ""
    var password = ""
    var isRemembering = false
    private(set) var requestCount = 0

    var areActionsAvailable: Bool {
        return emailValidator.isValid(email) && passwordValidator.isValid(password)
    }

    // MARK: - Private properties -

    private let interactor: any LoginInteractorInterface
    private let wireframe: any LoginWireframeInterface

    private let emailValidator = EmailValidator()
    private let passwordValidator = PasswordValidator(minimumLength: 6)

    @ObservationIgnored private var tasks: [Task<Void, Never>] = []

    // MARK: - Lifecycle -

    init(
        interactor: any LoginInteractorInterface,
        wireframe: any LoginWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    deinit {
        for task in tasks {
            task.cancel()
        }
    }
}

// MARK: - Extensions -

extension LoginPresenter {

    func login() {
        send { [interactor] in try await interactor.login(with: $0) }
    }

    func register() {
        send { [interactor] in try await interactor.register(with: $0) }
    }

}

private extension LoginPresenter {

    /// Sends what is typed now. What is typed later is for the next request.
    func send(_ request: @escaping @MainActor (Credentials) async throws -> User) {
        let credentials = Credentials(email: email, password: password)
        let isRemembering = isRemembering
        requestCount += 1
        tasks.append(Task { [weak self] in
            let result: Result<User, any Error>
            do {
                result = .success(try await request(credentials))
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.handle(result, isRemembering: isRemembering)
        })
    }

    func handle(_ result: Result<User, any Error>, isRemembering: Bool) {
        requestCount -= 1
        switch result {
        case .success(let user):
            if isRemembering {
                interactor.remember(user)
            }
            wireframe.navigateToHome(of: user)
        case .failure(let error):
            wireframe.showAlert(with: "Error", message: error.localizedDescription)
        }
    }

}
