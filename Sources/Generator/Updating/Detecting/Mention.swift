/// Finds lines that name a type.
package enum Mention {

    /// True for the name of a file that may name a type: code, or a document of Interface Builder.
    package static func isSearched(_ file: String) -> Bool {
        [".swift", ".storyboard", ".xib", ".m", ".h"].contains(where: file.hasSuffix)
    }

    /// The lines that have any of some names as a word, each with the first of them: among the tokens of Swift, or in the text
    /// of any other file.
    ///
    /// - Returns: the lines' numbers, from 1, and texts.
    package static func lines(
        of names: Set<String>,
        in contents: [UInt8],
        of path: String
    ) -> [(line: Int, text: String, name: String)] {
        // A binary file has no lines.
        guard !contents.contains(0) else { return [] }
        let lines = contents.lines.map { String(decoding: $0.trimmed.bytes, as: UTF8.self) }
        guard path.isSwift else {
            return contents.lines.enumerated().compactMap { index, line in
                words(in: line.bytes).first(where: names.contains).map { (index + 1, lines[index], $0) }
            }
        }
        var found: [(line: Int, text: String, name: String)] = []
        var line = 0
        var start = 0
        for token in SwiftTree(contents).tokens where token.kind == .word {
            guard let name = words(in: contents[token.range]).first(where: names.contains) else { continue }
            line += contents[start..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            start = token.range.lowerBound
            if found.last?.line != line + 1 { found.append((line + 1, lines[line], name)) }
        }
        return found
    }

    /// The words that may be names in code.
    static func words(in bytes: some Collection<UInt8>) -> [String] {
        bytes.split { !$0.isWord }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// True if there is a name at a place: `Home` is in `showHome` and `HomeBuilder`, but not in `Homeland`; `home` is not in
    /// `showhome`.
    static func isName<Bytes>(_ name: [UInt8], in bytes: Bytes, at start: Int) -> Bool
    where Bytes: RandomAccessCollection<UInt8>, Bytes.Index == Int {
        guard let first = name.first, bytes[start] == first, bytes[start...].starts(with: name) else { return false }
        let end = start + name.count
        if end < bytes.endIndex, isSmall(bytes[end]) { return false }
        return start == bytes.startIndex || !isSmall(first) || !bytes[start - 1].isWord
    }

    private static func isSmall(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte >= 0x80 }
}
