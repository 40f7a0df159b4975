import Foundation

final class StatementInteractor {
}

// MARK: - Extensions -

extension StatementInteractor: StatementInteractorInterface {

    func loadStatement() async throws -> String {
        // TODO: Return the result.
        fatalError("loadStatement() is not implemented yet.")
    }

}
