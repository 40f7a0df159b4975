#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The system's record of a file, folder or symlink.
typealias FileStatus = stat

extension FileStatus {

    /// Identifies a file or folder as long as it exists, whatever it is called.
    struct Identity: Equatable {
        let device: UInt64
        let inode: UInt64
    }

    var kind: Disk.ItemType {
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
    /// Of a folder, on most file systems at least the number of folders in it; on some it is always 1.
    var linkCount: Int { Int(st_nlink) }
    /// The permissions, without the kind.
    var mode: mode_t { st_mode & 0o7777 }
    /// True if its owner may run it.
    var isExecutable: Bool { st_mode & S_IXUSR != 0 }
    var isFile: Bool { kind == .file }
    var isFolder: Bool { kind == .folder }
}
