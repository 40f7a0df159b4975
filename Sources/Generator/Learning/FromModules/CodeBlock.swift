/// A statement of a file: a line, or lines that open brackets, the statements within the brackets, and the lines that
/// close them.
///
/// `init(` … `) {` … `}` is one block with two sections, as is `if` with its `else`. No line ends the section of a
/// label in a `switch`, or of a statement that the next line continues with `.`.
struct CodeBlock {

    struct Section {
        /// The character that opens it, with a number if the block has several such sections: `(`, `{`, `{1`.
        let key: String
        var children: [CodeBlock]
        /// The line that ends the section, and may open the next one.
        var end: SourceLine?
        /// True if the file has the whole section on the line that opens it.
        var isInOneLine: Bool { end?.joint != nil }
    }

    /// The key by which it is matched with blocks of other modules.
    var key = ""
    /// The labels of a function's parameters. They distinguish functions of one name.
    private(set) var labels = ""
    /// The first line, and the lines that continue it without opening a section.
    var head: [SourceLine]
    var sections: [Section] = []

    mutating func findKey() { (key, labels) = BlockKey.of(self) }

    /// The name of the type that it declares, if that contains the module's name.
    var ownType: String? {
        guard key.hasPrefix("type "), key.unicodeScalars.contains(BlockKey.name) else { return nil }
        return String(key.dropFirst("type ".count))
    }

    /// The functions and variables that a type or an extension declares in it.
    var members: Set<String> {
        let keys = BlockKey.isType(head[0].compared) ? sections.flatMap { $0.children.map(\.key) } : []
        let words = ["func ", "let "]
        return Set(keys.compactMap { key in words.first(where: key.hasPrefix).map { String(key.dropFirst($0.count)) } })
    }

    /// The keys of its sections.
    var shape: [String] { sections.map(\.key) }

    /// The line that ends it.
    var last: SourceLine { sections.last.flatMap { $0.end ?? $0.children.last?.last } ?? head[head.count - 1] }

    /// Removes the comma after an element of a list.
    mutating func removeComma() {
        if sections.isEmpty {
            head[head.count - 1] = head[head.count - 1].withoutComma
        } else {
            sections[sections.count - 1].end = sections.last?.end?.withoutComma
        }
    }
}

extension CodeBlock {

    /// A block of lines that are not divided: it matches only the same lines.
    init(undivided lines: [SourceLine]) { self.init(key: lines.map(\.compared).joined(separator: "\n"), head: lines) }
}

/// A line of a module's file, with marks for the spellings of the module's name.
struct SourceLine: Hashable {
    /// The blank lines above it.
    let blanks: [String]
    let text: String
    /// The line as it is compared with others: without white space at either end, and with one mark for all spellings
    /// but the name itself.
    let compared: String
    /// The white space between this line and the one above, if the file has both on one line; else nil.
    let joint: String?

    init(_ text: String, blanks: [String], joint: String? = nil) {
        (self.blanks, self.text, self.joint) = (blanks, text, joint)
        compared = Spellings.compared(line: text)
    }

    fileprivate var withoutComma: SourceLine {
        text.hasSuffix(",") ? SourceLine(text.withoutComma, blanks: blanks, joint: joint) : self
    }
}
