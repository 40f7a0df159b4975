/// Where the templates' lines must come to stand: a method that they add to a class is not to end up in an extension
/// that a person wrote below it. What a line stands below is the nearest less indented one above it.
struct MergePlaces {

    private let lines: Sides<[Line]>
    /// The line that each of the templates' stands below, if there is one.
    private let above: [Line?]

    init(_ lines: Sides<[Line]>) {
        self.lines = lines
        above = Self.above(lines.templates)
    }

    /// The outcomes, and a conflict for each that has a line of the templates below another line than they have it, if
    /// that line is in the result at all.
    func checked(_ outcomes: [MergeOutcome], of blocks: [MergeBlock]) -> [MergeOutcome] {
        let origins = zip(outcomes, blocks).map { outcome, block in
            switch outcome {
            case .lines(let origins): origins
            case .conflict: block.lines.yours.map(MergeOutcome.Origin.yours)
            }
        }
        let result = origins.joined().map { lines[$0] }
        let (known, above) = (Set(result), Self.above(result))
        var outcomes = outcomes
        var position = 0
        for (block, origins) in origins.enumerated() {
            for (line, origin) in zip(above[position...], origins) {
                guard case .templates(let index) = origin, let expected = self.above[index] else { continue }
                if line != expected, known.contains(expected) { outcomes[block] = .conflict }
            }
            position += origins.count
        }
        return outcomes
    }

    /// The line that each stands below. Nothing stands below a comment, which may begin anywhere, nor below a condition
    /// that has ended.
    private static func above(_ lines: [Line]) -> [Line?] {
        typealias Open = (line: Line, indentation: Int)
        var open: [Open] = []
        var beforeConditions: [[Open]] = []
        return lines.map { line in
            let (trimmed, indentation) = (line.trimmed, line.indentation)
            func lessIndented() -> Line? { open.last { $0.indentation < indentation }?.line }
            guard !trimmed.bytes.isEmpty else { return nil }
            guard !trimmed.isComment else { return lessIndented() }
            if trimmed.begins(withWord: "#if") {
                beforeConditions.append(open)
            } else if trimmed.begins(withWord: "#endif"), let before = beforeConditions.popLast() {
                open = before
                return lessIndented()
            }
            while let last = open.last, last.indentation >= indentation { open.removeLast() }
            defer { open.append((line, indentation)) }
            return open.last?.line
        }
    }
}
