import VipergenGenerator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the program reads from its surroundings.
struct Environment {
    let variables: [String: String]
    let now: Date
    let hasTerminalOutput: Bool
    let hasTerminalErrors: Bool
    /// Whether a person is there who can be asked.
    let isConversation: Bool

    static var current: Environment {
        Environment(
            variables: ProcessInfo.processInfo.environment,
            now: Date(),
            hasTerminalOutput: isatty(STDOUT_FILENO) == 1,
            hasTerminalErrors: isatty(STDERR_FILENO) == 1,
            isConversation: isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
        )
    }

    /// The user that `sudo` runs the program for (sudo(8), "ENVIRONMENT").
    var sudoUser: UInt32? { variables["SUDO_UID"].flatMap { UInt32($0) } }

    /// Today's date in UTC, `YYYY-MM-DD`, or the day that `SOURCE_DATE_EPOCH` names
    /// (https://reproducible-builds.org/specs/source-date-epoch/).
    ///
    /// - Throws: a `usage` failure if the variable is no number of seconds.
    var date: String {
        get throws(Failure) {
            guard let epoch = variables["SOURCE_DATE_EPOCH"], !epoch.isEmpty else { return Self.format(now) }
            // The year 9999 is the last that has four digits.
            guard let seconds = Int(epoch), (0..<253_402_300_800).contains(seconds) else {
                throw Failure(
                    .usage,
                    "SOURCE_DATE_EPOCH is '\(epoch)'",
                    help: "set it to seconds since 1970-01-01, or unset it"
                )
            }
            return Self.format(Date(timeIntervalSince1970: Double(seconds)))
        }
    }

    private static func format(_ date: Date) -> String {
        date.formatted(.iso8601.year().month().day())
    }
}
