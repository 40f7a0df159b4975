import Foundation

protocol LoginModelDelegate: AnyObject {
    func loginDidFinish()
    func loginDidFail()
}

final class LoginModel {

    // MARK: - Properties

    weak var delegate: LoginModelDelegate?
    var onChange: (() -> Void)?

    private let services: Services

    // MARK: - Initialiser

    init(services: Services) {
        self.services = services
    }

    // MARK: - Work

    func start() {
        onChange?()
    }

    func finish() {
        delegate?.loginDidFinish()
    }

    func login(as name: String) {
        guard !name.isEmpty else {
            delegate?.loginDidFail()
            return
        }
        services.account.name = name
        finish()
    }
}
