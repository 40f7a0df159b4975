import VipergenGenerator

/// The names of modules as they were given: on the command line, and in a file, one a line, with the options of its module
/// after it. Empty lines of the file, and those that begin with `#`, are skipped.
struct GivenNames: Sequence {

    /// A module's name, and where it is.
    struct Name {
        /// The name; in a file, with the options after it.
        let text: String
        /// Its line in the file; 0 on the command line.
        let line: Int

        /// The name and, in a file, the words after it.
        ///
        /// - Throws: a `usage` failure if quotes do not match.
        var words: [String] {
            get throws(Failure) { line == 0 ? [text] : try ShellWords.split(text) }
        }
    }

    private let operands: [String]
    /// What the file is called in messages.
    private let file: String?
    private let lines: Substring.UTF8View

    /// - Parameters:
    ///   - operands: those of the command line.
    ///   - file: a path, or `-` for standard input.
    /// - Throws: an `inputOutput` failure if it cannot be read, a `data` failure if it is not UTF-8 or too long.
    init(_ operands: [String], in file: String?) throws(Failure) {
        self.operands = operands
        guard let file else {
            (self.file, lines) = (nil, "".utf8[...])
            return
        }
        let name = file == "-" ? "standard input" : file
        let contents = try file == "-" ? Disk.readStandardInput() : Disk.read(file, isStream: true)
        let text = try SourceFile(path: name, contents: contents).text(named: name)
        // Editors on Windows begin a file with a byte order mark.
        (self.file, lines) = (name, (text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]).utf8)
    }

    /// No more than so many names are there.
    var maximumCount: Int { operands.count + lines.count { $0 == UInt8(ascii: "\n") } + 1 }

    func makeIterator() -> AnyIterator<Name> {
        var (operands, rest, line) = (operands.makeIterator(), lines, 0)
        return AnyIterator {
            if let operand = operands.next() { return Name(text: operand, line: 0) }
            while !rest.isEmpty {
                let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
                var name = rest[..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                rest = rest[end...].dropFirst()
                line += 1
                if name.last == UInt8(ascii: "\r") { name.removeLast() }
                if let first = name.first, first != UInt8(ascii: "#") {
                    return Name(text: String(Substring(name)), line: line)
                }
            }
            return nil
        }
    }

    /// Runs `body`, and adds what it throws to `failures`, with the place of a name's line.
    func collecting(_ failures: inout [Failure], at line: Int, _ body: () throws(Failure) -> Void) {
        do {
            try body()
        } catch {
            let place = line == 0 ? nil : file.map { Diagnostic.Place(file: $0, line: line) }
            let problems = error.diagnostics.map { Diagnostic($0.message, at: $0.place ?? place, help: $0.help) }
            failures.append(Failure(error.kind, problems))
        }
    }
}
