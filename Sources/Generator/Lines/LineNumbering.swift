/// Gives equal lines equal numbers: numbers are faster to compare.
struct LineNumbering {

    private var numbers: [Line: Int] = [:]

    mutating func numbers(of lines: [Line]) -> [Int] {
        lines.map { line in
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
    }
}
