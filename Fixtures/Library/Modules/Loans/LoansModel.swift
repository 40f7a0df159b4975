import Foundation

protocol LoansModelDelegate: AnyObject {
    func loansDidFinish()
}

final class LoansModel {

    // MARK: - Properties

    weak var delegate: LoansModelDelegate?
    var onChange: (() -> Void)?

    private let services: Services
    private let events = LoansEvents()

    var loans: [String] { services.account.loans }

    // MARK: - Initialiser

    init(services: Services) {
        self.services = services
    }

    // MARK: - Work

    func start() {
        events.opened()
        onChange?()
    }

    func finish() {
        delegate?.loansDidFinish()
    }

    func giveBack(_ title: String) {
        services.account.loans.removeAll { $0 == title }
        onChange?()
    }
}
