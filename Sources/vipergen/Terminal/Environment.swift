import VipergenGenerator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the program reads from its surroundings: its environment variables, and the date.
struct Environment {

    /// All variables, for another program.
    var variables: [String: String] { ProcessInfo.processInfo.environment }

    /// A variable, empty where it is not set.
    subscript(name: String) -> String { System.variable(name) ?? "" }

    /// The variable with the default output folder, for programs that run this one.
    static let outputName = "VIPERGEN_OUTPUT"

    /// The output folder where neither the command line nor a configuration names one; nil if the variable is not set.
    var output: String? { self[Self.outputName].isEmpty ? nil : self[Self.outputName] }

    /// The user that `sudo` runs the program for (sudo(8), "ENVIRONMENT").
    var sudoUser: UInt32? { UInt32(self["SUDO_UID"]) }

    /// The day where the person is, `YYYY-MM-DD`, or the day in UTC that `SOURCE_DATE_EPOCH` names
    /// (https://reproducible-builds.org/specs/source-date-epoch/).
    ///
    /// - Throws: a `usage` failure if the variable is no number of seconds.
    var date: String {
        get throws(Failure) {
            let epoch = self["SOURCE_DATE_EPOCH"]
            if epoch.isEmpty { return System.day() }
            // The year 9999 is the last that has four digits.
            guard let seconds = Int(epoch), (0..<253_402_300_800).contains(seconds) else {
                let help = "set it to seconds since 1970-01-01, or unset it"
                throw Failure(.usage, "SOURCE_DATE_EPOCH is '\(epoch)'", help: help)
            }
            return System.day(at: seconds)
        }
    }
}
