/// The comments above a node, or those of a comment, line by line.
struct CommentLines: Equatable {

    struct Line: Hashable {
        let text: [UInt8]
        private let words: [UInt8]

        init(_ line: ArraySlice<UInt8>) {
            let trimmed = Array(line.trimmingSpaces)
            // The lines of a block comment.
            text = trimmed.first == UInt8(ascii: "*") ? [UInt8(ascii: " ")] + trimmed : trimmed
            words = trimmed.words
        }

        static func == (first: Line, second: Line) -> Bool { first.words == second.words }
        func hash(into hasher: inout Hasher) { hasher.combine(words) }
    }

    private(set) var lines: [Line]

    init(_ text: ComparedText, _ node: Int) {
        let bytes = text[node].kind == .comment ? text.code(of: node) : text.lead(of: node)
        lines = bytes.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy(\.isSpace) }.map(Line.init)
    }

    /// None.
    init() { lines = [] }

    var hasDocumentation: Bool { lines.contains { $0.text.starts(with: "///".utf8) } }
    var isDocumentation: Bool { lines.allSatisfy { $0.text.starts(with: "///".utf8) } }

    /// Where other comments begin among these lines, as a whole; nil if they are not there.
    private func start(of other: CommentLines) -> Int? {
        let count = other.lines.count
        guard count > 0, count <= lines.count else { return nil }
        return (0...lines.count - count).first { lines[$0..<$0 + count].elementsEqual(other.lines) }
    }

    func contains(_ other: CommentLines) -> Bool { start(of: other) != nil }

    func without(_ others: [CommentLines]) -> CommentLines {
        others.reduce(self) { $0.replacing($1, with: CommentLines()) }
    }

    func replacing(_ old: CommentLines, with new: CommentLines) -> CommentLines {
        guard let start = start(of: old) else { return self }
        var result = self
        result.lines.replaceSubrange(start..<start + old.lines.count, with: new.lines)
        return result
    }
}

extension Collection<UInt8> {

    /// The words of a comment, with one blank between them.
    var words: [UInt8] { Array(split(whereSeparator: \.isSpace).joined(separator: [UInt8(ascii: " ")])) }
}
