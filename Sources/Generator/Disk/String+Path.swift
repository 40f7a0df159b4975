/// Paths as the system takes them apart: by bytes. To Swift, a `/` with an accent behind it is another character, and a
/// path with one would be held against a folder as a name in it, while it leads elsewhere.
extension StringProtocol {

    /// The names of the folders, and of the file.
    package var pathParts: [String] {
        utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether there are folders in it.
    package var hasSlash: Bool { utf8.contains(UInt8(ascii: "/")) }

    package var isFromRoot: Bool { utf8.first == UInt8(ascii: "/") }

    /// What is left of the path below a folder; nil if it is not below it.
    package func rest(below folder: String) -> String? {
        let prefix = folder.isEmpty || folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
        guard utf8.starts(with: prefix.utf8), utf8.count > prefix.utf8.count else { return nil }
        return String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }
}

extension String {

    /// What is behind the last slash: the name of a file.
    var lastPart: Substring { lastSlash.map { self[utf8.index(after: $0)...] } ?? self[...] }

    // Every path of a run is asked for these, and bytes are looked at faster side by side than one by one.

    /// Where the last slash is.
    var lastSlash: Index? {
        let offset = utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: "/")) }
        guard let offset else { return utf8.lastIndex(of: UInt8(ascii: "/")) }
        return offset.map { utf8.index(startIndex, offsetBy: $0) }
    }

    var slashCount: Int {
        let count = utf8.withContiguousStorageIfAvailable { $0.count { $0 == UInt8(ascii: "/") } }
        return count ?? utf8.count { $0 == UInt8(ascii: "/") }
    }
}
