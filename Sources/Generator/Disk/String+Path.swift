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
}
