extension Merge {

    /// Whether a file has been taken along to the new templates already: it is nearer to what they write now than to
    /// what they wrote once. Only lines with a letter in them count, and white space at their ends does not.
    ///
    /// - Parameters:
    ///   - yours: the file as it is on disk.
    ///   - old: what the templates wrote once; likewise `templates`, what they write now.
    package static func isTakenAlong(_ yours: String, old: String, templates: String) -> Bool {
        var numbering = LineNumbering()
        let texts = Sides(old: old, yours: yours, templates: templates)
        let numbers = texts.map { text in
            numbering.numbers(of: LineText(text).lines.lazy.filter(\.hasLetter).map(\.trimmed))
        }
        func distance(from other: [Int]) -> Int {
            LineDiff(from: other, to: numbers.yours).changes.reduce(0) { $0 + $1.old.count + $1.new.count }
        }
        return distance(from: numbers.templates) < distance(from: numbers.old)
    }

    /// The first line that is a marker of a conflict which nobody has resolved, counted from one; nil if there is none.
    ///
    /// `=======` alone is none: it also underlines headings.
    package static func firstMarker(in text: String) -> Int? {
        LineText(text).lines.firstIndex(where: \.isMarker).map { $0 + 1 }
    }
}

extension Line {

    fileprivate var isMarker: Bool {
        (begins(with: "<<<<<<<") || begins(with: "|||||||") || begins(with: ">>>>>>>"))
            && (bytes.count == 7 || bytes.dropFirst(7).first == UInt8(ascii: " "))
    }
}
