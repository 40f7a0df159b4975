import Foundation

protocol ProfileModelDelegate: AnyObject {
    func profileDidFinish()
}

final class ProfileModel {

    // MARK: - Properties

    weak var delegate: ProfileModelDelegate?
    var onChange: (() -> Void)?

    private let services: Services

    var name: String { services.account.name ?? "Guest" }

    // MARK: - Initialiser

    init(services: Services) {
        self.services = services
    }

    // MARK: - Work

    func start() {
        onChange?()
    }

    func finish() {
        delegate?.profileDidFinish()
    }
}
