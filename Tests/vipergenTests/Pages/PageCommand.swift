import Foundation

/// A command of a page, and what the page shows of its output.
struct PageCommand: Sendable {

    let text: String
    /// Lines of the output; `…` stands for any lines, and within a line for any text. No lines match any output.
    let shown: [String]
    /// The place of these lines in the page.
    let place: Range<Int>
    /// The picture that shows the command.
    var picture: String?

    /// Whether it shows the exit code of the command before it.
    var showsStatus: Bool { text == "echo $?" }

    /// Whether the command printed the shown lines.
    func shows(_ output: String) -> Bool {
        guard !shown.isEmpty else { return true }
        let pattern = shown.map { line in
            if line == "…" { return "(?:.*\n)*?" }
            return NSRegularExpression.escapedPattern(for: line).replacing("…", with: ".*") + "\n"
        }
        let text = Self.lines(of: output.withoutColors).map { $0 + "\n" }.joined()
        return text.range(of: "^\(pattern.joined())$", options: .regularExpression) == text.startIndex..<text.endIndex
    }

    /// The lines of an output for the page, with as many before and after the omission as now.
    func excerpt(of output: String) -> [String] {
        let lines = Self.lines(of: output.withoutColors)
        guard let first = shown.firstIndex(of: "…"), let last = shown.lastIndex(of: "…") else { return lines }
        let end = shown.count - last - 1
        return first + end < lines.count ? lines.prefix(first) + ["…"] + lines.suffix(end) : lines
    }

    /// The lines of an output, without trailing white space.
    static func lines(of output: String) -> [String] {
        var lines = output.components(separatedBy: "\n").map { $0.replacing(/[ \t]+$/, with: "") }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
