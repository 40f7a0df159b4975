#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What is in folders.
extension Disk {

    /// The names in a folder, in no order.
    ///
    /// - Parameter mayBeAbsent: whether a folder that is missing has none, rather than being an error.
    package static func names(in folder: String, mayBeAbsent: Bool = false) throws(Failure) -> [String] {
        try entries(in: folder, mayBeAbsent: mayBeAbsent).map(\.name)
    }

    /// The names in a folder, in no order, with the kinds of what has them.
    ///
    /// - Parameter mayBeAbsent: whether a folder that is missing has none, rather than being an error.
    static func entries(in folder: String, mayBeAbsent: Bool = true) throws(Failure) -> [(name: String, kind: Kind)] {
        guard let stream = opendir(folder) else {
            if mayBeAbsent, errno == ENOENT || errno == ENOTDIR { return [] }
            throw failure(.inputOutput, "cannot read", folder)
        }
        defer { closedir(stream) }
        return try entries(of: stream, folder)
    }

    /// Most file systems tell the kind together with the name (readdir(3), `d_type`), so that no file is looked at alone.
    static func entries(
        of stream: System.FolderStream,
        _ folder: String
    ) throws(Failure) -> [(name: String, kind: Kind)] {
        var entries: [(name: String, kind: Kind)] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno == 0 { return entries }
                throw failure(.inputOutput, "cannot read", folder)
            }
            let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            switch Int(entry.pointee.d_type) {
            case Int(DT_REG): entries.append((name, .file))
            case Int(DT_DIR): entries.append((name, .folder))
            case Int(DT_LNK): entries.append((name, .link))
            case Int(DT_UNKNOWN): entries.append((name, try kind(of: Path.join(folder, name))))
            default: entries.append((name, .other))
            }
        }
    }
}
