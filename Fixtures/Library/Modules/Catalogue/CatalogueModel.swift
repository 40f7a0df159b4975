import Foundation

protocol CatalogueModelDelegate: AnyObject {
    func catalogueDidFinish()
    func catalogueDidChoose(_ title: String)
}

final class CatalogueModel {

    // MARK: - Properties

    weak var delegate: CatalogueModelDelegate?
    var onChange: (() -> Void)?

    private let services: Services
    private let events = CatalogueEvents()
    private(set) var titles: [String] = []

    // MARK: - Initialiser

    init(services: Services) {
        self.services = services
    }

    // MARK: - Work

    func start() {
        events.opened()
        titles = services.shelves.titles(matching: "")
        onChange?()
    }

    func finish() {
        delegate?.catalogueDidFinish()
    }

    func choose(_ title: String) {
        delegate?.catalogueDidChoose(title)
    }
}
