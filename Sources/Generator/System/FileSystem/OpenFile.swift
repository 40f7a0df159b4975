#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An open file, folder or end of a pipe. It is closed with its last reference.
final class OpenFile: Sendable {

    let descriptor: Int32

    /// - Parameter descriptor: an open one, which only this object closes.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Opens a folder.
    ///
    /// - Parameter path: its last component is no symlink.
    convenience init(folder path: String) throws(Failure) {
        let opened = retrying { open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
        guard opened >= 0 else {
            if errno == ENOENT {
                let message = "'\(Disk.shown(path))' disappeared during this run"
                throw Failure(.cannotCreate, message, help: "run the command again")
            }
            throw Disk.failure(.cannotCreate, "cannot open the folder", Disk.shown(path))
        }
        self.init(opened)
    }

    deinit { close(descriptor) }

    /// Nil if the system has none: a network file system, for example, for an open folder that was deleted.
    var status: FileStatus? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status : nil
    }

    /// Reads to the end.
    ///
    /// - Parameters:
    ///   - limit: the most bytes that there may be.
    ///   - shown: the path, as a person would name it.
    /// - Throws: a `data` failure if there are more bytes, an `inputOutput` failure if reading fails.
    func contents(limit: Int = Limits.size, _ shown: @autoclosure () -> String) throws(Failure) -> [UInt8] {
        var contents: [UInt8] = []
        while contents.count <= limit {
            var count = 0
            var code: Int32 = 0
            contents += [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initializedCount in
                count = retrying { read(descriptor, buffer.baseAddress, buffer.count) }
                code = errno
                initializedCount = max(0, count)
            }
            guard count >= 0 else { throw Disk.failure(.inputOutput, "cannot read", shown(), code) }
            if count == 0 { return contents }
        }
        let message = "'\(shown())' has more than \(limit >> 20) MB"
        throw Failure(.data, message, help: "look whether it is the right file")
    }

    enum LockState { case taken, elsewhere, unknown }

    /// Tries to lock it with flock(2). The lock ends when it is closed.
    ///
    /// - Returns: `elsewhere` if another run or program has the lock, `unknown` where the file system has no locks.
    func lock() -> LockState {
        if retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return .taken }
        return errno == EWOULDBLOCK ? .elsewhere : .unknown
    }
}

/// Makes a system call, and repeats it as long as a signal interrupts it (EINTR).
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}
