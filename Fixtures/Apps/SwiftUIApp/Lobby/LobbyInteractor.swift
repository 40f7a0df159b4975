import Foundation

final class LobbyInteractor {
}

// MARK: - Extensions -

extension LobbyInteractor: LobbyInteractorInterface {

    func loadSigns() async throws -> [String] {
        // TODO: Return the result.
        fatalError("loadSigns() is not implemented yet.")
    }

}
