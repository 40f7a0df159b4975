#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads files and folders by their paths, following symlinks unless the documentation says otherwise.
package enum Disk {

    enum ItemType { case absent, file, folder, link, other }

    /// The kind of what is at a path, without following a symlink.
    ///
    /// - Throws: a `cannotCreate` failure if the system cannot examine the path, for example without permission.
    static func kind(of path: String) throws(Failure) -> ItemType { try status(of: path)?.kind ?? .absent }

    /// The status of what is at a path, without following a symlink.
    ///
    /// - Returns: nil if there is nothing.
    /// - Throws: as `kind(of:)` does.
    static func status(of path: String) throws(Failure) -> FileStatus? {
        var status = stat()
        if lstat(path, &status) == 0 { return status }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw failure(.cannotCreate, "cannot look at", path)
    }

    /// The kind of what is at a path, and its contents, without following a symlink.
    static func existing(at path: String) throws(Failure) -> Existing {
        switch try kind(of: path) {
        case .absent: .absent
        case .file: .file(try read(path))
        case .folder: .folder(try names(in: path))
        case .link: .link
        case .other: .other
        }
    }

    /// True if a folder is at a path.
    ///
    /// - Throws: an `inputOutput` failure if the system cannot examine the path, for example without permission.
    package static func isFolder(_ path: String) throws(Failure) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.isFolder }
        if isMissing(errno) { return false }
        throw failure(.inputOutput, "cannot look at", path)
    }

    /// True if the user may add files to a folder, and delete those in it.
    static func mayWrite(in folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }

    /// True for an error that says that a path is missing.
    private static func isMissing(_ code: Int32) -> Bool { [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(code) }

    /// The user that the program runs as.
    static var user: UInt32 { geteuid() }

    // MARK: - Files -

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - limit: the most bytes that it may have, 64 MB by default.
    ///   - isStream: whether it may be a pipe or the like. Then this waits for its writer.
    /// - Throws: a `data` failure for a longer one, an `inputOutput` failure if it cannot be read or is no file.
    package static func read(
        _ path: String,
        limit: Int = Limits.size,
        isStream: Bool = false
    ) throws(Failure) -> [UInt8] {
        try file(path, as: path, limit: limit, isStream: isStream).contents
    }

    /// Reads a file, and whether it is executable.
    ///
    /// - Parameter name: the path that it gets.
    /// - Throws: as `read(_:limit:isStream:)` does.
    static func file(
        _ path: String,
        as name: String,
        limit: Int = Limits.size,
        isStream: Bool = false
    ) throws(Failure) -> SourceFile {
        // Without O_NONBLOCK, opening a pipe waits for a writer.
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | (isStream ? 0 : O_NONBLOCK)) }
        guard descriptor >= 0 else { throw failure(.inputOutput, "cannot read", path) }
        let file = OpenFile(descriptor)
        let status = file.status
        guard isStream || status?.isFile == true else {
            throw Failure(.inputOutput, "cannot read '\(path)': it is not a file", help: "put a file in its place")
        }
        let contents = try file.contents(limit: limit, path)
        return SourceFile(path: name, contents: contents, isExecutable: status?.isExecutable == true)
    }

    /// Reads standard input, of at most 64 MB. A socket can be standard input, and has no path to open it by.
    package static func readStandardInput() throws(Failure) -> [UInt8] {
        try OpenFile(dup(STDIN_FILENO)).contents("standard input")
    }

    /// Writes all bytes.
    ///
    /// - Returns: false if writing failed; `errno` has the reason.
    package static func writeAll(_ contents: [UInt8], toDescriptor descriptor: Int32) -> Bool {
        var rest = contents[...]
        while !rest.isEmpty {
            let count = retrying { rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }
            guard count >= 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    // MARK: - Paths -

    /// - Parameter help: what to do if no other folder is near.
    /// - Throws: a `usage` failure if a folder that a person names is missing.
    package static func checkIsFolder(_ path: String, help: String) throws(Failure) {
        if try isFolder(path) { return }
        let near = try suggestion(forFolder: path)
        throw Failure(.usage, "there is no folder \(quoted(path))", help: near ?? help)
    }

    /// The path from the root, without symlinks; nil if nothing is there, or it is not UTF-8.
    ///
    /// - Throws: as `isFolder(_:)` does.
    package static func realPath(_ path: String) throws(Failure) -> String? {
        guard let resolved = realpath(path, nil) else {
            if isMissing(errno) { return nil }
            throw failure(.inputOutput, "cannot look at", path)
        }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    /// The path from the root, without symlinks as far as it exists.
    ///
    /// - Returns: nil if it has `..` after a folder that is missing.
    static func resolved(_ path: String) throws(Failure) -> String? {
        var rest = ""
        for existing in Path.ancestors(of: path) {
            if let real = try realPath(existing) { return Path.join(real, rest) }
            guard let name = existing.pathParts.last, name != ".." else { return nil }
            if name != "." { rest = Path.join(name, rest) }
        }
        return nil
    }

    /// A path from the root as a person would name it: relative to the working directory, if it is below that.
    static func shown(_ path: String) -> String {
        (try? realPath(".")).flatMap { path.rest(below: $0) } ?? path
    }

    /// The nearest folder that exists: the path itself or an ancestor.
    ///
    /// - Parameter path: from the root.
    static func nearestFolder(_ path: String) throws(Failure) -> String {
        for folder in Path.ancestors(of: path) where try kind(of: folder) == .folder { return folder }
        return "/"
    }

    /// The name of the folder at a path: `App` for `Shop/App`, and for `.` in that folder; nil for the root.
    package static func folderName(_ path: String) throws(Failure) -> String? {
        if let name = path.pathParts.last, name != ".", name != ".." { return name }
        return try realPath(path)?.pathParts.last
    }

    /// The real path of a symlink's target.
    ///
    /// - Parameters:
    ///   - root: from the root, without symlinks. The target must be below it.
    ///   - shown: the symlink's path, as a person would name it.
    /// - Throws: a `cannotCreate` failure if the target is missing or elsewhere.
    static func target(ofSymlink path: String, within root: String, shown: String) throws(Failure) -> String {
        if let target = try realPath(path), target.rest(below: root) != nil { return target }
        let message = "'\(shown)' is a symlink that points outside the output folder"
        throw Failure(.cannotCreate, message, help: "name its target with '--output'")
    }

    /// The target of a symlink, as it is written in the symlink; nil if there is no symlink.
    static func destination(ofLink path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        return count < 0 ? nil : String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    // MARK: - Errors -

    /// The failure for an error of the system. A full or broken disk is always an `inputOutput` failure.
    ///
    /// - Parameter attempt: what failed, such as `cannot read`.
    static func failure(_ kind: Failure.Kind, _ attempt: String, _ path: String, _ code: Int32 = errno) -> Failure {
        let isBroken = [ENOSPC, EDQUOT, EIO, EFBIG].contains(code)
        let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        let help: String? =
            switch code {
            case EACCES, EPERM, EROFS: "check the permissions, or name another folder"
            case ENOSPC, EDQUOT: "make room"
            case ENOTDIR: "a part of the path is a file"
            case EEXIST, ENOTEMPTY: "it appeared during this run; run the command again"
            default: nil
            }
        return Failure(isBroken ? .inputOutput : kind, "\(attempt) '\(path)': \(reason)", help: help)
    }
}

// MARK: - Folders -

extension Disk {

    typealias FolderEntry = (name: String, kind: ItemType)

    /// The names in a folder, in no order.
    package static func names(in folder: String) throws(Failure) -> [String] { try entries(in: folder).map(\.name) }

    /// The names in a folder, in no order, each with its kind. Symlinks in it are not followed. Most file systems return
    /// both (readdir(3), `d_type`), so no file needs a system call of its own.
    ///
    /// - Parameters:
    ///   - mayBeAbsent: true to return nothing for a folder that is missing, rather than to throw.
    ///   - isWanted: asked for the bytes of each name, before a string is made of them.
    static func entries(
        in folder: String,
        mayBeAbsent: Bool = false,
        where isWanted: (UnsafeRawBufferPointer) -> Bool = { _ in true }
    ) throws(Failure) -> [FolderEntry] {
        guard let stream = opendir(folder) else {
            if mayBeAbsent, errno == ENOENT || errno == ENOTDIR { return [] }
            throw failure(.inputOutput, "cannot read", shown(folder))
        }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                let code = errno
                if code == 0 { return entries }
                throw failure(.inputOutput, "cannot read", shown(folder), code)
            }
            let wanted = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let name = UnsafeRawBufferPointer(rebasing: bytes.prefix { $0 != 0 })
                return isWanted(name) ? String(decoding: name, as: UTF8.self) : nil
            }
            guard let name = wanted, name != ".", name != ".." else { continue }
            switch Int(entry.pointee.d_type) {
            case Int(DT_REG): entries.append((name, .file))
            case Int(DT_DIR): entries.append((name, .folder))
            case Int(DT_LNK): entries.append((name, .link))
            case Int(DT_UNKNOWN): entries.append((name, try kind(of: Path.join(folder, name))))
            default: entries.append((name, .other))
            }
        }
    }

    /// The names of the folders in a folder, and of the symlinks to one, in order; hidden ones are left out.
    package static func folderNames(in folder: String) throws(Failure) -> [String] {
        var folders: [String] = []
        for name in try names(in: folder).sorted() where !name.hasPrefix(".") {
            if try isFolder(Path.join(folder, name)) { folders.append(name) }
        }
        return folders
    }

    /// Help for a folder that is missing: the nearest one beside it, or beside its first ancestor that is missing.
    ///
    /// - Returns: nil if none is near.
    package static func suggestion(forFolder path: String) throws(Failure) -> String? {
        var parent = path.isFromRoot ? "/" : "."
        var rest = path.pathParts[...]
        while let part = rest.popFirst() {
            let folder = Path.join(parent, part)
            if try isFolder(folder) {
                parent = folder
                continue
            }
            let near = try folderNames(in: parent).filter { [$0].suggestion(for: part) != nil }
            // What follows the misspelt part, as far as it exists.
            let paths = try near.map { name throws(Failure) in
                let whole = rest.reduce(Path.join(parent, name), Path.join)
                return try isFolder(whole) ? whole : Path.join(parent, name)
            }
            return paths.suggestion(for: rest.reduce(folder, Path.join)) ?? paths.first.map { "did you mean '\($0)'?" }
        }
        return nil
    }

    /// A folder, relative to the one that is walked through, and the names of its files.
    typealias FolderFiles = (folder: String, files: [String])

    /// The files of a folder and of the folders below it, in no order. Hidden ones are left out, and symlinks are not
    /// followed.
    ///
    /// - Parameters:
    ///   - root: the folder; if it is missing, nothing is in it.
    ///   - isWanted: asked for each folder below it, by its relative path, whether to walk through it.
    static func walk(_ root: String, where isWanted: (String) -> Bool = { _ in true }) throws(Failure) -> [FolderFiles]
    {
        var found: [FolderFiles] = []
        var rest = [(folder: "", depth: 1)]
        while let (folder, depth) = rest.popLast() {
            let entries = try entries(in: Path.join(root, folder), mayBeAbsent: true)
                .filter { $0.name.utf8.first != UInt8(ascii: ".") }
            found.append((folder, entries.filter { $0.kind == .file }.map(\.name)))
            guard depth < Limits.folderDepth else { continue }
            let folders = entries.filter { $0.kind == .folder }.map { Path.join(folder, $0.name) }
            rest += folders.filter(isWanted).map { ($0, depth + 1) }
        }
        return found
    }
}
