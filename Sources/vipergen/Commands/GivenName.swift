import VipergenGenerator

/// A module's name as it was given, on the command line or in a file.
struct GivenName {
    /// The name; in a file, with the options after it.
    let text: String
    /// The file that it is in, if it is in one, and the line there.
    private let file: String?
    private let line: Int

    /// A name of the command line.
    init(_ text: String) { (self.text, file, line) = (text, nil, 0) }

    private init(_ text: String, file: String, line: Int) { (self.text, self.file, self.line) = (text, file, line) }

    /// The name and, in a file, the words after it.
    ///
    /// - Throws: a `usage` failure if quotes do not match.
    var words: [String] {
        get throws(Failure) { file == nil ? [text] : try ShellWords.split(text) }
    }

    /// Reads names, one a line, with the options of their modules. Empty lines, and lines that begin with `#`, are
    /// skipped.
    ///
    /// - Parameter file: a path, or `-` for standard input.
    /// - Throws: an `inputOutput` failure if it cannot be read, a `data` failure if it is not UTF-8 or too long.
    static func read(from file: String) throws(Failure) -> [GivenName] {
        let name = file == "-" ? "standard input" : file
        let contents = try Disk.readInput(file == "-" ? "/dev/stdin" : file, isStream: true)
        let text = try SourceFile(path: name, contents: contents).text(named: name)
        // Editors on Windows begin a file with a byte order mark.
        let lines = (text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]).utf8
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, bytes in
            let line = Substring(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes)
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if trimmed.isEmpty || trimmed.hasPrefix("#") { return nil }
            return GivenName(String(trimmed), file: name, line: index + 1)
        }
    }

    /// Runs `body`, and gives what it throws this name's place.
    func placing<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        do {
            return try body()
        } catch {
            let place = file.map { Diagnostic.Place(file: $0, line: line) }
            throw Failure(
                error.kind,
                error.diagnostics.map { Diagnostic($0.message, at: $0.place ?? place, help: $0.help) }
            )
        }
    }
}
