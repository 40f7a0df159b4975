import Foundation

final class LobbyPresenter {

    // MARK: - Private properties -

    private unowned let view: LobbyViewInterface
    private let wireframe: LobbyWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: LobbyViewInterface,
        wireframe: LobbyWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension LobbyPresenter: LobbyPresenterInterface {
}
