/// The text of a file with its name: what a place in it is told from.
struct SourceText: Sendable, Hashable {

    /// A problem with the text, before its place is told.
    struct Problem: Error, Equatable {
        /// Where it is, in bytes from the text's start.
        let offset: Int
        let message: String
        let help: String?
    }

    /// How many problems of one file are told at most.
    static let maximumProblems = 200
    /// A longer line is not shown, in bytes: no screen has room for it.
    private static let longestExcerpt = 500

    /// The file's path, as the person would name it.
    let name: String
    let text: String
    /// Where each line begins, if the text is a part of another file. One without a column is not there as it is here.
    var lineStarts: [Diagnostic.Place] = []

    /// A byte that is 0, where one is: text in UTF-16 or UTF-32 is full of them, and can still be read as UTF-8.
    var zero: Problem? {
        // Every text is looked through, and bytes are looked at faster side by side than one by one.
        guard text.withBytes({ $0.reduce(.max, min) }) == 0, let offset = text.withBytes({ $0.firstIndex(of: 0) })
        else { return nil }
        return Problem(offset: offset, message: "here is a byte that is 0: this is not UTF-8", help: "save it as UTF-8")
    }

    /// The place of the byte at `offset`.
    func place(at offset: Int) -> Diagnostic.Place {
        var cursor = Cursor(text)
        return place(at: offset, &cursor)
    }

    /// The places of several bytes, found on one way through the text.
    ///
    /// - Parameter offsets: none before the one that it follows.
    func places(at offsets: [Int]) -> [Diagnostic.Place] {
        var cursor = Cursor(text)
        return offsets.map { place(at: $0, &cursor) }
    }

    /// Texts of one name are seldom two.
    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// The problems with their places, in the order in which they are in the text.
    func diagnostics(_ problems: [Problem]) -> [Diagnostic] {
        // One way through the text for all of them.
        var cursor = Cursor(text)
        let sorted = problems.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        var diagnostics = sorted.prefix(Self.maximumProblems).map { _, problem in
            Diagnostic(problem.message, at: place(at: problem.offset, &cursor), help: problem.help)
        }
        if problems.count > Self.maximumProblems {
            let last = diagnostics.last?.place
            let place = Diagnostic.Place(file: last?.file ?? name, line: last?.line)
            diagnostics.append(Diagnostic("the file has more mistakes", at: place, help: "mend those above first"))
        }
        return diagnostics
    }

    private func place(at offset: Int, _ cursor: inout Cursor) -> Diagnostic.Place {
        cursor.move(to: offset)
        if let start = start(ofLine: cursor.line) {
            let column = start.column.map { $0 + cursor.column - 1 }
            return Diagnostic.Place(file: start.file, line: start.line, column: column, excerpt: start.excerpt)
        }
        let line = text[cursor.lineStart..<cursor.lineEnd]
        return Diagnostic.Place(
            file: name,
            line: cursor.line,
            column: cursor.column,
            excerpt: line.utf8.count > Self.longestExcerpt
                ? nil : line.last == "\r" ? String(line.dropLast()) : String(line)
        )
    }

    /// The line so many lines after that of the byte at `offset`, or the last.
    func place(ofLine count: Int, after offset: Int) -> Diagnostic.Place {
        // By bytes: a carriage return and a line feed are one character, and another than a line feed.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        let first = text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
        let line = min(first + count + 1, lines.count)
        let start = start(ofLine: line)
        let own = lines[line - 1]
        let excerpt = start == nil ? String(own.last == "\r" ? own.dropLast() : own) : start?.excerpt
        return Diagnostic.Place(file: start?.file ?? name, line: start?.line ?? line, excerpt: excerpt)
    }

    /// Where a line begins in the file that the text is a part of; nil if it is a file.
    private func start(ofLine line: Int) -> Diagnostic.Place? {
        lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] : lineStarts.last
    }

    /// A position in a text that only moves forward.
    private struct Cursor {
        private let text: String
        private var index: String.Index
        private(set) var line = 1
        private(set) var column = 1
        private(set) var lineStart: String.Index
        private(set) var lineEnd: String.Index

        init(_ text: String) {
            self.text = text
            index = text.startIndex
            lineStart = index
            lineEnd = Self.endOfLine(text, from: index)
        }

        mutating func move(to offset: Int) {
            let target = text.utf8.index(text.startIndex, offsetBy: offset)
            while lineEnd < target {
                lineStart = text.utf8.index(after: lineEnd)
                lineEnd = Self.endOfLine(text, from: lineStart)
                (line, column, index) = (line + 1, 1, lineStart)
            }
            column += text[index..<target].count
            index = target
        }

        private static func endOfLine(_ text: String, from start: String.Index) -> String.Index {
            text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
        }
    }
}
