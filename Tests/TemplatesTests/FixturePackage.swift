import Foundation
import TestSupport

/// The package under `Fixtures`, or a copy of it.
struct FixturePackage {

    let folder: URL

    /// Builds everything, and runs the tests.
    ///
    /// - Parameter environment: variables to set.
    /// - Returns: what the compiler said, and then the tests.
    func build(environment: [String: String?] = [:]) throws -> (isSuccess: Bool, output: String) {
        try test(Run.quickBuild, environment: environment)
    }

    /// Runs the tests of what was built.
    func test() throws -> (isSuccess: Bool, output: String) {
        try test(["--skip-build"])
    }

    private func test(
        _ options: [String],
        environment: [String: String?] = [:]
    ) throws -> (isSuccess: Bool, output: String) {
        let command = ["swift", "test"] + options
        // What a test that stops has on its stack takes its time to be written.
        let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let run = try Run(URL(filePath: "/usr/bin/env"), command, in: folder, environment: environment)
        return (run.status == 0, run.errors + run.output)
    }
}
