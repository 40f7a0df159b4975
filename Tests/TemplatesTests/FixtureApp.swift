import Foundation
import TestSupport
import Testing
import VipergenGenerator

/// An app under `Fixtures/Apps`, made by the commands beside it.
struct FixtureApp: CustomTestStringConvertible, Sendable {

    /// The apps, by the template set of their modules. An app has one root RIB.
    static let bySet = [
        "viper": ["PlainApp", "RxApp", "SwiftUIApp"].map(FixtureApp.init),
        "rib": ["RibApp", "RibXibApp", "RibStoryboardApp", "RibTreeApp"].map(FixtureApp.init),
        "mvvm": ["MvvmApp"].map(FixtureApp.init),
    ]
    static let all = bySet.values.flatMap { $0 }

    let name: String

    static let parent = Repository.fixtures.appending(path: "Apps")

    /// The folders of the app and its tests.
    var folders: [String] { [name, name + "Tests"] }
    var testDescription: String { name }

    /// The arguments of each command.
    var commands: [[String]] {
        get throws { try Self.commands(in: Self.parent.appending(path: "\(name).commands")) }
    }

    /// The arguments of each command in a file, one command a line.
    static func commands(in file: URL) throws -> [[String]] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return try text.split(separator: "\n").map { Array(try ShellWords.split($0).dropFirst()) }
    }

    /// Runs the commands in a new folder of the app's name.
    ///
    /// - Parameter parent: the folder that the new one is in.
    func scaffold(in parent: URL) throws {
        let folder = parent.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The tests' folder is beside the app's, which a configuration may have only within one repository.
        let git = parent.appending(path: ".git")
        try FileManager.default.createDirectory(at: git, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: git) }
        for command in try commands {
            let run = try Run.vipergen(command, in: folder)
            guard run.status == 0 else { throw ScaffoldingError(command: command, run: run) }
        }
    }

    struct ScaffoldingError: Error {
        let command: [String]
        let run: Run
    }
}
