/// Gives equal lines equal numbers: numbers are faster to compare.
struct LineNumbering {

    private var numbers: [Line: Int] = [:]

    /// How many different lines have a number.
    var count: Int { numbers.count }

    /// The number of a line; nil if `numbers(of:)` never had it.
    subscript(line: Line) -> Int? { numbers[line] }

    mutating func numbers(of lines: [Line]) -> [Int] {
        lines.map { line in
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
    }
}
