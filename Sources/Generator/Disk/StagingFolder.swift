#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder in the output folder where a run prepares what it writes. A lock on it tells that the run is at work; one
/// without a lock was left by a run that was killed.
struct StagingFolder {

    private static let prefix = ".vipergen-"

    let path: String
    private let lock: Int32

    /// Makes the folder and locks it.
    init(in output: String) throws(Failure) {
        // Another run may take the folder for a killed one's between its making and its locking; then there is the next.
        while true {
            var name = Array(Disk.join(output, Self.prefix + "XXXXXX").utf8CString)
            guard mkdtemp(&name) != nil else { throw Disk.failure(.cannotCreate, "cannot create anything in", output) }
            let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            if let lock = Self.lock(path) {
                if Disk.isFolder(path) {
                    (self.path, self.lock) = (path, lock)
                    return
                }
                close(lock)
            }
        }
    }

    /// Removes the folder with all that is left in it, then gives up the lock.
    func remove() {
        Disk.remove(path)
        close(lock)
    }

    /// Removes what killed runs left in `output`.
    static func sweep(_ output: String) {
        for name in (try? Disk.names(in: output)) ?? [] where name.hasPrefix(prefix) {
            let path = Disk.join(output, name)
            guard let lock = lock(path) else { continue }
            Disk.remove(path)
            close(lock)
        }
    }

    /// The descriptor that holds the lock on a folder, nil if another run holds it.
    private static func lock(_ path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        return nil
    }
}
