import Foundation

/// A game that can be played, by the name that links have for it.
enum Game: String {
    case ticTacToe
}

/// A link that launches a game: `ribs-training://launchGame?gameId=ticTacToe`.
struct GameLink {

    let game: Game

    /// Nothing comes of any other URL.
    init?(url: URL) {
        guard
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            components.scheme == "ribs-training",
            components.host == "launchGame",
            let id = components.queryItems?.first(where: { $0.name == "gameId" })?.value,
            let game = Game(rawValue: id)
        else {
            return nil
        }
        self.game = game
    }

}
