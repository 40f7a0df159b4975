import Foundation

final class ShelfInteractor {
}

// MARK: - Extensions -

extension ShelfInteractor: ShelfInteractorInterface {

    func loadBooks() async throws -> [String] {
        // TODO: Return the [String].
        throw CancellationError()
    }

    func reserve() async throws {
        // TODO: Do the work.
        throw CancellationError()
    }

}
