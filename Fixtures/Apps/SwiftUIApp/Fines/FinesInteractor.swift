import Foundation

final class FinesInteractor {
}

// MARK: - Extensions -

extension FinesInteractor: FinesInteractorInterface {

    func loadFines() async throws -> Int {
        // TODO: Return the result.
        fatalError("loadFines() is not implemented yet.")
    }

}
