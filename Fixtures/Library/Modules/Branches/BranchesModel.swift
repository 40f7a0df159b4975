import Foundation

protocol BranchesModelDelegate: AnyObject {
    func branchesDidFinish()
}

final class BranchesModel {

    // MARK: - Properties

    weak var delegate: BranchesModelDelegate?
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
        delegate?.branchesDidFinish()
    }
}
