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

/// What the program reads from its surroundings: its environment variables, its terminal, and the date.
struct Environment {

    var hasTerminalOutput: Bool { isatty(STDOUT_FILENO) == 1 }
    var hasTerminalErrors: Bool { isatty(STDERR_FILENO) == 1 }
    /// Whether a person is there who can be asked.
    var isConversation: Bool { isatty(STDIN_FILENO) == 1 && hasTerminalErrors }

    /// All variables, for another program.
    var variables: [String: String] { ProcessInfo.processInfo.environment }

    /// A variable, empty where it is not set.
    subscript(name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

    /// Where the journals of runs may lie.
    var stateFolders: StateFolders { StateFolders { self[$0] } }

    /// The user that `sudo` runs the program for (sudo(8), "ENVIRONMENT").
    var sudoUser: UInt32? { UInt32(self["SUDO_UID"]) }

    /// Today's date in UTC, `YYYY-MM-DD`, or the day that `SOURCE_DATE_EPOCH` names
    /// (https://reproducible-builds.org/specs/source-date-epoch/).
    ///
    /// - Throws: a `usage` failure if the variable is no number of seconds.
    var date: String {
        get throws(Failure) {
            let epoch = self["SOURCE_DATE_EPOCH"]
            guard !epoch.isEmpty else { return Self.format(time(nil)) }
            // The year 9999 is the last that has four digits.
            guard let seconds = time_t(epoch), (0..<253_402_300_800).contains(seconds) else {
                throw Failure(
                    .usage,
                    "SOURCE_DATE_EPOCH is '\(epoch)'",
                    help: "set it to seconds since 1970-01-01, or unset it"
                )
            }
            return Self.format(seconds)
        }
    }

    private static func format(_ seconds: time_t) -> String {
        var (seconds, day) = (seconds, tm())
        gmtime_r(&seconds, &day)
        return String(unsafeUninitializedCapacity: 11) { text in
            text.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress, $0.count, "%Y-%m-%d", &day) }
        }
    }
}
