/// One problem, told to the person who can mend it.
public struct Diagnostic: Sendable, Hashable {

    /// How bad it is. The raw value is what is printed.
    public enum Severity: String, Sendable {
        case error, warning, note
    }

    /// Where the problem is.
    public struct Place: Sendable, Hashable {
        /// The file, as the person would name it.
        public let file: String
        /// The line, from 1; nil where the whole file is meant.
        public let line: Int?
        /// The column in characters, from 1; nil where the whole line is meant.
        public let column: Int?
        /// The text of that line, without its line end.
        public let excerpt: String?

        public init(file: String, line: Int? = nil, column: Int? = nil, excerpt: String? = nil) {
            self.file = file
            self.line = line
            self.column = column
            self.excerpt = excerpt
        }
    }

    public let severity: Severity
    /// What was wrong, in one sentence without a full stop.
    public let message: String
    public let place: Place?
    /// What to do about it, in one sentence without a full stop.
    public let help: String?

    public init(
        _ message: String,
        at place: Place? = nil,
        help: String? = nil,
        severity: Severity = .error
    ) {
        self.severity = severity
        self.message = message
        self.place = place
        self.help = help
    }
}

extension [Diagnostic] {

    /// The same problems, the last one with help.
    package func with(help: String) -> [Diagnostic] {
        guard let last else { return [] }
        return dropLast() + [Diagnostic(last.message, at: last.place, help: help, severity: last.severity)]
    }

    /// Each once, where it comes first: a mistake of a header is one, however many files have the header.
    var unique: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Diagnostic: CustomStringConvertible {

    /// `file:line:column: error: message` (or what else it is), the line with a mark under the column, and `help: …`.
    /// Each is one line, whatever was in the texts that it is made of.
    public var description: String {
        var lines = ["\(location)\(severity.rawValue): \(visible(message))"]
        // A line that no screen shows helps nobody.
        if let place, let excerpt = place.excerpt, excerpt.utf8.count <= 500 {
            let number = place.line.map(String.init) ?? ""
            lines.append(" \(number) | \(visible(excerpt, except: "\t"))")
            if let column = place.column {
                // A tab stays a tab, so that the mark stands under its character however wide tabs are.
                let before = visible(String(excerpt.prefix(column - 1)), except: "\t")
                let indentation = before.map { $0 == "\t" ? "\t" : " " }.joined()
                lines.append(" \(String(repeating: " ", count: number.count)) | \(indentation)^")
            }
        }
        if let help { lines.append("help: " + visible(help)) }
        return lines.joined(separator: "\n")
    }

    private var location: String {
        guard let place else { return "" }
        let numbers = [place.line, place.column].compactMap { $0 }.map { "\($0):" }.joined()
        return "\(visible(place.file)):\(numbers) "
    }
}
