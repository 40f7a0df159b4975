import Foundation

protocol SearchModelDelegate: AnyObject {
    func searchDidFinish()
}

final class SearchModel {

    // MARK: - Properties

    weak var delegate: SearchModelDelegate?
    var onChange: (() -> Void)?

    private let services: Services
    private let events = SearchEvents()
    private(set) var hits: [String] = []

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
        delegate?.searchDidFinish()
    }

    func search(_ text: String) {
        hits = services.shelves.titles(matching: text)
        events.searched(text)
        onChange?()
    }
}
