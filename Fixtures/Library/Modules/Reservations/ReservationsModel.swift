import Foundation

protocol ReservationsModelDelegate: AnyObject {
    func reservationsDidFinish()
}

final class ReservationsModel {

    // MARK: - Properties

    weak var delegate: ReservationsModelDelegate?
    var onChange: (() -> Void)?

    private let services: Services
    private let events = ReservationsEvents()

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
        delegate?.reservationsDidFinish()
    }
}
