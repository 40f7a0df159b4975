extension [Line] {

    /// The line whose block each line is in: the nearest less indented one above it, without white space at either end.
    /// Nil for a blank line, and for one in no block.
    var owners: [Line?] {
        var open: [Line] = []
        return map { line in
            guard !line.isBlank else { return nil }
            while let last = open.last, last.indentation >= line.indentation { open.removeLast() }
            defer { open.append(line) }
            return open.last?.trimmed
        }
    }
}
