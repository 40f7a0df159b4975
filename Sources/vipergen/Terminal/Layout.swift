import VipergenGenerator

/// Lines under a title.
func list(_ title: String, _ lines: [String]) -> String {
    ([title + ":"] + lines.map { "  " + $0 }).joined(separator: "\n")
}

/// Lines of two columns under a title.
///
/// - Parameter width: the number of columns to fill, unless a word is longer. On a narrow screen the second column is below
///   the first one.
func table(_ title: String, _ rows: [(term: String, help: String)], width: Int) -> String {
    let indentation = width < 60 ? 8 : 28
    let lines = rows.map { term, help in
        let help = wrapped(visible(help), indented: indentation, width: width)
        // A term that is too wide has its line alone.
        let gap = indentation - 2 - term.count
        return "  \(term)" + (gap > 1 ? "" : "\n") + String(repeating: " ", count: gap > 1 ? gap : indentation) + help
    }
    return ([title + ":"] + lines).joined(separator: "\n")
}

/// Lines whose cells are aligned in columns, two spaces apart. The last cell of a line is not padded.
func aligned(_ lines: [[String]]) -> [String] {
    let count = lines.map(\.count).max() ?? 0
    let widths: [Int] = (0..<count).map { column in
        lines.filter { $0.count > column + 1 }.map { $0[column].count }.max() ?? 0
    }
    return lines.map { cells in
        let padded = zip(cells.dropLast(), widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        return (padded + cells.suffix(1)).joined(separator: "  ")
    }
}

/// A text, wrapped.
///
/// - Parameters:
///   - indentation: the number of spaces before each line but the first, which has them already.
///   - width: the number of columns to fill.
func wrapped(_ text: String, indented indentation: Int = 0, width: Int) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
        if let last = lines.last, indentation + last.count + 1 + word.count <= width {
            lines[lines.count - 1] += " " + word
        } else {
            lines.append(String(word))
        }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
}

/// `1 file`, `2 files`, `1,000 files`.
func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

/// `1,000`.
func grouped(_ count: Int) -> String {
    count < 1000 ? "\(count)" : "\(grouped(count / 1000)),\(String("\(1000 + count % 1000)".dropFirst()))"
}
