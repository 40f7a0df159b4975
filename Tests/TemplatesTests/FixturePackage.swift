import Foundation
import TestSupport

/// The package under `Fixtures`, or a copy of it.
struct FixturePackage {

    let folder: URL

    /// Builds everything, and runs the tests.
    ///
    /// - Parameter environment: variables to set.
    /// - Returns: what the compiler and the tests said.
    func build(environment: [String: String?] = [:]) throws -> (isSuccess: Bool, output: String) {
        let run = try Run(URL(filePath: "/usr/bin/env"), ["swift", "test"], in: folder, environment: environment)
        return (run.status == 0, run.output + run.errors)
    }
}
