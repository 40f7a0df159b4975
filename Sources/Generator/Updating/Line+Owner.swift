extension [Line] {

    /// The line whose block each line is in: the nearest less indented one above it that is not blank, without white space
    /// at either end.
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
