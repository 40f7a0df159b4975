import UIKit

protocol LobbyWireframeInterface: WireframeInterface {
    func navigateToStart()
}

protocol LobbyViewInterface: ViewInterface {
}

protocol LobbyPresenterInterface: PresenterInterface {
}
