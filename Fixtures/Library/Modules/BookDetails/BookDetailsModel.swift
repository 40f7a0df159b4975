import Foundation

protocol BookDetailsModelDelegate: AnyObject {
    func bookDetailsDidFinish()
}

final class BookDetailsModel {

    // MARK: - Properties

    weak var delegate: BookDetailsModelDelegate?
    var onChange: (() -> Void)?

    private let services: Services
    let book: String

    // MARK: - Initialiser

    init(services: Services, book: String) {
        self.services = services
        self.book = book
    }

    // MARK: - Work

    func start() {
        onChange?()
    }

    func finish() {
        delegate?.bookDetailsDidFinish()
    }

    func borrow() {
        services.account.loans.append(book)
        onChange?()
    }
}
