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
        var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The path from `folder` to another, with `..` where it leads out.
    static func relative(_ path: String, to folder: String) -> String {
        let (parts, folders) = (path.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(parts, folders).prefix { $0 == $1 }.count
        let up = folders.dropFirst(common).map { _ in "..".dropFirst(0) }
        return (up + parts.dropFirst(common)).joined(separator: "/")
    }

    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// - Returns: nil for the root.
    static func folder(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// What is left of `path` below a folder; nil if it is not below it.
    static func rest(of path: String, below folder: String) -> String? {
        let prefix = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(prefix) && path != prefix ? String(path.dropFirst(prefix.count)) : nil
    }
}
