#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Disk {

    /// What is in a folder, in no order; nothing if the folder is not there. Hidden things are left out.
    ///
    /// Most file systems tell the kind together with the name (readdir(3), `d_type`), so that no file is looked at alone.
    static func entries(in folder: String) throws(Failure) -> [(name: String, kind: Kind)] {
        guard let stream = opendir(folder) else {
            if errno == ENOENT || errno == ENOTDIR { return [] }
            throw failure(.inputOutput, "cannot read", folder)
        }
        defer { closedir(stream) }
        var entries: [(name: String, kind: Kind)] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno == 0 { return entries }
                throw failure(.inputOutput, "cannot read", folder)
            }
            let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { name in
                    name.pointee == CChar(UInt8(ascii: ".")) ? nil : String(cString: name)
                }
            }
            guard let name else { continue }
            switch Int(entry.pointee.d_type) {
            case Int(DT_REG): entries.append((name, .file))
            case Int(DT_DIR): entries.append((name, .folder))
            case Int(DT_LNK): entries.append((name, .link))
            case Int(DT_UNKNOWN): entries.append((name, try kind(of: join(folder, name))))
            default: entries.append((name, .other))
            }
        }
    }
}
