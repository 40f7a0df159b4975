import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// A module of an app under `Fixtures`: generated, then finished by hand.
struct FinishedModule: CustomTestStringConvertible, Sendable {

    static let viper = [
        FinishedModule(
            name: "Login",
            options: [
                "--rx", "--main-actor", "--action", "rememberMe: Driver<Bool>", "--action", "login: Signal<Void>",
                "--action", "register: Signal<Void>", "--action", "email: Driver<String>", "--action",
                "password: Driver<String>", "--event", "areActionsAvailable: Driver<Bool>",
            ]
        ),
        FinishedModule(name: "Details", options: ["--rx", "--formatter", "--main-actor"]),
        FinishedModule(name: "Home", options: ["--rx", "--no-interactor", "--view", "code"]),
    ]

    /// The login and the home screen once more, with SwiftUI.
    static let swiftUI = [
        FinishedModule(name: "Login", options: ["--view", "swiftui"], app: "FinishedSwiftUI"),
        FinishedModule(name: "Home", options: ["--no-interactor", "--view", "swiftui"], app: "FinishedSwiftUI"),
    ]

    /// The RIBs of the TicTacToe app.
    static var ribs: [FinishedModule] {
        get throws {
            let file = Repository.fixtures.appending(path: "TicTacToe.commands")
            return try FixtureApp.commands(in: file).map { command in
                FinishedModule(name: command[0], options: Array(command.dropFirst()), app: "TicTacToe")
            }
        }
    }

    let name: String
    let options: [String]
    var app = "Finished"

    var testDescription: String { "\(app)/\(name)" }

    /// The folder of the app's modules.
    var parent: URL { Repository.fixtures.appending(path: app) }

    /// The path of the patch in `Fixtures`.
    var patchPath: String { app == "Finished" ? "Patches/\(name).patch" : "Patches/\(app)/\(name).patch" }

    /// The edits, from the newly generated module to the finished one.
    var patch: URL { Repository.fixtures.appending(path: patchPath) }

    /// The finished files, by their paths in `parent`.
    var files: [String: Data] {
        get throws { try contents(of: parent).filter { $0.key.hasPrefix("\(name)/") } }
    }

    /// Writes the patch that makes the finished files from new ones.
    func record(from fresh: [String: Data]) throws {
        let patch = Self.differences(from: fresh, to: try files)
        try FileManager.default.createDirectory(
            at: self.patch.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(patch.utf8).write(to: self.patch)
    }

    /// The diffs of all files, one after the other; empty if they are equal.
    static func differences(from old: [String: Data], to new: [String: Data]) -> String {
        Set(old.keys).union(new.keys).sorted()
            .filter { old[$0] != new[$0] }
            .map { path in
                let texts = [old[path], new[path]].map { $0.map { String(decoding: $0, as: UTF8.self) } }
                return UnifiedDiff(from: texts[0], to: texts[1], path: path).text
            }
            .joined()
    }
}
