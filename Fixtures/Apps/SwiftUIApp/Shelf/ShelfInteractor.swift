import Foundation

final class ShelfInteractor {
}

// MARK: - Extensions -

extension ShelfInteractor: ShelfInteractorInterface {

    func loadBooks() async throws -> [String] {
        // TODO: Return the result.
        fatalError("loadBooks() is not implemented yet.")
    }

    func reserve() async throws {
        // TODO: Do the work.
        fatalError("reserve() is not implemented yet.")
    }

}
