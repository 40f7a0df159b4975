import Foundation

final class LoansInteractor {
}

// MARK: - Extensions -

extension LoansInteractor: LoansInteractorInterface {

    func loadLoans() async throws -> [String] {
        // TODO: Return the result.
        fatalError("loadLoans() is not implemented yet.")
    }

    func renewAll() async throws {
        // TODO: Do the work.
        fatalError("renewAll() is not implemented yet.")
    }

}
