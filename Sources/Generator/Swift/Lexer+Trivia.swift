extension Lexer {

    /// Skips a byte order mark, and the line that names the interpreter of a script.
    mutating func skipHead() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if isByte(position, "#"), isByte(position + 1, "!") { skipLine() }
    }

    /// Skips white space and comments up to the next token.
    mutating func skipTrivia() {
        while position < bytes.count {
            let byte = bytes[position]
            if byte.isHorizontalSpace {
                gap.insert(.blank)
                position += 1
            } else if byte.isLineEnd {
                endInterpolationOfLine()
                gap.formUnion([.blank, .lineEnd])
                position += 1
            } else if byte == UInt8(ascii: "/"), isByte(position + 1, "/") {
                gap.formUnion([.blank, .comment])
                skipLine()
            } else if byte == UInt8(ascii: "/"), isByte(position + 1, "*") {
                gap.formUnion([.blank, .comment])
                skipBlockComment()
            } else if byte == 0xC2, self.byte(position + 1) == 0xA0 {
                gap.insert(.blank)
                position += 2
            } else if isConflictMarker {
                isBroken = true
                position += 7
            } else {
                return
            }
        }
    }

    private mutating func skipLine() {
        while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
    }

    /// Block comments nest.
    private mutating func skipBlockComment() {
        var depth = 1
        position += 2
        while position < bytes.count, depth > 0 {
            if isByte(position, "*"), isByte(position + 1, "/") {
                depth -= 1
                position += 2
            } else if isByte(position, "/"), isByte(position + 1, "*") {
                depth += 1
                position += 2
            } else {
                if bytes[position].isLineEnd { gap.insert(.lineEnd) }
                position += 1
            }
        }
        if depth > 0 {
            isBroken = true
            position = bytes.count
        }
    }

    /// A line break in an interpolation of a string in one line is an error.
    private mutating func endInterpolationOfLine() {
        guard let string = openStrings.last, !string.isMultiline else { return }
        isBroken = true
        openStrings.removeLast()
    }

    /// `<<<<<<< ` or `>>>>>>> ` at the start of a line.
    private var isConflictMarker: Bool {
        let mark = bytes[position]
        guard mark == UInt8(ascii: "<") || mark == UInt8(ascii: ">") else { return false }
        guard position == 0 || bytes[position - 1] == 10, isByte(position + 7, " ") else { return false }
        return (1...6).allSatisfy { byte(position + $0) == mark }
    }
}
