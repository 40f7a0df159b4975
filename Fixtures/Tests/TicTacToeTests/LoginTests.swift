import Testing
import UIKit

@testable import TicTacToeApp

@Suite("A login to TicTacToe")
@MainActor
struct LoginTests {

    private let person = Person()

    @Test("comes first")
    func first() throws {
        let screen = try person.screen(LoggedOutViewController.self)
        #expect(screen.logInButton.title(for: .normal) == "Log in")
        #expect(screen.modalPresentationStyle == .fullScreen)
    }

    @Test("shows the names and the score before the first game")
    func names() throws {
        try person.logIn("Ann", "Bob")
        #expect(try person.lines == ["Ann", "0", "Bob", "0"])
    }

    @Test(
        "gives whoever enters no name a default one",
        arguments: [
            ("", "", ["Player 1", "Player 2"]),
            ("Ann", "", ["Ann", "Player 2"]),
            ("", "Bob", ["Player 1", "Bob"]),
        ]
    )
    func defaults(first: String, second: String, expected: [String]) throws {
        try person.logIn(first, second)
        let lines = try person.lines
        #expect([lines[0], lines[2]] == expected)
    }
}
