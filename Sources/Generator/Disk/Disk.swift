#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The calls to the system that this library makes on files and folders. Everything else is without a disk.
package enum Disk {

    /// `path` below `folder`; below the working directory it is the path alone.
    package static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        if folder == "." || folder.isEmpty { return path }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
    }

    package static func parent(of path: String) -> String {
        guard let slash = path.lastSlash else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The folder that something at a relative path is in: nothing for a name alone.
    static func parent(ofItem path: String) -> String {
        path.lastSlash.map { String(path[..<$0]) } ?? ""
    }

    // MARK: - Reading -

    enum Kind { case absent, file, folder, link, other }

    /// What kind of thing is at `path` itself: a link is not followed.
    static func kind(of path: String) throws(Failure) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return .absent }
            throw failure(.cannotCreate, "cannot look at", path)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// What is at `path` itself, and in it.
    static func existing(at path: String) throws(Failure) -> Existing {
        switch try kind(of: path) {
        case .absent: .absent
        case .file: .file(try read(path))
        case .folder: .folder(try names(in: path))
        case .link: .link
        case .other: .other
        }
    }

    /// Whether there is a folder at `path`, or a link to one.
    ///
    /// - Throws: an `inputOutput` failure if that cannot be known.
    package static func isFolder(_ path: String) throws(Failure) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        if leadsNowhere(errno) { return false }
        throw failure(.inputOutput, "cannot look at", path)
    }

    /// Whether an error says that there is nothing at a path, rather than that nobody may look.
    private static func leadsNowhere(_ code: Int32) -> Bool {
        [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(code)
    }

    /// What an input may have, in bytes: memory ends somewhere, and what is longer is not what was meant.
    private static let maximumInput = 64 << 20

    /// Reads a file that the run goes by, of at most 64 MB.
    ///
    /// - Parameter isStream: whether what is read may be something other than a file, and so without an end.
    package static func readInput(_ path: String, isStream: Bool = false) throws(Failure) -> [UInt8] {
        let contents = try read(path, isStream: isStream, upTo: maximumInput)
        guard contents.count <= maximumInput else {
            let message = "'\(path)' has more than \(maximumInput >> 20) MB"
            throw Failure(.data, message, help: "look whether it is the right file")
        }
        return contents
    }

    /// Reads standard input, of at most 64 MB. It is read where it is open: a socket has no path to open it by.
    package static func readStandardInput() throws(Failure) -> [UInt8] {
        guard let contents = contents(of: STDIN_FILENO, upTo: maximumInput) else {
            throw failure(.inputOutput, "cannot read", "standard input")
        }
        guard contents.count <= maximumInput else {
            let message = "standard input has more than \(maximumInput >> 20) MB"
            throw Failure(.data, message, help: "look whether it is the right one")
        }
        return contents
    }

    /// - Parameters:
    ///   - isStream: whether what is read may be something other than a file, and so without an end.
    ///   - limit: how many bytes are enough; a few more may be read.
    package static func read(_ path: String, isStream: Bool = false, upTo limit: Int = .max) throws(Failure) -> [UInt8]
    {
        // Opening a pipe waits for somebody to write into it, unless it is told not to.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isStream ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw failure(.inputOutput, "cannot read", path) }
        defer { close(descriptor) }
        var status = stat()
        guard isStream || fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(.inputOutput, "cannot read '\(path)': it is not a file", help: "put a file in its place")
        }
        guard let contents = contents(of: descriptor, upTo: limit) else {
            throw failure(.inputOutput, "cannot read", path)
        }
        return contents
    }

    /// - Returns: nil if not everything could be read; `errno` tells why.
    static func contents(of descriptor: Int32, upTo limit: Int = .max) -> [UInt8]? {
        var contents: [UInt8] = []
        while true {
            var count = 0
            // Most files fill a small part of it, and the rest need not be made zero.
            let part = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
                count = retrying { systemRead(descriptor, buffer) }
                filled = max(count, 0)
            }
            guard count >= 0 else { return nil }
            contents += part
            if count == 0 || contents.count > limit { return contents }
        }
    }

    /// The names in a folder, in no order.
    ///
    /// - Parameter mayBeAbsent: whether there are none where there is no folder, rather than an error.
    package static func names(in folder: String, mayBeAbsent: Bool = false) throws(Failure) -> [String] {
        guard let stream = opendir(folder) else {
            if mayBeAbsent, errno == ENOENT || errno == ENOTDIR { return [] }
            throw failure(.inputOutput, "cannot read", folder)
        }
        defer { closedir(stream) }
        guard let names = names(of: stream) else { throw failure(.inputOutput, "cannot read", folder) }
        return names
    }

    /// The names of the folders in a folder, and of the links to one, in their order; hidden ones are left out.
    package static func folderNames(in folder: String) throws(Failure) -> [String] {
        var folders: [String] = []
        for name in try names(in: folder).sorted() where !name.hasPrefix(".") {
            if try isFolder(join(folder, name)) { folders.append(name) }
        }
        return folders
    }

    #if canImport(Darwin)
    typealias FolderStream = UnsafeMutablePointer<DIR>
    #else
    typealias FolderStream = OpaquePointer
    #endif

    /// - Returns: nil if not everything could be read; `errno` tells why.
    static func names(of stream: FolderStream) -> [String]? {
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { return errno == 0 ? names : nil }
            let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
    }

    /// The path without links, nil if there is nothing at it, or it is not UTF-8.
    ///
    /// - Throws: an `inputOutput` failure if that cannot be known.
    package static func realPath(_ path: String) throws(Failure) -> String? {
        guard let resolved = realpath(path, nil) else {
            if leadsNowhere(errno) { return nil }
            throw failure(.inputOutput, "cannot look at", path)
        }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    /// The path from the root and without links, as far as it exists.
    ///
    /// - Returns: nil if it goes up again from a folder that does not exist, wherever that would be.
    static func resolved(_ path: String) throws(Failure) -> String? {
        var (existing, rest) = (path, "")
        while true {
            if let real = try realPath(existing) { return rest.isEmpty ? real : join(real, rest) }
            guard let name = existing.pathParts.last, name != ".." else { return nil }
            if name != "." { rest = rest.isEmpty ? name : join(name, rest) }
            let parent = parent(of: existing)
            guard parent != existing else { return nil }
            existing = parent
        }
    }

    /// What a folder is called: as the person names it, or as it is where `.` or `..` stands for it; nil for the root.
    package static func folderName(_ path: String) throws(Failure) -> String? {
        let name = path.split(separator: "/").last
        let isNamed = name != nil && name != "." && name != ".."
        return (isNamed ? name : try realPath(path)?.split(separator: "/").last).map(String.init)
    }

    /// The user that what is at `path` itself belongs to; nil if there is nothing.
    static func owner(of path: String) throws(Failure) -> UInt32? {
        var status = stat()
        if lstat(path, &status) == 0 { return status.st_uid }
        if leadsNowhere(errno) { return nil }
        throw failure(.inputOutput, "cannot look at", path)
    }

    /// The user that the program runs as.
    static var user: UInt32 { geteuid() }

    /// Where a link leads, as it says; nil if there is none.
    static func destination(ofLink path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        return count < 0 ? nil : String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Where this program is, from the root and without links; nil if the system does not tell.
    package static var programPath: String? {
        #if canImport(Darwin)
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        var count = UInt32(buffer.count)
        guard _NSGetExecutablePath(&buffer, &count) == 0 else { return nil }
        return try? realPath(String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        #else
        return try? realPath("/proc/self/exe")
        #endif
    }

    // MARK: - Writing -

    /// - Returns: false if there is a folder already.
    @discardableResult
    static func makeFolder(_ path: String) throws(Failure) -> Bool {
        if mkdir(path, 0o777) == 0 { return true }
        let reason = errno
        if reason == EEXIST, try isFolder(path) { return false }
        throw failure(.cannotCreate, "cannot create the folder", path, reason)
    }

    /// - Returns: false if not everything could be written; `errno` tells why.
    package static func write(_ contents: [UInt8], toDescriptor descriptor: Int32) -> Bool {
        var rest = contents[...]
        while !rest.isEmpty {
            let count = retrying { rest.withUnsafeBytes { systemWrite(descriptor, $0) } }
            guard count >= 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    // MARK: - Errors -

    /// The failure that `errno` tells of. A disk that is full or broken is one of input and output, whatever was tried.
    static func failure(
        _ kind: Failure.Kind,
        _ attempt: String,
        _ path: String,
        _ code: Int32 = errno
    ) -> Failure {
        let isBroken = [ENOSPC, EDQUOT, EIO, EFBIG].contains(code)
        let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        return Failure(isBroken ? .inputOutput : kind, "\(attempt) '\(path)': \(reason)", help: help(code))
    }

    private static func help(_ code: Int32) -> String? {
        switch code {
        case EACCES, EPERM, EROFS: "check the permissions, or choose another folder with '--output'"
        case ENOSPC, EDQUOT: "make room"
        case ENOTDIR: "a part of the path is a file"
        case EEXIST, ENOTEMPTY: "it appeared during this run; run the command again"
        default: nil
        }
    }
}

// Inside `Disk`, `read` and `write` are its own.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
