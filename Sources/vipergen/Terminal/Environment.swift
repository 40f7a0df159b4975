import VipergenGenerator

// Nothing in this program changes the environment.
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
import Darwin
#endif

/// What the program reads from its surroundings.
struct Environment {
    let variables: [String: String]
    /// Seconds since 1970 began in UTC.
    let now: Int
    let hasTerminalOutput: Bool
    let hasTerminalErrors: Bool
    /// Whether a person is there who can be asked.
    let isConversation: Bool

    static var current: Environment {
        Environment(
            variables: allVariables,
            now: time(nil),
            hasTerminalOutput: isatty(STDOUT_FILENO) == 1,
            hasTerminalErrors: isatty(STDERR_FILENO) == 1,
            isConversation: isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
        )
    }

    private static var allVariables: [String: String] {
        #if canImport(Darwin)
        var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
        #else
        var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #endif
        var variables: [String: String] = [:]
        while let variable = next?.pointee {
            let parts = String(cString: variable).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            // Of two with one name, the first is the one that counts (getenv(3)).
            if parts.count == 2, variables[String(parts[0])] == nil { variables[String(parts[0])] = String(parts[1]) }
            next = next?.successor()
        }
        return variables
    }

    /// The user that `sudo` runs the program for (sudo(8), "ENVIRONMENT").
    var sudoUser: UInt32? { variables["SUDO_UID"].flatMap { UInt32($0) } }

    /// Today's date in UTC, `YYYY-MM-DD`, or the day that `SOURCE_DATE_EPOCH` names
    /// (https://reproducible-builds.org/specs/source-date-epoch/).
    ///
    /// - Throws: a `usage` failure if the variable is no number of seconds.
    var date: String {
        get throws(Failure) {
            guard let epoch = variables["SOURCE_DATE_EPOCH"], !epoch.isEmpty else { return Self.day(of: now) }
            // The year 9999 is the last that has four digits.
            guard let seconds = Int(epoch), (0..<253_402_300_800).contains(seconds) else {
                throw Failure(
                    .usage,
                    "SOURCE_DATE_EPOCH is '\(epoch)'",
                    help: "set it to seconds since 1970-01-01, or unset it"
                )
            }
            return Self.day(of: seconds)
        }
    }

    private static func day(of seconds: Int) -> String {
        var (seconds, parts) = (time_t(seconds), tm())
        gmtime_r(&seconds, &parts)
        let (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
        return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
}
