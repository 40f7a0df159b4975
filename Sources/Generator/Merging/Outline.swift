/// Which block each line of a text stands in, and what its comments and attributes stand above: told by brackets, `#if`
/// and the labels of a `switch`, without parsing the language.
struct Outline {

    /// What opens a block: the lines from the one where the statement begins to the one with the bracket.
    struct Opening: Equatable {
        let first: Int
        let last: Int
        /// Whether it is a condition for the compiler, which declares nothing.
        let isCondition: Bool
    }

    let lines: [Line]
    /// The innermost block that is open where a line begins; nil at the top of the file.
    private(set) var openings: [Opening?] = []
    /// Whether a line is a comment, or part of one.
    private(set) var areComments: [Bool] = []

    init(_ lines: [Line]) {
        self.lines = lines
        openings.reserveCapacity(lines.count)
        areComments.reserveCapacity(lines.count)
        var open: [(closedBy: UInt8, opening: Opening)] = []
        for (index, line) in lines.enumerated() {
            let trimmed = line.trimmed
            let state = open.last.flatMap { Nesting.hidesBrackets($0.closedBy) ? $0.closedBy : nil }
            let nesting = Nesting(line, within: state)
            let isLabel = state == nil && trimmed.isLabel
            if isLabel, open.last?.closedBy == Self.label { open.removeLast() }
            openings.append(open.last?.opening)
            areComments.append(state == Nesting.comment || state == nil && trimmed.isComment)
            var first = state == nil ? start(of: index) : index
            var opened = nesting.open[...]
            if let state {
                if opened.first == state { opened.removeFirst() } else { open.removeLast() }
            }
            for byte in nesting.closed {
                guard let position = open.lastIndex(where: { $0.closedBy == byte }) else { continue }
                // `) {` ends what began where the parenthesis was opened.
                let endsParameters = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
                first = endsParameters ? open[position].opening.first : index
                open.removeSubrange(position...)
            }
            for byte in opened {
                let isCondition = byte == Nesting.condition
                open.append((byte, Opening(first: first, last: index, isCondition: isCondition)))
            }
            if isLabel, opened.isEmpty {
                open.append((Self.label, Opening(first: index, last: index, isCondition: false)))
            }
        }
    }

    /// What ends with the next label, or with the block that it is in.
    private static let label = UInt8(ascii: ":")

    /// The line where the statement begins that a line goes on with: `where T: Hashable {`, or a bracket of its own.
    private func start(of index: Int) -> Int {
        var index = index
        while lines[index].trimmed.continuesHeading,
            let above = lines[..<index].lastIndex(where: { !$0.isBlank && !$0.trimmed.isComment })
        {
            index = above
        }
        return index
    }

    /// Whether a line is one of code: neither blank nor a comment, nor the end of a block.
    func isCode(_ index: Int) -> Bool {
        !areComments[index] && !lines[index].isBlank && !lines[index].trimmed.endsBlock
    }

    /// Whether there is nothing but attributes on a line.
    func isAttribute(_ index: Int) -> Bool {
        !areComments[index] && lines[index].begins(withSpacesAnd: "@") && Declaration(lines[index]).isEmpty
    }

    /// The line that a comment or an attribute belongs to: the next one of code, for a comment only without a blank line
    /// between them.
    func subject(of index: Int) -> Int? {
        var (next, isAttribute) = (index, false)
        while next < lines.count {
            if self.isAttribute(next) {
                isAttribute = true
                // It may go over several lines.
                let attribute = next
                while next + 1 < lines.count, openings[next + 1]?.last == attribute { next += 1 }
            } else if !areComments[next], !lines[next].isBlank || !isAttribute {
                return isCode(next) ? next : nil
            }
            next += 1
        }
        return nil
    }

    /// What declares, or says, what a line does.
    func declaration(_ index: Int) -> Declaration { Declaration(lines[index]) }

    /// Whether no other line of its block declares what one does.
    func isOnly(_ index: Int) -> Bool {
        let declaration = declaration(index)
        return !lines.indices.contains { other in
            other != index && openings[other] == openings[index] && isCode(other)
                && self.declaration(other).names(declaration)
        }
    }
}

extension Line {

    fileprivate func begins(withSpacesAnd text: StaticString) -> Bool { trimmed.begins(with: text) }

    /// Whether a line, without white space around it, is a label of a `switch`.
    fileprivate var isLabel: Bool {
        bytes.last == UInt8(ascii: ":")
            && (begins(withWord: "case") || begins(withWord: "default") || begins(with: "@unknown"))
    }

    /// Whether a line, without white space around it, goes on with the heading of a block.
    fileprivate var continuesHeading: Bool {
        begins(with: "{") || begins(with: "->") || begins(with: ":") || begins(with: ",") || begins(withWord: "where")
    }

    /// Whether a line, without white space around it, begins with the end of a block.
    fileprivate var endsBlock: Bool {
        begins(with: "}") || begins(with: ")") || begins(with: "]") || begins(withWord: "#else")
            || begins(withWord: "#elseif") || begins(withWord: "#endif")
    }
}
