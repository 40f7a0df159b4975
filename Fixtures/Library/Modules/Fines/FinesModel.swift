import Foundation

protocol FinesModelDelegate: AnyObject {
    func finesDidFinish()
}

final class FinesModel {

    // MARK: - Properties

    weak var delegate: FinesModelDelegate?
    var onChange: (() -> Void)?

    private let services: Services
    private let events = FinesEvents()

    var fines: Int { services.account.fines }

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
        delegate?.finesDidFinish()
    }

    func pay() {
        services.account.fines = 0
        finish()
    }
}
