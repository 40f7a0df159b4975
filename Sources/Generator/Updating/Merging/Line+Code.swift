/// Properties of lines of code, found without a parser.
extension BidirectionalCollection<Line> {

    /// True if the first line that is neither blank nor a comment continues the line above.
    var continueStatement: Bool {
        guard let first = lazy.map(\.trimmed).first(where: \.isCode) else { return false }
        return first.bytes.first.map(Line.continuations.contains) ?? false
            || first.begins(withWord: "else") || first.begins(withWord: "catch") || first.begins(withWord: "where")
    }

    /// True if the first line of code declares nothing.
    var beginWithStatement: Bool {
        first(where: \.isCode).map { !$0.trimmed.isAttribute && Declaration($0).kind.isEmpty } ?? false
    }

    /// True if the last line that is not blank is a comment or an attribute.
    var endWithComment: Bool { lastCode?.begins(with: "//") ?? false || endWithAttribute }

    var endWithAttribute: Bool { lastCode?.isAttribute ?? false }

    /// The comments and the attributes at the end, which belong to the declaration below.
    var head: SubSequence { self[(lastIndex { $0.placeInHead == nil }.map(index(after:)) ?? startIndex)...] }

    /// The kinds of lines above a declaration that are among them, as `placeInHead` numbers them.
    var places: Set<Int> { Set(lazy.compactMap(\.placeInHead)) }

    /// The lines that are not blank.
    var code: [Line] { filter { !$0.isBlank } }

    private var lastCode: Line? { last { !$0.isBlank }?.trimmed }

    /// For each line: true if it is in no declaration that begins among them.
    var areOuter: [Bool] {
        let outline = Outline(Array(self))
        return outline.lines.indices.map { index in
            outline.ancestors(of: index).map { outline.lines[$0] }.allSatisfy { line in
                // A label of a `switch` declares nothing.
                Declaration(line).kind.isEmpty || line.bytes.last == UInt8(ascii: ":")
            }
        }
    }

    /// The lines that are in no declaration that begins among them.
    var outer: [Line] { zip(self, areOuter).filter(\.1).map(\.0) }

    /// True if a property is declared among them, in no other declaration.
    var declareProperty: Bool { outer.contains { ["let", "var"].contains(Declaration($0).kind) } }

    /// True if they declare methods, and nothing else. Attributes and modifiers may have lines of their own.
    var declareOnlyMethods: Bool {
        let kinds = outer.filter { $0.isCode && $0.hasLetter && !$0.trimmed.isAttribute }.map { Declaration($0).kind }
        return !kinds.isEmpty && kinds.allSatisfy { $0 == "func" }
    }

    /// True if both have a line with a letter in common, other than an attribute.
    func shareLine(with others: some Collection<Line>) -> Bool {
        let lines = Set(lazy.map(\.trimmed).filter { $0.hasLetter && !$0.isAttribute })
        return others.contains { lines.contains($0.trimmed) }
    }

    /// True if both declare a variable, a type or a `case` with one name, or set one variable, in no block. Functions may
    /// have one name.
    func declaresName(of others: some BidirectionalCollection<Line>) -> Bool {
        func names(_ lines: some BidirectionalCollection<Line>) -> Set<Substring> {
            let outline = Outline(Array(lines))
            return Set(
                zip(outline.lines, outline.openings).filter { $1 == nil }.compactMap { line, _ in
                    let declaration = Declaration(line)
                    let isUnique = declaration.isType || ["case", "let", "typealias", "var"].contains(declaration.kind)
                    return isUnique || line.isAssignment ? declaration.name : nil
                }
            )
        }
        return !names(self).isDisjoint(with: names(others))
    }

    /// The names that extensions among them declare, if these have no protocol and no condition.
    var membersOfExtensions: Set<Substring> {
        let outline = Outline(Array(self))
        let extensions = outline.lines.indices.filter { outline.lines[$0].isPlainExtension }
        return extensions.reduce(into: []) { $0.formUnion(outline.members(of: $1)) }
    }

    /// True if all lines but blank ones are among others, in the same order.
    func areInOrder(among others: some Collection<Line>) -> Bool {
        var rest = others.map(\.trimmed)[...]
        return lazy.map(\.trimmed).allSatisfy { line in
            if line.isBlank { return true }
            rest = rest.drop { $0 != line }
            return rest.popFirst() != nil
        }
    }

    /// True for the head of a file: comments, imports and blank lines.
    var areHead: Bool { lazy.map(\.trimmed).allSatisfy { $0.isBlank || $0.isComment || $0.isImport } }

    var areImports: Bool { lazy.map(\.trimmed).allSatisfy { $0.isBlank || $0.isImport } }
}

/// These are for lines without white space around them.
extension Line {

    /// The first characters of a line that continues the one above: `.`, `,`, a closing bracket or an operator.
    fileprivate static let continuations = Set(".,)]}:?+-*/%=<>&|^!~".utf8)

    /// True for a line with only attributes and modifiers.
    var isAttribute: Bool { !isBlank && !isComment && Declaration(self).isEmpty }

    var isComment: Bool { begins(with: "//") || begins(with: "/*") || begins(with: "*") }

    /// True for `@testable import Login`.
    var isImport: Bool {
        bytes.split(separator: UInt8(ascii: " ")).lazy.map(Line.init)
            .first { !$0.begins(with: "@") && !Self.accessLevels.contains($0) }?.begins(withWord: "import") ?? false
    }

    private static let accessLevels = Set(["public", "package", "internal", "fileprivate", "private"].map { Line($0) })

    /// The order of the lines above a declaration: 0 for a plain comment, 1 for documentation, 2 for attributes. Nil for a
    /// line that does not belong to the declaration below, as the comment that begins a section.
    var placeInHead: Int? {
        let line = trimmed
        if line.begins(with: "//") { return line.begins(with: "// MARK") ? nil : line.begins(with: "///") ? 1 : 0 }
        return line.isAttribute && Nesting([line]).isBalanced ? 2 : nil
    }

    /// True for `self.user = user`, and not for `let user = user` or `guard let user = user`.
    var isAssignment: Bool {
        let declaration = Declaration(self)
        return declaration.kind.isEmpty && !declaration.name.contains(" ") && declaration.rest.hasPrefix(" = ")
    }

    /// True for `self.user = user`: such a line needs no other property.
    var setsProperty: Bool {
        let (name, value) = (Declaration(self).name.trimmingPrefix("self."), Declaration(self).rest)
        return isAssignment && !name.contains(".") && !value.contains("self")
    }

    /// True for the beginning of a call of `super.init`.
    var callsInitialiser: Bool { trimmed.begins(with: "super.init(") }

    /// True for the heading of an extension without a protocol or a condition.
    var isPlainExtension: Bool {
        let declaration = Declaration(self)
        return declaration.kind == "extension" && Line(declaration.rest).trimmed == Line("{")
    }

    /// True for a line with only a comment.
    var isLineComment: Bool { trimmed.begins(with: "//") }

    /// True for `let url = base // ours`, not for `let url = "https://example.com"`.
    var hasComment: Bool {
        var rest = bytes
        while let byte = rest.first {
            if Line(bytes: rest).begins(with: "//") { return true }
            rest = rest.dropFirst(byte == UInt8(ascii: "\"") ? Nesting.lengthOfString(rest) : 1)
        }
        return false
    }

    /// The line without the comma that it ends with if another element follows.
    var withoutComma: Line { bytes.last == UInt8(ascii: ",") ? Line(bytes: bytes.dropLast()) : self }

    /// True if an element of a list follows.
    var expectsElement: Bool { trimmed.bytes.last.map(Set(",([".utf8).contains) ?? false }
}
