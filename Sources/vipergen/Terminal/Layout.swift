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
///
/// - Parameter width: the number of columns to fill; nil for any. The longest lines do not count if the others would not
///   fit beside them: each of these is wrapped alone.
func aligned(_ lines: [[String]], width: Int? = nil) -> [String] {
    let width = width ?? .max
    let counts = lines.map { cells in cells.map(\.count) }
    var lengths = counts.sorted { longer, shorter in longer.reduce(0, +) > shorter.reduce(0, +) }[...]
    var columns = vipergen.columns(of: lengths)
    while !lengths.allSatisfy({ length(of: $0, in: columns) <= width }) {
        lengths.removeFirst()
        columns = vipergen.columns(of: lengths)
    }
    return lines.map { cells in
        if length(of: cells.map(\.count), in: columns) > width {
            // A cell that fits in a line is not broken.
            return wrapped(cells.map { wrapped($0, indented: 4, width: width) }, by: "  ", indented: 4, width: width)
        }
        let padded = zip(cells.dropLast(), columns).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        return (padded + cells.suffix(1)).joined(separator: "  ")
    }
}

/// The widths of the columns of lines, but the last of each line.
private func columns(of lines: ArraySlice<[Int]>) -> [Int] {
    let count = lines.map(\.count).max() ?? 0
    return (0..<count).map { column in lines.filter { $0.count > column + 1 }.map { $0[column] }.max() ?? 0 }
}

/// The length of a line whose cells have these lengths; that of none fits if a cell is wider than its column.
private func length(of cells: [Int], in columns: [Int]) -> Int {
    let inner = zip(cells.dropLast(), columns)
    if cells.count > columns.count || inner.contains(where: { $0 > $1 }) { return .max }
    return inner.map { $1 + 2 }.reduce(0, +) + (cells.last ?? 0)
}

/// A text, wrapped.
///
/// - Parameters:
///   - indentation: the number of spaces before each line but the first, which has them already.
///   - width: the number of columns to fill.
func wrapped(_ text: String, indented indentation: Int = 0, width: Int) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return wrapped(words, by: " ", indented: indentation, width: width)
}

/// Pieces in lines, none of them broken.
private func wrapped(_ pieces: [String], by separator: String, indented indentation: Int, width: Int) -> String {
    var lines: [String] = []
    for piece in pieces {
        if let last = lines.last, indentation + last.count + separator.count + piece.count <= width {
            lines[lines.count - 1] += separator + piece
        } else {
            lines.append(piece)
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
