/// A statement of a file with all that belongs to it: a line alone, or lines that open brackets, what is within them, and
/// the lines that close them.
///
/// `init(` … `) {` … `}` is one block with two sections, as is `if` with its `else`. A label of a `switch`, and a statement
/// that the next line continues with `.`, have a section without a line that ends it.
struct CodeBlock {

    struct Section {
        /// The character that opened it, and a number if the block has several of these: `(`, `{`, `{1`.
        let key: String
        var children: [CodeBlock]
        /// The line that ends the section, and may open the next one.
        var end: SourceLine?
        /// Whether the file has it in the line that opens it.
        var isInOneLine: Bool { end?.joint != nil }
    }

    /// By this it is found in other modules.
    var key = ""
    /// What tells functions of one name apart.
    private(set) var labels = ""
    /// The lines with which it begins, one but for those that the next line goes on with.
    var head: [SourceLine]
    var sections: [Section] = []

    mutating func findKey() { (key, labels) = BlockKey.of(self) }

    /// The type that it declares, if the module's name is in the type's.
    var ownType: String? {
        let parts = key.split(separator: " ")
        guard parts.first == "type", parts.count == 2 else { return nil }
        return parts[1].unicodeScalars.contains(BlockKey.name) ? String(parts[1]) : nil
    }

    /// The sections that it has, and which of them have a line that ends them.
    var shape: [String] { sections.map { $0.key + ($0.end == nil ? "" : "/") } }

    /// The line that ends it.
    var last: SourceLine { sections.last.flatMap { $0.end ?? $0.children.last?.last } ?? head[head.count - 1] }
}

/// A line of a module's file, with marks for the spellings of the module's name.
struct SourceLine: Hashable {
    /// The blank lines above it.
    let blanks: [String]
    let text: String
    /// The line as others are compared with it: without white space at either end, all small spellings of the name alike.
    let compared: String
    /// What is between it and the line above it if the file has both in one line.
    let joint: String?

    init(_ text: String, blanks: [String], joint: String? = nil) {
        (self.blanks, self.text, self.joint) = (blanks, text, joint)
        compared = Spellings.compared(Substring(text.utf8[...].trimmingSpaces))
    }
}

extension Substring.UTF8View {

    /// Without white space at either end.
    var trimmingSpaces: Substring.UTF8View {
        let isSpace = { (byte: UInt8) in byte == 0x20 || 0x09...0x0D ~= byte }
        guard let last = lastIndex(where: { !isSpace($0) }) else { return self[endIndex...] }
        return self[...last].drop(while: isSpace)
    }
}
