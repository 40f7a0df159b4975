/// Paths of folders and files, from the root, without `.`, `..` and links: of two that are the same, the texts are.
enum ProjectPath {

    /// - Parameters:
    ///   - path: relative to `folder`, or from the root.
    ///   - folder: of this form already.
    static func resolve(_ path: String, in folder: String) -> String {
        // Nearly every path is one name.
        if !path.utf8.contains(UInt8(ascii: "/")), path != ".", path != ".." {
            return path.isEmpty ? folder : folder == "/" ? "/" + path : "\(folder)/\(path)"
        }
        var parts = path.isFromRoot ? [] : folder.pathParts
        for part in path.pathParts where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The path from `folder` to another, with `..` where it leads out.
    static func relative(_ path: String, to folder: String) -> String {
        let (parts, folders) = (path.pathParts, folder.pathParts)
        let common = zip(parts, folders).prefix { $0 == $1 }.count
        let up = folders.dropFirst(common).map { _ in ".." }
        return (up + parts.dropFirst(common)).joined(separator: "/")
    }

    static func name(of path: String) -> String { path.pathParts.last ?? path }

    /// - Returns: nil for the root.
    static func folder(of path: String) -> String? {
        guard let slash = path.lastSlash, path != "/" else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
