import Foundation
import RIBs
import SwiftUI
import Testing
import UIKit

@testable import TicTacToeApp

/// A person who uses the app: everything is done by what is on the screen, and by links.
@MainActor
final class Person {

    static let link = URL(string: "ribs-training://launchGame?gameId=ticTacToe")!

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    private(set) var app: AppLauncher?

    init() {
        app = AppLauncher(window: window)
    }

    // A suite goes on any thread, an app on the main one.
    deinit {
        Task { @MainActor [app, window] in _ = (app, window) }
    }

    /// The screen over the window's first one.
    func screen<Screen: UIViewController>(
        _ type: Screen.Type = Screen.self,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Screen {
        let screen = window.rootViewController?.presentedViewController
        return try #require(screen as? Screen, "\(String(describing: screen))", sourceLocation: sourceLocation)
    }

    /// The names and the score that are shown, from top to bottom.
    var lines: [String] {
        get throws {
            try screen(OffGameViewController.self).shownTexts.dropLast()
        }
    }

    /// What the cells of the board say, from top to bottom; a point for nothing.
    var board: [String] {
        get throws {
            let marks = try cells.map { $0.title(for: .normal) ?? "." }
            return (0..<3).map { row in marks[row * 3..<row * 3 + 3].joined() }
        }
    }

    /// The message over the board.
    var alert: UIAlertController? {
        get throws { try screen(TicTacToeViewController.self).presentedViewController as? UIAlertController }
    }

    func logIn(_ firstName: String = "Ann", _ secondName: String = "Bob") throws {
        let screen = try screen(LoggedOutViewController.self)
        for (field, name) in [(screen.firstNameField, firstName), (screen.secondNameField, secondName)] {
            field.text = name
            field.sendActions(for: .editingChanged)
        }
        screen.logInButton.sendActions(for: .touchUpInside)
    }

    func startGame() throws {
        #expect(try screen(OffGameViewController.self).press("Play"))
    }

    /// Taps cells, which are counted from the top left; those that are disabled cannot be tapped.
    func take(_ numbers: Int...) throws {
        for number in numbers {
            let cell = try cells[number]
            if cell.isEnabled { cell.sendActions(for: .touchUpInside) }
        }
    }

    func closeAlert() throws {
        let alert = try #require(try alert)
        alert.tap(try #require(alert.actions.first))
    }

    func open(_ url: URL) throws -> Bool {
        try #require(app).open(url)
    }

    /// Ends the app.
    func quit() {
        app = nil
    }

    private var cells: [UIButton] {
        get throws {
            try screen(TicTacToeViewController.self).view.subviews.compactMap { $0 as? UIButton }
        }
    }
}
