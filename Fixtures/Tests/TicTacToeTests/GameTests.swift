import Testing
import UIKit

@testable import TicTacToeApp

@Suite("A game of TicTacToe")
@MainActor
struct GameTests {

    private let person = Person()

    init() throws {
        try person.logIn("Ann", "Bob")
        try person.startGame()
    }

    @Test("starts with an empty board")
    func empty() throws {
        #expect(try person.board == ["...", "...", "..."])
        #expect(try person.alert == nil)
    }

    @Test("is played in turns, and a cell that is taken stays so")
    func turns() throws {
        try person.take(4, 4, 0, 8)
        #expect(try person.board == ["O..", ".X.", "..X"])
    }

    @Test("takes a cell once, even where the view lets it be tapped again")
    func takenTwice() throws {
        try person.take(4)
        let listener = try #require(try person.screen(TicTacToeViewController.self).listener)
        listener.take(Board.Position(row: 1, column: 1))
        try person.take(0)
        #expect(try person.board == ["O..", ".X.", "..."])
    }

    @Test("is won by whoever has a line first, which the score shows afterwards")
    func won() throws {
        try person.take(0, 3, 1, 4)
        #expect(try person.alert == nil)
        try person.take(2)
        #expect(try person.alert?.title == "Ann has won!")
        try person.closeAlert()
        #expect(try person.lines == ["Ann", "1", "Bob", "0"])
    }

    @Test("can be won by the second player")
    func wonBySecond() throws {
        try person.take(0, 2, 1, 4, 8, 6)
        #expect(try person.alert?.title == "Bob has won!")
        try person.closeAlert()
        #expect(try person.lines == ["Ann", "0", "Bob", "1"])
    }

    @Test("is won, not drawn, by the line that the last cell makes")
    func wonAtLast() throws {
        try person.take(0, 1, 2, 3, 4, 6, 5, 7, 8)
        #expect(try person.board == ["XOX", "OXX", "OOX"])
        #expect(try person.alert?.title == "Ann has won!")
    }

    @Test("is over once it is won")
    func over() throws {
        try person.take(0, 3, 1, 4, 2)
        try person.take(8)
        #expect(try person.board == ["XXX", "OO.", "..."])
    }

    @Test("ends with a draw too, which leaves the score as it was")
    func draw() throws {
        try person.take(0, 1, 2, 4, 3, 5, 7, 6, 8)
        #expect(try person.board == ["XOX", "XOO", "OXX"])
        #expect(try person.alert?.title == "A draw!")
        try person.closeAlert()
        #expect(try person.lines == ["Ann", "0", "Bob", "0"])
    }

    @Test("is followed by the next, with an empty board, and the score counts them all")
    func next() throws {
        try person.take(0, 3, 1, 4, 2)
        try person.closeAlert()
        try person.startGame()
        #expect(try person.board == ["...", "...", "..."])
        try person.take(0, 2, 1, 4, 8, 6)
        try person.closeAlert()
        try person.startGame()
        try person.take(0, 3, 1, 4, 2)
        try person.closeAlert()
        #expect(try person.lines == ["Ann", "2", "Bob", "1"])
    }
}
