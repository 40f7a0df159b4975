import Foundation

protocol ReviewsModelDelegate: AnyObject {
    func reviewsDidFinish()
}

final class ReviewsModel {

    // MARK: - Properties

    weak var delegate: ReviewsModelDelegate?
    var onChange: (() -> Void)?

    private let services: Services
    private var stars: [Int] = []

    // MARK: - Initialiser

    init(services: Services) {
        self.services = services
    }

    // MARK: - Work

    func start() {
        onChange?()
    }

    func finish() {
        delegate?.reviewsDidFinish()
    }

    func rate(_ count: Int) {
        stars.append(min(max(count, 1), 5))
        onChange?()
    }
}
