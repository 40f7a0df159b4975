import Foundation

final class LoansInteractor {
}

// MARK: - Extensions -

extension LoansInteractor: LoansInteractorInterface {
}
