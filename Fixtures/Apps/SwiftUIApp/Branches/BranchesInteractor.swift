import Foundation

final class BranchesInteractor {
}

// MARK: - Extensions -

extension BranchesInteractor: BranchesInteractorInterface {
}
