import Foundation
import Testing
import UIKit

@testable import TicTacToeApp

@Suite("The link that launches TicTacToe")
@MainActor
struct DeepLinkTests {

    private let person = Person()

    @Test("starts a game at once after the login")
    func afterLogin() throws {
        try person.logIn()
        #expect(try person.open(Person.link))
        #expect(try person.board == ["...", "...", "..."])
    }

    @Test("waits for the login, which then goes on to the game")
    func beforeLogin() throws {
        #expect(try person.open(Person.link))
        _ = try person.screen(LoggedOutViewController.self)
        try person.logIn("Ann", "Bob")
        try person.take(0, 3, 1, 4, 2)
        #expect(try person.alert?.title == "Ann has won!")
        try person.closeAlert()
        #expect(try person.lines == ["Ann", "1", "Bob", "0"])
    }

    @Test("starts one game, not another one after it")
    func once() throws {
        #expect(try person.open(Person.link))
        try person.logIn()
        try person.take(0, 3, 1, 4, 2)
        try person.closeAlert()
        _ = try person.screen(OffGameViewController.self)
        #expect(try person.open(Person.link))
        _ = try person.screen(TicTacToeViewController.self)
    }

    @Test("leaves a game that is being played as it is")
    func duringGame() throws {
        try person.logIn()
        try person.startGame()
        try person.take(4)
        #expect(try person.open(Person.link))
        #expect(try person.board == ["...", ".X.", "..."])
    }

    @Test(
        "is the only one that something comes of",
        arguments: [
            "https://launchGame?gameId=ticTacToe", "ribs-training://launch?gameId=ticTacToe",
            "ribs-training://launchGame?gameId=chess", "ribs-training://launchGame?id=ticTacToe",
            "ribs-training://launchGame",
        ]
    )
    func others(text: String) throws {
        try person.logIn()
        #expect(try !person.open(try #require(URL(string: text))))
        _ = try person.screen(OffGameViewController.self)
    }
}
