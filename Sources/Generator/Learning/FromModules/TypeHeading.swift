/// The lines that begin a type or an extension, with the list of its superclass and its protocols.
struct TypeHeading {

    private struct Entry {
        /// The white space before it.
        let space: String
        let text: String
        /// The text as it is compared with others: the same on one line and on several.
        let compared: String

        init(space: String, text: String) {
            (self.space, self.text, compared) = (space, text, TypeHeading.compared(text))
        }
    }

    let head: [SourceLine]
    private let start: String
    private let entries: [Entry]
    private let end: String

    /// - Parameter head: the lines up to the one that opens the body.
    /// - Returns: nil for other statements, and for a heading with comments or with commas at the start of lines.
    init?(_ head: [SourceLine]) {
        let text = head.map(\.text).joined(separator: "\n")
        guard BlockKey.isType(head.map(\.compared).joined(separator: " ")),
            !["//", "/*"].contains(where: { text.contains($0) }), !head.contains(where: { $0.compared.hasPrefix(",") }),
            head.dropFirst().allSatisfy(\.blanks.isEmpty)
        else { return nil }
        let outer = text.outerIndices
        let body = outer.first { index in
            text[index] == "{" || text[index].isSpace && text[index...].dropFirst().hasPrefix("where ")
        }
        let types = text[..<(body ?? text.endIndex)]
        let end = types.lastIndex { !$0.isSpace }.map(text.index(after:)) ?? text.endIndex
        let colon = outer.first { $0 < end && text[$0] == ":" } ?? end
        self.head = head
        start = String(text[..<colon])
        entries = (colon == end ? [] : text[colon..<end].dropFirst().listElements).map { entry in
            let space = String(entry.prefix(while: \.isSpace))
            return Entry(space: space, text: String(Substring(entry.utf8.trimmingSpaces)))
        }
        self.end = String(text[end...])
    }

    private static func compared(_ type: String) -> String {
        Spellings.compared(type.split(whereSeparator: \.isSpace).joined(separator: " "))
    }

    /// Its superclass and its protocols.
    var types: [String] { entries.map(\.text) }

    /// True if its list has all of some types.
    func has(_ types: [String]) -> Bool {
        types.allSatisfy { type in
            let compared = Self.compared(type)
            return entries.contains { $0.compared == compared }
        }
    }

    /// The lines with another list. Types that its own list has too keep the white space before them.
    func lines(with types: [String]) -> [SourceLine] {
        var text = start
        for (index, type) in types.enumerated() {
            let compared = Self.compared(type)
            let own = entries.firstIndex { $0.compared == compared }
            let place = index == 0 ? 0 : own == 0 ? 1 : own ?? 1
            let space = place < entries.count ? entries[place].space : " "
            text += (index == 0 ? ":" : ",") + space + (own.map { entries[$0].text } ?? type)
        }
        let lines = (text + end).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { SourceLine(String($1), blanks: $0 == 0 ? head[0].blanks : []) }
    }

    /// The list on which several headings agree: each type that more than half of them have. A first type may be a
    /// superclass, so the most frequent of the other first types is added, unless at least as many headings have no
    /// such first type.
    static func agreed(_ headings: [TypeHeading]) -> [String] {
        let places = Dictionary(grouping: headings.flatMap { $0.entries.enumerated() }) { $0.element.compared }
        var agreed = places.filter { $0.value.count * 2 > headings.count }
        let firsts = headings.map { heading in
            heading.entries.first.flatMap { agreed[$0.compared] == nil ? $0.compared : nil }
        }
        let first = (firsts.filter { $0 == nil } + firsts.filter { $0 != nil }).mostFrequent ?? nil
        if let first { agreed[first] = places[first] }
        func place(_ type: String) -> Double {
            let all = agreed[type] ?? []
            return Double(all.reduce(0) { $0 + $1.offset }) / Double(all.count)
        }
        return agreed.keys.sorted { (place($0), $0) < (place($1), $1) }.compactMap { type in
            agreed[type]?.map(\.element.text).mostFrequent
        }
    }
}
