import Foundation

final class StartInteractor {
}

// MARK: - Extensions -

extension StartInteractor: StartInteractorInterface {

    func loadNews() async throws -> [String] {
        // TODO: Return the result.
        fatalError("loadNews() is not implemented yet.")
    }

}
