/// What the two who play are called.
struct PlayerNames: Equatable {

    let first: String
    let second: String

    func name(of player: Player) -> String {
        switch player {
        case .first: return first
        case .second: return second
        }
    }

}
