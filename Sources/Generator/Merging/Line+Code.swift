/// What can be told of lines of code without parsing them.
extension BidirectionalCollection<Line> {

    /// Whether the first line that is neither blank nor a comment continues what stands above it.
    var continueStatement: Bool {
        guard let first = lazy.map(\.trimmed).first(where: { !$0.bytes.isEmpty && !$0.isComment }) else { return false }
        return first.bytes.first.map(Line.continuations.contains) ?? false
            || first.begins(withWord: "else") || first.begins(withWord: "catch") || first.begins(withWord: "where")
    }

    /// Whether a line that says something, one with a letter, is in both.
    func shareLine(with others: some Collection<Line>) -> Bool {
        let lines = Set(lazy.map(\.trimmed).filter(\.hasLetter))
        return others.contains { lines.contains($0.trimmed) }
    }

    /// Whether all lines but blank ones are among others, in the same order.
    func areInOrder(among others: some Collection<Line>) -> Bool {
        var rest = others.map(\.trimmed)[...]
        return lazy.map(\.trimmed).allSatisfy { line in
            guard !line.bytes.isEmpty else { return true }
            rest = rest.drop { $0 != line }
            return rest.popFirst() != nil
        }
    }

    /// Whether there is nothing but what a file has at its head: comments, imports and blank lines.
    var areHead: Bool { lazy.map(\.trimmed).allSatisfy { $0.bytes.isEmpty || $0.isComment || $0.isImport } }

    /// Whether there is nothing but imports and blank lines.
    var areImports: Bool { lazy.map(\.trimmed).allSatisfy { $0.bytes.isEmpty || $0.isImport } }
}

extension Line {

    /// What a line begins with, without white space before it, that continues the one above: `.`, `,`, a closing
    /// bracket or an operator.
    fileprivate static let continuations = Set(".,)]}:?+-*/%=<>&|^!~".utf8)

    /// Whether a line, without white space before it, is a comment or part of one.
    var isComment: Bool { begins(with: "//") || begins(with: "/*") || begins(with: "*") }

    /// Whether a line, without white space around it, imports a module: `@testable import Login`.
    fileprivate var isImport: Bool {
        bytes.split(separator: UInt8(ascii: " ")).lazy.map(Line.init)
            .first { !$0.begins(with: "@") && !Self.accessLevels.contains($0) }?.begins(withWord: "import") ?? false
    }

    private static let accessLevels = Set(
        ["public", "package", "internal", "fileprivate", "private"].map { Line(bytes: Array($0.utf8)[...]) }
    )

    /// Whether what follows is an element of a list that began, or goes on, with this line.
    var expectsElement: Bool { trimmed.bytes.last.map(Set(",([".utf8).contains) ?? false }
}
