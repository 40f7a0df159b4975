import Foundation

/// Whether the tests of a suite write the files that they compare with, which must be requested.
package struct Recording: Sendable {

    private let suite: String

    package init(suite: String) {
        self.suite = suite
    }

    /// Never on CI, where nobody would review the files.
    package var isOn: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["VIPERGEN_RECORD"] != nil && environment["CI"] == nil
    }

    /// The command that records.
    package var command: String { "VIPERGEN_RECORD=1 swift test --filter \(suite)" }
}
