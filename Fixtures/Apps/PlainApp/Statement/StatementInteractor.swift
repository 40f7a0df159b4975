import Foundation

final class StatementInteractor {
}

// MARK: - Extensions -

extension StatementInteractor: StatementInteractorInterface {
}
