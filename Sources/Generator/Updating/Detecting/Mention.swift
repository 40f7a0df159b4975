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
        return contents.lines.enumerated().compactMap { index, line in
            let isNamed = spellings.contains { name in
                line.bytes.indices.contains { isName(name, in: line.bytes, at: $0) }
            }
            guard isNamed else { return nil }
            return (index + 1, String(decoding: line.trimmed.bytes, as: UTF8.self))
        }
    }

    /// The lines that have any of some names as a word, each with the first of them.
    package static func lines(of names: Set<String>, in contents: [UInt8]) -> [(line: Int, text: String, name: String)]
    {
        // A binary file has no lines.
        guard !contents.contains(0) else { return [] }
        return contents.lines.enumerated().compactMap { index, line in
            guard let name = words(in: line.bytes).first(where: names.contains) else { return nil }
            return (index + 1, String(decoding: line.trimmed.bytes, as: UTF8.self), name)
        }
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
