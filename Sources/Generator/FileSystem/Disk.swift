#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads files and folders by their paths. Symlinks are followed unless the documentation says otherwise.
package enum Disk {

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

    /// The most bytes that a file may have: memory is limited, and a longer file is not the one that was meant.
    package static let maximumSize = 64 << 20

    /// Reads a file that the run goes by, of at most 64 MB.
    ///
    /// - Parameter isStream: whether it may be something other than a file, and so without an end.
    package static func readInput(_ path: String, isStream: Bool = false) throws(Failure) -> [UInt8] {
        guard isStream else { return try read(path) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(.inputOutput, "cannot read", path) }
        defer { close(descriptor) }
        return try contents(of: descriptor, path)
    }

    /// Reads standard input, of at most 64 MB. It is read where it is open: a socket has no path to open it by.
    package static func readStandardInput() throws(Failure) -> [UInt8] {
        try contents(of: STDIN_FILENO, "standard input")
    }

    /// Reads a file.
    ///
    /// - Parameter limit: the most bytes that it may have, 64 MB by default.
    /// - Throws: a `data` failure for a longer one, an `inputOutput` failure if it cannot be read or is no file.
    package static func read(_ path: String, limit: Int = maximumSize) throws(Failure) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe waits for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(.inputOutput, "cannot read", path) }
        defer { close(descriptor) }
        guard let contents = try contents(ofFile: descriptor, path, limit: limit) else {
            throw Failure(.inputOutput, "cannot read '\(path)': it is not a file", help: "put a file in its place")
        }
        return contents
    }

    /// The bytes of an open file.
    ///
    /// - Parameter shown: its path, as a person would name it.
    /// - Returns: nil for something other than a file.
    static func contents(
        ofFile descriptor: Int32,
        _ shown: @autoclosure () -> String,
        limit: Int = maximumSize
    ) throws(Failure) -> [UInt8]? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        if status.st_size > limit { throw tooLong(shown(), limit) }
        return try contents(of: descriptor, shown(), limit: limit)
    }

    private static func contents(
        of descriptor: Int32,
        _ shown: @autoclosure () -> String,
        limit: Int = maximumSize
    ) throws(Failure) -> [UInt8] {
        var contents: [UInt8] = []
        while true {
            var count = 0
            // Most files fill a small part of it, and the rest need not be made zero.
            let part = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
                count = retrying { systemRead(descriptor, buffer) }
                filled = max(count, 0)
            }
            guard count >= 0 else { throw failure(.inputOutput, "cannot read", shown()) }
            contents += part
            if count == 0 { return contents }
            if contents.count > limit { throw tooLong(shown(), limit) }
        }
    }

    private static func tooLong(_ shown: String, _ limit: Int) -> Failure {
        let message = "'\(shown)' has more than \(limit >> 20) MB"
        return Failure(.data, message, help: "look whether it is the right file")
    }

    /// The names of the folders in a folder, and of the links to one, in their order; hidden ones are left out.
    package static func folderNames(in folder: String) throws(Failure) -> [String] {
        var folders: [String] = []
        for name in try names(in: folder).sorted() where !name.hasPrefix(".") {
            if try isFolder(Path.join(folder, name)) { folders.append(name) }
        }
        return folders
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
            if let real = try realPath(existing) { return rest.isEmpty ? real : Path.join(real, rest) }
            guard let name = existing.pathParts.last, name != ".." else { return nil }
            if name != "." { rest = rest.isEmpty ? name : Path.join(name, rest) }
            let parent = Path.parent(of: existing)
            guard parent != existing else { return nil }
            existing = parent
        }
    }

    /// A path from the root as a person would name it: from the working directory, if it is below that.
    static func shown(_ path: String) -> String {
        (try? realPath(".")).flatMap { path.rest(below: $0) } ?? path
    }

    /// The nearest folder that exists: the path itself or an ancestor.
    ///
    /// - Parameter path: from the root.
    static func nearestFolder(_ path: String) throws(Failure) -> String {
        var path = path
        while try kind(of: path) != .folder, path != "/" { path = Path.parent(of: path) }
        return path
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

    /// The path that a symlink has; nil if there is none.
    static func destination(ofLink path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        return count < 0 ? nil : String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Where this program is, from the root and without links; nil if the system does not tell.
    package static var programPath: String? {
        System.programPath.flatMap { try? realPath($0) }
    }

    // MARK: - Writing -

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
