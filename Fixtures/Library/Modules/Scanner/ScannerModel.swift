import Foundation

protocol ScannerModelDelegate: AnyObject {
    func scannerDidFinish()
}

final class ScannerModel {

    // MARK: - Properties

    weak var delegate: ScannerModelDelegate?
    var onChange: (() -> Void)?

    private let services: Services
    private let events = ScannerEvents()
    private var code: String?

    // MARK: - Initialiser

    init(services: Services) {
        self.services = services
    }

    // MARK: - Work

    func start() {
        events.opened()
        code = nil
        onChange?()
    }

    func finish() {
        delegate?.scannerDidFinish()
    }

    func scanned(_ text: String) {
        code = text
        finish()
    }
}
