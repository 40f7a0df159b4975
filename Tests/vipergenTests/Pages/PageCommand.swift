import Foundation

/// A command of a page, and what the page shows of its output.
struct PageCommand: Sendable {

    let text: String
    /// Lines of the output; `…` stands for any lines, and within a line for any text. None are no claim.
    let shown: [String]
    /// Where they are in the page.
    let place: Range<Int>
    /// The picture that shows the command.
    var picture: String?

    /// Whether it shows how the command before it ended.
    var showsStatus: Bool { text == "echo $?" }

    /// Whether the command printed what is shown.
    func shows(_ output: String) -> Bool {
        guard !shown.isEmpty else { return true }
        let pattern = shown.map { line in
            if line == "…" { return "(?:.*\n)*?" }
            return NSRegularExpression.escapedPattern(for: line).replacing("…", with: ".*") + "\n"
        }
        let text = Self.lines(of: output.withoutColors).map { $0 + "\n" }.joined()
        return text.range(of: "^\(pattern.joined())$", options: .regularExpression) == text.startIndex..<text.endIndex
    }

    /// What the page is to show of an output: as many lines before and after what is left out as it does now.
    func excerpt(of output: String) -> [String] {
        let lines = Self.lines(of: output.withoutColors)
        guard let first = shown.firstIndex(of: "…"), let last = shown.lastIndex(of: "…") else { return lines }
        let end = shown.count - last - 1
        return first + end < lines.count ? lines.prefix(first) + ["…"] + lines.suffix(end) : lines
    }

    /// The lines of an output, without the white space at their ends that nobody sees.
    static func lines(of output: String) -> [String] {
        var lines = output.components(separatedBy: "\n").map { $0.replacing(/[ \t]+$/, with: "") }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
