private let slash = UInt8(ascii: "/")

/// Paths as the system takes them apart: by bytes. To Swift, a `/` with an accent behind it is another character, and a
/// path with one would look like a single name, while the system reads a folder and a name.
extension StringProtocol {

    /// The names of the folders, and of the file.
    package var pathParts: [String] { allPathParts.filter { !$0.isEmpty } }

    /// The same with empty names, as between two slashes.
    var allPathParts: [String] {
        // Most paths in a module are a name alone.
        guard hasSlash else { return [String(self)] }
        let parts = utf8.split(separator: slash, omittingEmptySubsequences: false)
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }

    package var hasSlash: Bool {
        // To search the bytes in memory takes a fraction of the time of stepping from index to index. Most texts have them.
        utf8.withContiguousStorageIfAvailable { $0.contains(slash) } ?? utf8.contains(slash)
    }

    package var isFromRoot: Bool { utf8.first == slash }

    /// The rest of the path below a folder: `Login` of `App/Login` below `App`; nil if it is not below it.
    package func rest(below folder: String) -> String? {
        var rest = utf8.dropFirst(folder.utf8.count)
        guard utf8.starts(with: folder.utf8) else { return nil }
        if !folder.isEmpty, folder.utf8.last != slash {
            guard rest.popFirst() == slash else { return nil }
        }
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
    }

    /// The rest of the path in a folder: empty for the folder itself, nil if it is not in it.
    package func path(within folder: String) -> String? {
        utf8.elementsEqual(folder.utf8) ? "" : rest(below: folder)
    }
}

extension String {

    /// The last name of a path.
    package var lastPart: Substring { lastSlash.map { self[utf8.index(after: $0)...] } ?? self[...] }

    /// Where the last slash is.
    var lastSlash: Index? {
        var text = self
        let offset = text.withUTF8 { $0.lastIndex(of: slash) }
        return offset.map { utf8.index(startIndex, offsetBy: $0) }
    }

    /// True for the path of a file of Swift code.
    var isSwift: Bool { hasSuffix(".swift") }
}
