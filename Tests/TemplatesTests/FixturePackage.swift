import Foundation
import TestSupport

/// The package under `Fixtures`, or a copy of it.
struct FixturePackage {

    let folder: URL

    /// Builds a target, or everything with the tests, which it then runs.
    ///
    /// - Returns: what the compiler and the tests said.
    func build(target: String? = nil) throws -> (isSuccess: Bool, output: String) {
        let command = target.map { ["build", "--target", $0] } ?? ["test"]
        let run = try Run(URL(filePath: "/usr/bin/env"), ["swift"] + command, in: folder)
        return (run.status == 0, run.output + run.errors)
    }
}
