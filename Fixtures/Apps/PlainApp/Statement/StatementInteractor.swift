import Foundation

final class StatementInteractor {
}

// MARK: - Extensions -

extension StatementInteractor: StatementInteractorInterface {

    func loadStatement() async throws -> String {
        // TODO: Return the String.
        throw CancellationError()
    }

}
