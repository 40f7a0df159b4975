/// Three rows of three cells, and who has taken which.
struct Board {

    static let size = 3

    /// Where a cell is, counted from the top left.
    struct Position: Hashable {
        let row: Int
        let column: Int

        static let all = (0..<size).flatMap { row in
            (0..<size).map { Position(row: row, column: $0) }
        }
    }

    private var players: [Position: Player] = [:]

    /// Whether no cell is left.
    var isFull: Bool {
        return players.count == Position.all.count
    }

    /// Who has a whole line.
    var winner: Player? {
        return Player.allCases.first { player in
            Board.lines.contains { line in
                line.allSatisfy { players[$0] == player }
            }
        }
    }

    /// Whether the player now has the cell, which is no longer to be had.
    mutating func take(_ position: Position, for player: Player) -> Bool {
        guard players[position] == nil else { return false }
        players[position] = player
        return true
    }

    private static let lines: [[Position]] = {
        let range = 0..<size
        let rows = range.map { row in range.map { Position(row: row, column: $0) } }
        let columns = range.map { column in range.map { Position(row: $0, column: column) } }
        let diagonals = [
            range.map { Position(row: $0, column: $0) },
            range.map { Position(row: $0, column: size - 1 - $0) },
        ]
        return rows + columns + diagonals
    }()

}
