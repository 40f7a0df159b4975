/// Joins paths and takes them apart, without looking at the disk.
package enum Path {

    /// `path` in `folder`: `join("App", "Login")` is `App/Login`. In the working directory it is the path alone.
    package static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        if folder == "." || folder.isEmpty { return path }
        var joined = folder
        joined.reserveCapacity(folder.utf8.count + path.utf8.count + 1)
        if joined.utf8.last != UInt8(ascii: "/") { joined += "/" }
        joined += path
        return joined
    }

    /// The parent folder: `App` of `App/Login`, `.` of `Login`.
    package static func parent(of path: String) -> String {
        guard let slash = path.lastSlash else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// A path and its ancestors, the innermost first.
    package static func ancestors(of path: String) -> some Sequence<String> {
        sequence(first: path) { $0 == "/" || $0 == "." ? nil : parent(of: $0) }
    }

    /// The parent folder of something at a relative path: `App` of `App/Login`, empty for `Login`.
    static func parent(ofItem path: String) -> String {
        path.lastSlash.map { String(path[..<$0]) } ?? ""
    }

    /// The innermost folder that has all of some relative paths: `App` for `App/Login` and `App/Home/View`, or empty.
    static func commonAncestor(of paths: [String]) -> String {
        paths.dropFirst().reduce(paths.first?.pathParts ?? []) { common, path in
            zip(common, path.pathParts).prefix { $0 == $1 }.map(\.0)
        }.joined(separator: "/")
    }

    /// The path without slashes at its end.
    package static func withoutSlashes(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
