/// A number for each line: the same for lines that are the same, so that comparing them costs nothing.
struct LineNumbering {

    private var numbers: [Line: Int] = [:]

    mutating func numbers(of lines: [Line]) -> [Int] {
        lines.map { line in
            if let number = numbers[line] { return number }
            let number = numbers.count
            numbers[line] = number
            return number
        }
    }
}
