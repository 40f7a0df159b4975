import Foundation
import TestSupport

/// The package under `Fixtures`, and the apps in it that tests write.
enum FixturePackage {

    struct Outcome {
        let isSuccess: Bool
        /// The output of the compiler, and then of the tests.
        let output: String
    }

    /// The outcome of building everything and running the tests: once, with the apps of all tests.
    static let built = Result {
        for app in try ChangedApp.all { try app.write() }
        _ = try DeletionApp.written.get()
        return try test(Run.quickBuild)
    }

    /// The folder of the apps.
    static let place = Repository.fixtures.appending(path: "Modes/Changed")

    /// Runs the tests of a target that was built.
    ///
    /// - Parameter classes: the names of the classes that XCTest runs.
    static func test(_ target: String, classes: [String]) throws -> Outcome {
        #if os(Linux)
        // The tests are a program. `swift test` would read the package first, which takes much longer.
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
        // The apps exist; and the stack of a test that crashes takes long to print.
        let environment = ["CHANGED_APPS": "1", "SWIFT_BACKTRACE": "enable=no"]
        let run = try Run(URL(filePath: "/usr/bin/env"), command, in: Repository.fixtures, environment: environment)
        return Outcome(isSuccess: run.status == 0, output: run.errors + run.output)
    }

    /// Writes the files that changed since they were last written, so that nothing else is compiled again.
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
