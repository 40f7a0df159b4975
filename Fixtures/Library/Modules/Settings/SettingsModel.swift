import Foundation

protocol SettingsModelDelegate: AnyObject {
    func settingsDidFinish()
}

final class SettingsModel {

    // MARK: - Properties

    weak var delegate: SettingsModelDelegate?
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
        delegate?.settingsDidFinish()
    }
}
