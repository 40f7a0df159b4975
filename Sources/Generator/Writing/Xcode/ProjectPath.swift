/// Paths of folders and files, from the root, without `.`, `..` and symlinks: two paths to one file are equal texts.
enum ProjectPath {

    /// - Parameters:
    ///   - path: relative to `folder`, or from the root.
    ///   - folder: of this form already.
    static func resolve(_ path: String, in folder: String) -> String {
        var parts = path.isFromRoot ? [] : folder.pathParts
        for part in path.pathParts where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The path relative to a folder, with `..` if it is not below it.
    static func relative(_ path: String, to folder: String) -> String {
        let (parts, folders) = (path.pathParts, folder.pathParts)
        let common = zip(parts, folders).prefix { $0 == $1 }.count
        let up = folders.dropFirst(common).map { _ in ".." }
        return (up + parts.dropFirst(common)).joined(separator: "/")
    }

    static func name(of path: String) -> String { path.pathParts.last ?? path }

    /// - Returns: nil for the root.
    static func folder(of path: String) -> String? { path == "/" ? nil : Path.parent(of: path) }
}

extension String {

    /// True if it comes before another text in the order of bytes.
    func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
