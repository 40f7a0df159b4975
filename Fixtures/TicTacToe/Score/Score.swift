/// How many games each has won.
struct Score: Equatable {

    private(set) var first = 0
    private(set) var second = 0

    mutating func add(winner: Player) {
        switch winner {
        case .first: first += 1
        case .second: second += 1
        }
    }

}
