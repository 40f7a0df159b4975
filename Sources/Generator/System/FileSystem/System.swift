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

    /// The number of processors that programs can use at once.
    static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// How far the local time is ahead of UTC at a time, both in seconds; 0 if the system does not say.
    package static func secondsAheadOfUTC(at seconds: Int) -> Int {
        var time = time_t(seconds)
        var local = tm()
        // It need not read the time zone (POSIX.1-2024, "localtime_r").
        tzset()
        return localtime_r(&time, &local) == nil ? 0 : local.tm_gmtoff
    }

    /// Waits a hundredth of a second.
    static func pause() { usleep(10_000) }
}
