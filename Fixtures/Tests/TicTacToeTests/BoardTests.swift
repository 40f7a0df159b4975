import Testing

@testable import TicTacToeApp

@Suite("A board")
@MainActor
struct BoardTests {

    @Test(
        "has a winner for each of its eight lines",
        arguments: [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    )
    func lines(_ line: [Int]) {
        var board = Board()
        for number in line {
            #expect(board.winner == nil)
            let isTaken = board.take(Board.Position.all[number], for: .second)
            #expect(isTaken)
        }
        #expect(board.winner == .second)
        #expect(!board.isFull)
    }
}
