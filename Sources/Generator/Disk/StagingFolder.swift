#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder in the output folder where a run prepares what it writes. A file in it is locked while the run is at work:
/// a folder whose file is not locked was left by a run that was killed.
struct StagingFolder {

    private static let prefix = ".vipergen-"
    private static let lockName = ".vipergen-lock"

    let path: String
    private let lock: Int32

    /// Makes the folder and locks it.
    init(in output: String) throws(Failure) {
        // Another run may take the folder for a killed one's between its making and its locking; then there is the
        // next.
        for _ in 0..<100 {
            var name = Array(Disk.join(output, Self.prefix + "XXXXXX").utf8CString)
            guard mkdtemp(&name) != nil else { throw Disk.failure(.cannotCreate, "cannot create anything in", output) }
            let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            let file = Disk.join(path, Self.lockName)
            let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
            if descriptor >= 0 {
                // Where a file system has no locks, other runs cannot lock the folder either, and so leave it alone.
                let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
                if !isTaken, access(file, F_OK) == 0 {
                    (self.path, lock) = (path, descriptor)
                    return
                }
                close(descriptor)
            } else if errno != ENOENT {
                let failure = Disk.failure(.cannotCreate, "cannot create", file)
                Disk.remove(path)
                throw failure
            }
        }
        throw Failure(.cannotCreate, "cannot lock a folder in '\(output)'", help: "wait until other runs have ended")
    }

    /// Removes the folder with all that is left in it, then gives up the lock.
    func remove() {
        Disk.remove(path)
        close(lock)
    }

    /// Removes what killed runs left in `output`: only folders that have the name and the file of a staging folder.
    static func sweep(_ output: String) {
        for name in (try? Disk.names(in: output)) ?? [] where name.hasPrefix(prefix) && name.count == prefix.count + 6 {
            let folder = Disk.join(output, name)
            let lock = open(Disk.join(folder, lockName), O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
            if lock >= 0 {
                if flock(lock, LOCK_EX | LOCK_NB) == 0 { Disk.remove(folder) }
                close(lock)
            } else {
                // A run that was killed before it made the file left nothing else.
                Disk.removeFolder(folder)
            }
        }
    }
}
