/// The pointer that Git LFS keeps in place of a large file: a text with the file's size, and the SHA-256 of its content.
struct LargeFilePointer {

    private let size: Int
    private let hash: String

    /// - Returns: nil for a text that is no pointer.
    init?(_ contents: [UInt8]) {
        // The specification of Git LFS: a pointer has less than 1,024 bytes.
        guard contents.count < 1_024, contents.starts(with: "version https://git-lfs".utf8) else { return nil }
        let lines = String(decoding: contents, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
        func value(_ key: String) -> Substring? { lines.first { $0.first.map { $0 == key } == true }?.last }
        guard let size = value("size").flatMap({ Int($0) }), let hash = value("oid"), hash.hasPrefix("sha256:") else {
            return nil
        }
        (self.size, self.hash) = (size, String(hash.dropFirst("sha256:".count)))
    }

    /// True if a file is the one that is meant.
    func isPointer(to contents: [UInt8]) -> Bool { contents.count == size && SHA256.hash(of: contents) == hash }
}
