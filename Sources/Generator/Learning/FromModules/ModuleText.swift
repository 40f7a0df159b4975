/// A text file of a module, with marks for the spellings of the module's name.
struct ModuleText {

    /// The file's path below the module's folder.
    let path: String
    /// The same without marks.
    let file: String
    /// How many lines the comment on top of the file has.
    let headerLineCount: Int
    /// True if it is a test of the module, in the folder of tests.
    let isTest: Bool
    /// Its name, as it is compared with those of other modules' files.
    var name: String { String(Spellings.compared(path).lastPart) }
    var isSwift: Bool { path.isSwift }
    /// The comment that Xcode puts on top of a file, as a template; nil if there is none.
    let header: [String]?
    private let lines: [Substring]
    let lineEnd: String
    /// The white space of one step of indentation.
    let unit: String
    /// True if the last line has a line end.
    let endsLine: Bool

    init(path: String, text: String, isTest: Bool = false, spellings: Spellings) {
        (self.path, file, self.isTest) = (spellings.marked(path), path, isTest)
        // A template begins with no byte order mark.
        let marked = spellings.marked(text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
        let ends = marked.utf8.count { $0 == UInt8(ascii: "\n") }
        let returns = marked.utf8.count { $0 == UInt8(ascii: "\r") }
        lineEnd = ends > 0 && returns == ends ? "\r\n" : "\n"
        let plain = lineEnd == "\n" ? marked : marked.replacing("\r\n", with: "\n")
        endsLine = plain.utf8.last == UInt8(ascii: "\n")
        var lines = plain.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
            Substring.init
        )
        if endsLine { lines.removeLast() }
        header = HeaderComment.template(of: lines, file: String(self.path.lastPart))
        headerLineCount = header == nil ? 0 : lines.prefix { $0.hasPrefix("//") }.count
        lines.removeFirst(headerLineCount)
        self.lines = lines
        unit = Self.unit(of: lines)
    }

    /// The white space of one step of indentation: a tab, four spaces, or two.
    private static func unit(of lines: [Substring]) -> String {
        let spaces = lines.map { $0.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
        let indented = spaces.count { $0 > 1 }
        if lines.count(where: { $0.utf8.first == UInt8(ascii: "\t") }) > indented { return "\t" }
        return spaces.count { $0 % 4 == 2 } * 4 > indented ? "  " : "    "
    }

    /// The text without the comment on top of it.
    ///
    /// - Parameters:
    ///   - new: the white space of one step of indentation that it gets.
    ///   - keepsSpaces: true if lines keep white space at their ends.
    func text(unit new: String, keepsSpaces: Bool) -> String {
        let lines = lines.map { line in
            let line = new == unit ? String(line) : Self.indented(line, from: unit, to: new)
            return keepsSpaces ? line : String(line[..<line.utf8.trimmingSpaces.endIndex])
        }
        return lines.joined(separator: "\n") + (endsLine ? "\n" : "")
    }

    private static func indented(_ line: Substring, from unit: String, to new: String) -> String {
        var (rest, indentation) = (line.utf8, "")
        while rest.starts(with: unit.utf8) {
            rest = rest.dropFirst(unit.utf8.count)
            indentation += new
        }
        return indentation + String(Substring(rest))
    }
}
