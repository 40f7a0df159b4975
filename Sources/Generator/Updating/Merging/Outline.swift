/// The block that each line of a text is in, and the line that each comment or attribute belongs to, found by brackets,
/// `#if` and the labels of a `switch`.
struct Outline {

    /// The lines that open a block, from the start of the statement to the bracket.
    struct Opening: Equatable {
        let first: Int
        let last: Int
        /// True for `#if`, which declares nothing.
        let isCondition: Bool
    }

    /// Without white space around them, but for the lines of a multi-line string.
    private(set) var lines: [Line] = []
    /// The innermost open block at the start of each line; nil at the top level of the file.
    private(set) var openings: [Opening?] = []
    /// True for each line that is a comment, or part of one.
    private(set) var areComments: [Bool] = []

    init(_ lines: [Line]) {
        var open: [(closedBy: UInt8, opening: Opening)] = []
        var nesting = Nesting([])
        for (index, line) in lines.enumerated() {
            let state = nesting.openCommentOrString
            let line = state == Nesting.string ? line : line.trimmed
            self.lines.append(line)
            nesting = Nesting(line, within: state)
            let isLabel = state == nil && line.isLabel
            if isLabel, open.last?.closedBy == Self.label { open.removeLast() }
            openings.append(open.last?.opening)
            areComments.append(state == Nesting.comment || state == nil && line.isComment)
            var first = state == nil ? start(of: index) : index
            for byte in nesting.closed {
                guard let position = open.lastIndex(where: { $0.closedBy == byte }) else { continue }
                // `) {` ends what began where the parenthesis was opened.
                let endsParameters = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
                first = endsParameters ? open[position].opening.first : index
                open.removeSubrange(position...)
            }
            for byte in nesting.open {
                let isCondition = byte == Nesting.condition
                open.append((byte, Opening(first: first, last: index, isCondition: isCondition)))
            }
            if isLabel, nesting.open.isEmpty {
                open.append((Self.label, Opening(first: index, last: index, isCondition: false)))
            }
        }
    }

    /// Stands for the end of a label's block: the next label, or the end of the block around it.
    private static let label = UInt8(ascii: ":")

    /// The start of the statement that a line such as `where T: Hashable {` or `{` continues.
    private func start(of index: Int) -> Int {
        guard var above = lines[..<index].lastIndex(where: { !$0.isBlank && !$0.isComment }) else { return index }
        let continuesHeading = lines[index].continuesHeading
        // `)` ends parameters that an earlier line opens.
        if continuesHeading, lines[above].begins(with: ")") { above = openings[above]?.first ?? above }
        guard continuesHeading || lines[above].hasMoreHeading, openings[above] == openings[index] else { return index }
        return start(of: above)
    }

    /// A text that identifies the block that a line opens: the kind and the name of a declaration, or a statement
    /// without its spaces. For an extension, also its protocols: a type may have several extensions.
    func identity(_ index: Int) -> String {
        let declaration = Declaration(lines[index])
        let isBlock = lines[index].bytes.last == UInt8(ascii: "{") && Self.values.contains(declaration.kind)
        let isDeclared = !declaration.kind.isEmpty && declaration.kind != "extension"
        let isNamed = isDeclared && (isBlock || !Self.values.contains(declaration.kind))
        let text = (isBlock ? "" : declaration.kind) + " " + declaration.name + (isNamed ? "" : declaration.rest)
        return text.filter { !$0.isSpace }
    }

    private static let values: Set<Substring> = ["case", "let", "var"]

    /// True for a line that opens the arguments of a call.
    func isCall(_ index: Int) -> Bool {
        let kind = Declaration(lines[index]).kind
        return lines[index].bytes.last == UInt8(ascii: "(") && (kind.isEmpty || Self.values.contains(kind))
    }

    /// What is called in a line that opens the arguments of a call: `LoginRouter` in `let router = LoginRouter(`.
    func callee(_ index: Int) -> ArraySlice<UInt8> {
        let line = Line(bytes: lines[index].bytes.dropLast()).trimmed.bytes
        let space = line.lastIndex(where: \.isBlank)
        return space.map { line[($0 + 1)...] } ?? line
    }

    /// True for a line that is neither blank nor a comment, nor the end of a block.
    func isCode(_ index: Int) -> Bool { !areComments[index] && !lines[index].isBlank && !lines[index].endsBlock }

    /// True for a line with only attributes and modifiers.
    func isAttribute(_ index: Int) -> Bool { !areComments[index] && lines[index].isAttribute }

    /// The line that a comment or an attribute belongs to: the next line of code. Between a comment and its line there
    /// is no blank line.
    func subject(of index: Int) -> Int? {
        var (next, isAttribute) = (index, false)
        while next < lines.count {
            if self.isAttribute(next) {
                isAttribute = true
                // An attribute can have several lines.
                let attribute = next
                while next + 1 < lines.count, openings[next + 1]?.last == attribute { next += 1 }
            } else if !areComments[next], !lines[next].isBlank || !isAttribute {
                return isCode(next) ? next : nil
            }
            next += 1
        }
        return nil
    }

    /// The declaration that begins with a line, with its parameters.
    func declaration(_ index: Int) -> Declaration {
        guard lines[index].bytes.last == UInt8(ascii: "(") else { return Declaration(lines[index]) }
        let rest = lines.indices[(index + 1)...].prefix { openings[$0]?.first == index && openings[$0]?.last == index }
        return Declaration(Line(bytes: ArraySlice(lines[index...(rest.endIndex - 1)].flatMap(\.bytes))))
    }

    /// The beginning of the statement that a line continues, such as `.map {`; nil for a line that continues none.
    func continued(by index: Int) -> Int? {
        guard isCode(index), [lines[index]].continueStatement,
            var above = lines[..<index].lastIndex(where: { !$0.isBlank && !$0.isComment })
        else { return nil }
        while lines[above].endsBlock || [lines[above]].continueStatement {
            guard
                let next = lines[above].endsBlock
                    ? openings[above]?.first : lines[..<above].lastIndex(where: { !$0.isBlank })
            else { return nil }
            above = next
        }
        return above
    }

    /// The lines that open the blocks around a line, the innermost first.
    func ancestors(of index: Int) -> some Sequence<Int> { sequence(first: index) { openings[$0]?.first }.dropFirst() }

    /// True if the blocks around a line are among some openings of another text, in the same order. A person may have
    /// put more blocks around it.
    ///
    /// - Parameters:
    ///   - openings: the innermost first.
    ///   - isSame: true if a line and one of the openings open the same block.
    func hasBlocks(around index: Int, inOrder openings: some Sequence<Int>, _ isSame: (Int, Int) -> Bool) -> Bool {
        var rest = Array(openings)[...]
        return ancestors(of: index).allSatisfy { outer in
            rest = rest.drop { !isSame(outer, $0) }
            return rest.popFirst() != nil
        }
    }

    /// True if any line declares the same.
    func declares(_ declaration: Declaration) -> Bool {
        lines.indices.contains { isCode($0) && self.declaration($0).names(declaration) }
    }

    /// True for a parameter or an argument: a line of code in parentheses.
    func isElement(_ index: Int) -> Bool {
        guard isCode(index), let opening = openings[index] else { return false }
        return lines[opening.last].bytes.last == UInt8(ascii: "(")
    }

    /// The words of the lines from one, with its modifiers, to the bracket of the block that it opens.
    func heading(_ index: Int) -> [Substring] {
        let end = lines[index...].firstIndex { $0.bytes.last == UInt8(ascii: "{") } ?? index
        let start = lines[..<index].indices.last { !isAttribute($0) }.map { $0 + 1 } ?? 0
        let text = lines[start...end].map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: " ")
        return text.split { $0.isSpace || $0 == "," || $0 == ":" }
    }

    /// The names that are declared in the block that a line opens.
    func members(of index: Int) -> Set<Substring> {
        let own = lines.indices.filter { openings[$0]?.first == index && isCode($0) }.map(declaration)
        return Set(own.filter { !$0.kind.isEmpty }.map(\.name))
    }

    /// True if no other line in its block declares the same.
    func isOnly(_ index: Int) -> Bool {
        let declaration = declaration(index)
        return !lines.indices.contains { other in
            other != index && openings[other] == openings[index] && isCode(other)
                && self.declaration(other).names(declaration)
        }
    }
}

/// These are for lines of code without white space around them.
extension Line {

    /// True for a label of a `switch`.
    fileprivate var isLabel: Bool {
        bytes.last == UInt8(ascii: ":")
            && (begins(withWord: "case") || begins(withWord: "default") || begins(with: "@unknown"))
    }

    /// True for a line whose statement continues in the next one: a condition, or a list of conformances or of generic
    /// arguments.
    fileprivate var hasMoreHeading: Bool {
        bytes.last.map(Set(",<".utf8).contains) ?? false || bytes.last == UInt8(ascii: ":") && !isLabel
    }

    /// True for a line that continues the heading of a block.
    fileprivate var continuesHeading: Bool {
        ["{", "->", ":", ",", ">"].contains(where: begins(with:)) || begins(withWord: "where")
    }

    /// True for a line that begins with the end of a block.
    fileprivate var endsBlock: Bool {
        begins(with: "}") || begins(with: ")") || begins(with: "]") || begins(withWord: "#else")
            || begins(withWord: "#elseif") || begins(withWord: "#endif")
    }
}
