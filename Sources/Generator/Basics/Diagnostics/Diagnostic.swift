/// One problem, reported to the person who can fix it.
public struct Diagnostic: Sendable, Hashable {

    /// How serious the problem is. The raw value is printed.
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
        package let excerpt: String?

        package init(file: String, line: Int? = nil, column: Int? = nil, excerpt: String? = nil) {
            (self.file, self.line, self.column, self.excerpt) = (file, line, column, excerpt)
        }
    }

    public let severity: Severity
    /// The problem, in one sentence without a full stop.
    public let message: String
    public let place: Place?
    /// How to fix it, in one sentence without a full stop.
    public let help: String?
    /// The change that the problem is about, as lines of a diff.
    package let diff: [String]

    package init(
        _ message: String,
        at place: Place? = nil,
        help: String? = nil,
        severity: Severity = .error,
        diff: [String] = []
    ) {
        (self.severity, self.message, self.place, self.help, self.diff) = (severity, message, place, help, diff)
    }
}

extension Diagnostic {

    fileprivate func with(help: String?) -> Diagnostic {
        Diagnostic(message, at: place, help: help, severity: severity, diff: diff)
    }
}

extension Sequence where Element: Hashable {

    /// Each element once, in the order in which they first occur.
    package var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Diagnostic: CustomStringConvertible {

    /// `file:line:column: error: message`, the line with a mark under the column, the diff, and `help: …`. Control
    /// characters are shown as codes: none can break a line, or change the terminal.
    public var description: String {
        var lines = ["\(location)\(severity.rawValue): \(visible(message))"]
        let number = place?.line.map(String.init) ?? ""
        let margin = String(repeating: " ", count: number.count)
        // A line that is wider than any screen does not help.
        if let place, let excerpt = place.excerpt, excerpt.utf8.count <= 500 {
            lines.append(" \(number) | \(visible(excerpt, except: "\t"))")
            if let column = place.column {
                // A tab stays a tab, so that the mark stands under its character however wide tabs are.
                let before = visible(String(excerpt.prefix(column - 1)), except: "\t")
                let indentation = before.map { $0 == "\t" ? "\t" : " " }.joined()
                lines.append(" \(margin) | \(indentation)^")
            }
        }
        lines += diff.map { " \(margin) | \(visible($0, except: "\t"))" }
        if let help { lines.append("help: " + visible(help)) }
        return lines.joined(separator: "\n")
    }

    private var location: String {
        guard let place else { return "" }
        let numbers = [place.line, place.column].compactMap(\.self).map { "\($0):" }.joined()
        return "\(visible(place.file)):\(numbers) "
    }
}

extension [Diagnostic] {

    /// The same problems, the last one with help.
    package func with(help: String) -> [Diagnostic] {
        guard let last else { return [] }
        return dropLast() + [last.with(help: help)]
    }

    /// The same problems. If several in a row have the same help, only the last of these has it.
    package var withHelpOnce: [Diagnostic] {
        zip(self, dropFirst().map(\.help) + [nil]).map { $0.help == $1 ? $0.with(help: nil) : $0 }
    }
}
