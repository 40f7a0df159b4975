/// A number for each line: the same for lines that are the same, so that comparing them costs nothing.
struct LineNumbering {

    private var numbers: [Line: Int] = [:]

    /// How many lines have a number.
    var count: Int { numbers.count }

    /// The number of a line; nil if it was never given one.
    subscript(line: Line) -> Int? { numbers[line] }

    mutating func numbers(of lines: [Line]) -> [Int] {
        numbers.reserveCapacity(numbers.count + lines.count)
        return lines.map { line in
            if let number = numbers[line] { return number }
            let number = numbers.count
            numbers[line] = number
            return number
        }
    }
}
