import Foundation

final class LoansInteractor {
}

// MARK: - Extensions -

extension LoansInteractor: LoansInteractorInterface {

    func loadLoans() async throws -> [String] {
        // TODO: Return the [String].
        throw CancellationError()
    }

    func renewAll() async throws {
        // TODO: Do the work.
        throw CancellationError()
    }

}
