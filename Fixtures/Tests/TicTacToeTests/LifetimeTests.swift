import RIBs
import Testing
import UIKit

@testable import TicTacToeApp

@Suite("The life of TicTacToe's RIBs")
@MainActor
struct LifetimeTests {

    private let person = Person()

    @Test("of the login: ends with it")
    func loggedOut() throws {
        let references = try References(to: person.root.children)
        #expect(references.names == ["LoggedOutRouter", "LoggedOutInteractor", "LoggedOutViewController"])
        try person.logIn()
        #expect(references.living == [])
    }

    @Test("of the screen between the games: ends when one starts, by a tap or by a link", arguments: [false, true])
    func offGame(byLink: Bool) throws {
        try person.logIn()
        let references = try References(to: person.loggedIn.children)
        #expect(references.names == ["OffGameRouter", "OffGameInteractor", "OffGameViewController"])
        if byLink { _ = try person.open(Person.link) } else { try person.startGame() }
        #expect(references.living == [])
    }

    @Test("of a game: ends when it is won or drawn", arguments: [[0, 3, 1, 4, 2], [0, 1, 2, 4, 3, 5, 7, 6, 8]])
    func game(cells: [Int]) throws {
        try person.logIn()
        try person.startGame()
        let references = try References(to: person.loggedIn.children)
        #expect(references.names == ["TicTacToeRouter", "TicTacToeInteractor", "TicTacToeViewController"])
        for cell in cells { try person.take(cell) }
        try person.closeAlert()
        #expect(references.living == [])
    }

    @Test("of what LoggedIn shows, on a screen that is not its own: ends when LoggedIn's work does")
    func cleanup() throws {
        try person.logIn()
        try person.startGame()
        try person.loggedIn.interactable.deactivate()
        #expect(person.window.rootViewController?.presentedViewController == nil)
    }

    @Test("of all: ends with the app, before a login that a link waits for, and in a game", arguments: [false, true])
    func quitting(isLoggedIn: Bool) throws {
        if isLoggedIn { try person.logIn() }
        _ = try person.open(Person.link)
        let references = try person.references
        #expect(references.names.count == (isLoggedIn ? 8 : 6))
        person.quit()
        person.window.rootViewController = nil
        #expect(references.living == [])
    }
}

extension Routing {

    /// The routers of all RIBs below.
    fileprivate var descendants: [any Routing] { children + children.flatMap(\.descendants) }
}

extension Person {

    /// The router at the top.
    fileprivate var root: any Routing {
        get throws {
            let interactor = try #require(rootInteractor)
            return try #require(interactor.router)
        }
    }

    /// The router of the RIB that has no view.
    fileprivate var loggedIn: any Routing {
        get throws { try #require(try root.children.first { $0 is any LoggedInRouting }) }
    }

    /// What the whole tree is made of.
    fileprivate var references: References {
        get throws { References(to: try [root] + root.descendants) }
    }

    private var rootInteractor: RootInteractor? {
        (window.rootViewController as? RootViewController)?.listener as? RootInteractor
    }
}
