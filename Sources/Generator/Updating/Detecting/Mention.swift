/// Finds lines that name a type or a value.
package enum Mention {

    /// True for the name of a file that may name a type: code, or a document of Interface Builder.
    package static func isSearched(_ file: String) -> Bool {
        [".swift", ".storyboard", ".xib", ".m", ".h"].contains(where: file.hasSuffix)
    }

    /// The lines that have a name as a word, or as a part of a longer name: `Home` in `showHome`.
    ///
    /// - Parameters:
    ///   - value: a name, or a name with a colon and more after it.
    ///   - path: the path of the file. A file `….+NAME.swift` belongs to the name, and is not searched.
    /// - Returns: the lines' numbers, from 1, and texts.
    package static func lines(of value: String, in contents: [UInt8], of path: String) -> [(line: Int, text: String)] {
        let name = String(value.prefix { $0 != ":" })
        let file = path.lastPart
        if file.contains("+\(name).") { return [] }
        let words = Words(of: name)
        let spellings = Set([name, words.variable]).map { Array($0.utf8) }
        return lines(in: contents, of: path) { text in
            spellings.contains { name in text.indices.contains { isName(name, in: text, at: $0) } } ? name : nil
        }.map { ($0.line, $0.text) }
    }

    /// The lines that have any of some names as a word, each with the first of them. In Swift, comments and strings have
    /// none.
    package static func lines(
        of names: Set<String>,
        in contents: [UInt8],
        of path: String
    ) -> [(line: Int, text: String, name: String)] {
        // A binary file has no lines.
        guard !contents.contains(0) else { return [] }
        return lines(in: contents, of: path) { words(in: $0).first(where: names.contains) }
    }

    /// The lines in which a name is found: among the tokens of Swift, or in the text of any other file.
    private static func lines(
        in contents: [UInt8],
        of path: String,
        naming name: (ArraySlice<UInt8>) -> String?
    ) -> [(line: Int, text: String, name: String)] {
        let lines = contents.lines.map { String(decoding: $0.trimmed.bytes, as: UTF8.self) }
        guard path.isSwift else {
            return contents.lines.enumerated().compactMap { index, line in
                name(line.bytes).map { (index + 1, lines[index], $0) }
            }
        }
        var found: [(line: Int, text: String, name: String)] = []
        var line = 0
        var start = 0
        for token in SwiftTree(contents).tokens where token.kind == .word {
            guard let name = name(contents[token.range]) else { continue }
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
