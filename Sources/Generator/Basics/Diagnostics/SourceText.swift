/// The text of a file with its name, which finds the line and column of each byte.
struct SourceText: Sendable {

    /// A problem with the text, before its line and column are found.
    struct Problem: Error, Hashable {
        /// Where it is, in bytes from the text's start; nil for a problem of the whole text.
        let offset: Int?
        let message: String
        let help: String?
        var severity = Diagnostic.Severity.error
    }

    /// The file around a text that is a value in it, such as a header in a configuration.
    struct Origin: Sendable {
        let text: String
        /// Where each byte of the value is in the file, in bytes, and where the value ends.
        let offsets: [Int]
    }

    /// The file's path, as the person would name it.
    let name: String
    /// The text in UTF-8.
    let bytes: [UInt8]
    /// Nil for the text of a whole file.
    var origin: Origin?

    init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

    init(name: String, text: String, origin: Origin? = nil) {
        (self.name, bytes, self.origin) = (name, Array(text.utf8), origin)
    }

    /// - Parameters:
    ///   - name: the file's path, as errors name it, if that is another one than its own.
    ///   - isChecked: false for a text that is known to be right.
    /// - Throws: a `data` failure with the first byte that is not UTF-8, or that is 0.
    init(_ file: SourceFile, name: String? = nil, isChecked: Bool = true) throws(Failure) {
        self.init(name: name ?? file.path, bytes: file.contents)
        if !isChecked { return }
        _ = try file.text(named: self.name)
        try checkHasNoZero()
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// - Throws: a `data` failure with the first byte that is 0. Text in UTF-16 has many, and can be valid UTF-8.
    func checkHasNoZero() throws(Failure) {
        guard let offset = bytes.firstIndex(of: 0) else { return }
        let message = "here is a byte that is 0: this is not UTF-8"
        throw Failure(.data, diagnostics([Problem(offset: offset, message: message, help: "save it as UTF-8")]))
    }

    /// The errors for the marks of a merge's conflicts.
    var conflictMarks: [Problem] {
        let marks = ["<<<<<<< ", ">>>>>>> ", "||||||| "].map { Array($0.utf8) }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        return lines.filter { line in marks.contains { line.starts(with: $0) } }.map { line in
            let help = "take one side, and remove the marks"
            return Problem(offset: line.startIndex, message: "this is a mark of a merge's conflict", help: help)
        }
    }

    /// The place of the byte at `offset`.
    func place(at offset: Int) -> Diagnostic.Place { places(at: [offset])[0] }

    /// The places of several bytes.
    ///
    /// - Parameter offsets: in ascending order.
    func places(at offsets: [Int]) -> [Diagnostic.Place] {
        if let origin {
            let outer = SourceText(name: name, text: origin.text)
            return outer.places(at: offsets.map { origin.offsets[min($0, origin.offsets.count - 1)] })
        }
        let lines = lines
        var line = 0
        // The column of a byte on this line. A line can have many offsets: each continues counting at the one before.
        var (position, column) = (0, 1)
        return offsets.map { offset in
            while line + 1 < lines.count, lines[line].endIndex < offset {
                line += 1
                (position, column) = (lines[line].startIndex, 1)
            }
            let rest = lines[line].dropFirst(position - lines[line].startIndex).prefix(offset - position)
            column += String(decoding: rest, as: UTF8.self).count
            position = offset
            return place(of: lines[line], number: line + 1, column: column)
        }
    }

    /// The line that is `count` lines after that of the byte at `offset`, or the last line.
    func place(ofLine count: Int, after offset: Int) -> Diagnostic.Place {
        let lines = lines
        let number = min(bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + count + 1, lines.count)
        if origin != nil {
            let place = place(at: lines[number - 1].startIndex)
            return Diagnostic.Place(file: name, line: place.line, excerpt: place.excerpt)
        }
        return place(of: lines[number - 1], number: number, column: nil)
    }

    /// The problems with their places, in the order of the text.
    func diagnostics(_ problems: [Problem]) -> [Diagnostic] {
        if problems.isEmpty { return [] }
        let sorted = problems.enumerated()
            .sorted { ($0.element.offset ?? -1, $0.offset) < ($1.element.offset ?? -1, $1.offset) }
            .map(\.element).prefix(Limits.problems)
        let ofText = sorted.prefix { $0.offset == nil }.map { _ in Diagnostic.Place(file: name) }
        let places = ofText + places(at: sorted.compactMap(\.offset))
        var diagnostics = zip(sorted, places).map {
            Diagnostic($0.message, at: $1, help: $0.help, severity: $0.severity)
        }
        if problems.count > Limits.problems {
            let place = Diagnostic.Place(file: places.last?.file ?? name, line: places.last?.line)
            diagnostics.append(Diagnostic("the file has more mistakes", at: place, help: "fix those above first"))
        }
        return diagnostics
    }

    private var lines: [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    private func place(of line: ArraySlice<UInt8>, number: Int, column: Int?) -> Diagnostic.Place {
        let shown = String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        return Diagnostic.Place(file: name, line: number, column: column, excerpt: shown)
    }
}
