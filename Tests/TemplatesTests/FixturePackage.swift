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
        // What a debugger would read takes its time to be written, and what names of the system's modules mean too; and
        // files that are compiled in several batches are read in each of them.
        let flags = ["-index-ignore-system-modules", "-disable-batch-mode", "-wmo", "-num-threads", "1"]
            .flatMap { ["-Xswiftc", $0] }
        let command = ["swift", "test", "-debug-info-format", "none"] + flags
        let run = try Run(URL(filePath: "/usr/bin/env"), command, in: folder, environment: environment)
        return (run.status == 0, run.errors + run.output)
    }
}
