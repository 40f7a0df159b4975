#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The system's record of a file, folder or symlink.
struct Status {

    /// Identifies a file or folder as long as it exists, whatever it is called.
    struct Identity: Codable, Hashable {
        let device: UInt64
        let inode: UInt64
    }

    let kind: Disk.Kind
    let identity: Identity
    let owner: uid_t
    let group: gid_t
    /// The permissions, without the kind.
    let mode: mode_t
    /// In bytes.
    let size: Int64
    /// The last change of the contents, in nanoseconds since 1970.
    let changed: Int64

    var isFile: Bool { kind == .file }
    var isFolder: Bool { kind == .folder }

    /// The seconds since the last change.
    var age: Int { time(nil) - Int(changed / 1_000_000_000) }

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
        (owner, group, mode) = (status.st_uid, status.st_gid, status.st_mode & 0o7777)
        size = Int64(status.st_size)
        // A hostile file's time may be any.
        let changed = System.modificationTime(of: status)
        self.changed = Int64(changed.tv_sec) &* 1_000_000_000 &+ Int64(changed.tv_nsec)
    }
}
