#if canImport(Glibc)
import Glibc
#else
import Darwin
// For _NSGetExecutablePath, which the module Darwin does not have.
import MachO.dyld
#endif

/// What Linux and macOS have differently: where a user's own folders are.
package enum System {

    #if canImport(Darwin)

    /// The user's folder for what programs can make again, below their home ("File System Programming Guide").
    package static let cacheFolder = "Library/Caches"

    /// Frameworks that Foundation imports here: no stand-in can replace them.
    static let foundationImports: Set = ["Combine"]

    /// Where this program is, as it was started; nil if the system does not say.
    static var programPath: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        var count = UInt32(buffer.count)
        guard _NSGetExecutablePath(&buffer, &count) == 0 else { return nil }
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    #else

    /// The user's folder for what programs can make again, below their home (XDG Base Directory Specification).
    package static let cacheFolder = ".cache"

    /// Frameworks that Foundation imports here: no stand-in can replace them.
    static let foundationImports: Set<String> = []

    /// Where this program is; nil if the system does not say.
    static var programPath: String? { "/proc/self/exe" }

    #endif

    /// A variable of the environment; nil if it is not set.
    package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The day at a time, `YYYY-MM-DD`.
    ///
    /// - Parameter seconds: since 1970-01-01, for the day in UTC; nil for the day where the person is, now.
    package static func day(at seconds: Int? = nil) -> String {
        var moment = seconds ?? time(nil)
        var date = tm()
        // localtime_r need not read the time zone (POSIX.1-2024).
        tzset()
        _ = seconds == nil ? localtime_r(&moment, &date) : gmtime_r(&moment, &date)
        func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(date.tm_year + 1900)-\(padded(date.tm_mon + 1))-\(padded(date.tm_mday))"
    }

    /// Waits a hundredth of a second.
    static func pause() { usleep(10_000) }
}
