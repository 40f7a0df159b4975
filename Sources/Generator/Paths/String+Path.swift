private let slash = UInt8(ascii: "/")

/// Paths as the system takes them apart: by bytes. To Swift, a `/` with an accent behind it is another character, and a
/// path with one would be held against a folder as a name in it, while it leads elsewhere.
extension StringProtocol {

    /// The names of the folders, and of the file.
    package var pathParts: [String] {
        utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The same with those that are empty.
    var allPathParts: [String] {
        guard hasSlash else { return [String(self)] }
        return utf8.split(separator: slash, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether there are folders in it.
    package var hasSlash: Bool { withBytes { $0.contains(slash) } }

    package var isFromRoot: Bool { utf8.first == slash }

    /// What is left of the path below a folder; nil if it is not below it.
    package func rest(below folder: String) -> String? {
        let isOpen = folder.isEmpty || folder.utf8.last == slash
        return withBytes { bytes in
            let rest = bytes.dropFirst(folder.utf8.count)
            guard begins(withBytesOf: folder), isOpen || rest.first == slash else { return nil }
            let inner = isOpen ? rest : rest.dropFirst()
            return inner.isEmpty ? nil : String(decoding: inner, as: UTF8.self)
        }
    }

    /// What is left of the path in a folder: empty for the folder itself, nil if it is not in it.
    func path(within folder: String) -> String? {
        utf8.elementsEqual(folder.utf8) ? "" : rest(below: folder)
    }

    func begins(withBytesOf other: String) -> Bool {
        withBytes { own in other.withBytes { own.starts(with: $0) } }
    }

    /// Faster than to look for the same characters from the end.
    func ends(withBytesOf other: String) -> Bool {
        withBytes { own in other.withBytes { own.suffix($0.count).elementsEqual($0) } }
    }

    /// Looks at the bytes side by side, which is faster than one by one: every path of a run is looked at.
    func withBytes<Result>(_ look: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        utf8.withContiguousStorageIfAvailable(look) ?? Array(utf8).withUnsafeBufferPointer(look)
    }
}

extension String {

    /// What is behind the last slash: the name of a file.
    var lastPart: Substring { lastSlash.map { self[utf8.index(after: $0)...] } ?? self[...] }

    /// Where the last slash is.
    var lastSlash: Index? {
        withBytes { $0.lastIndex(of: slash) }.map { utf8.index(startIndex, offsetBy: $0) }
    }

    /// Whether the name of the file begins so.
    func lastPart(beginsWithBytesOf other: String) -> Bool {
        withBytes { bytes in
            let start = bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0
            return other.withBytes { bytes[start...].starts(with: $0) }
        }
    }

    var slashCount: Int { withBytes { bytes in bytes.count { $0 == slash } } }
}
