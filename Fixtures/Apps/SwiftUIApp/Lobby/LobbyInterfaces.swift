import UIKit

protocol LobbyWireframeInterface: WireframeInterface {
    func navigateToStart()
}

protocol LobbyViewInterface: ViewInterface {
    func show(loadSigns result: Result<[String], any Error>)
}

@MainActor
protocol LobbyPresenterInterface: PresenterInterface {
    func loadSigns()
}

@MainActor
protocol LobbyInteractorInterface: InteractorInterface {
    func loadSigns() async throws -> [String]
}
