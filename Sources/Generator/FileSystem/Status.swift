#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The system's record of a file, folder or symlink.
typealias Status = stat

extension Status {

    /// Identifies a file or folder as long as it exists, whatever it is called.
    struct Identity: Codable, Hashable {
        let device: UInt64
        let inode: UInt64
    }

    var kind: Disk.Kind {
        switch st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    var identity: Identity { Identity(device: UInt64(truncatingIfNeeded: st_dev), inode: UInt64(st_ino)) }
    var owner: uid_t { st_uid }
    var group: gid_t { st_gid }
    /// The permissions, without the kind.
    var mode: mode_t { st_mode & 0o7777 }
    /// In bytes.
    var size: Int64 { Int64(st_size) }
    var isFile: Bool { kind == .file }
    var isFolder: Bool { kind == .folder }

    /// The last change of the contents, in nanoseconds since 1970. It wraps around: a hostile file can have any time.
    var changed: Int64 {
        let time = System.modificationTime(of: self)
        return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// The seconds since the last change.
    var age: Int { time(nil) - Int(changed / 1_000_000_000) }
}
