import Foundation
import TestSupport

/// The package under `Fixtures`, and the apps in it that tests write.
enum FixturePackage {

    struct Outcome {
        let isSuccess: Bool
        /// What the compiler said, and then the tests.
        let output: String
    }

    /// What came of it when everything was built, and the tests were run: once, with the apps of all who ask.
    static let built = Result {
        for app in try ChangedApp.all { try app.write() }
        _ = try DeletionApp.written.get()
        return try test(Run.quickBuild)
    }

    /// Where the apps go.
    static let place = Repository.fixtures.appending(path: "Modes/Changed")

    /// Runs the tests of a target that was built.
    ///
    /// - Parameter classes: the names of those that XCTest runs.
    static func test(_ target: String, classes: [String]) throws -> Outcome {
        #if os(Linux)
        // They are a program. `swift test` would read the package first, which takes longer by far.
        let program = Repository.fixtures.appending(path: ".build/debug/FixturesPackageTests.xctest")
        let environment = ["SWIFT_BACKTRACE": "enable=no"]
        let runs = try [
            ["--testing-library", "swift-testing", "--filter", "^\(target)\\."],
            [classes.map { "\(target).\($0)" }.joined(separator: ",")],
        ].map { try Run(program, $0, in: Repository.fixtures, environment: environment) }
        let output = runs.map { $0.errors + $0.output }.joined()
        return Outcome(isSuccess: runs.allSatisfy { $0.status == 0 }, output: output)
        #else
        return try test(["--skip-build", "--filter", "^\(target)\\."])
        #endif
    }

    private static func test(_ options: [String]) throws -> Outcome {
        let command = ["swift", "test"] + options
        // The apps are there; and what a test that stops has on its stack takes its time to be written.
        let environment = ["CHANGED_APPS": "1", "SWIFT_BACKTRACE": "enable=no"]
        let run = try Run(URL(filePath: "/usr/bin/env"), command, in: Repository.fixtures, environment: environment)
        return Outcome(isSuccess: run.status == 0, output: run.errors + run.output)
    }

    /// Writes what has changed in a folder since it was written last, so that nothing else is compiled again.
    static func write(_ files: [String: Data], to name: String) throws {
        let folder = place.appending(path: name)
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let existing = try contents(of: folder)
        for path in existing.keys where files[path] == nil { try manager.removeItem(at: folder.appending(path: path)) }
        for (path, contents) in files where existing[path] != contents {
            let file = folder.appending(path: path)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: file)
        }
    }
}
