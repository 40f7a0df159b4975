/// Divides the lines of a file into blocks: by brackets, `#if`, comments and strings, as `Nesting` finds them, and by
/// the labels of a `switch`.
struct BlockParser {

    /// A line such as `})` closes brackets that two lines opened.
    private struct SharedEnd: Error {}

    private var lines: [SourceLine] = []
    /// For each line: the least depth of brackets within it, the depth after it, and the last bracket that it leaves
    /// open.
    private var depths: [(least: Int, after: Int, opener: String)] = []

    /// A larger file is not divided: it was most likely generated, and dividing it takes long.
    private static let maximumLines = 5_000
    private static let maximumLength = 10_000
    private static let maximumDepth = 100
    /// The most lines that a statement has before its first bracket.
    static let maximumHead = 100

    private static let openers = Dictionary(uniqueKeysWithValues: zip(")]}".utf8, ["(", "[", "{"]))

    /// - Parameter unit: the white space of one step of indentation.
    /// - Returns: the statements of a file in their order.
    static func blocks(_ lines: [SourceLine], unit: String) -> [CodeBlock] {
        let whole = lines.isEmpty ? [] : [CodeBlock(undivided: lines)]
        guard lines.count <= maximumLines, lines.allSatisfy({ $0.text.utf8.count <= maximumLength }) else {
            return whole
        }
        let parser = BlockParser(lines, unit: unit)
        guard parser.depths.allSatisfy({ $0.after <= maximumDepth }) else { return whole }
        var index = 0
        let blocks = try? parser.blocks(from: &index, depth: 0)
        // If brackets do not match, the whole file is one block.
        return index == parser.lines.count ? blocks ?? whole : whole
    }

    private init(_ lines: [SourceLine], unit: String) {
        var depth = 0
        var state: UInt8?
        for line in lines {
            for line in state == nil ? line.divided(unit: unit) : [line] {
                let nesting = Nesting(Line(line.text), within: state)
                let least = depth - nesting.closed.count
                depth = least + nesting.open.count
                self.lines.append(line)
                let opener = nesting.open.last.map { Self.openers[$0] ?? String(UnicodeScalar($0)) }
                depths.append((least, depth, opener ?? ""))
                state = nesting.openCommentOrString
            }
        }
    }

    /// - Parameters:
    ///   - opener: the bracket that they are in; empty at the top level.
    ///   - isList: true if commas separate them.
    private func blocks(
        from index: inout Int,
        depth: Int,
        in opener: String = "",
        isList: Bool = false
    ) throws(SharedEnd) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        while index < lines.count, depths[index].least >= depth {
            let start = index
            do {
                blocks.append(try block(from: &index, depth: depth, isInList: isList))
            } catch {
                // A statement that ends on the same line as a statement in it is one block, without sections.
                guard let end = depths[start...].firstIndex(where: { $0.after <= depth }), depths[end].least >= depth
                else { throw error }
                index = end + 1
                blocks.append(CodeBlock(undivided: Array(lines[start...end])))
            }
        }
        // The lines of a comment or a string continue nothing.
        return opener == "*" || opener == "\"" ? blocks : blocks.joiningStatements(isList: isList).joiningLabels
    }

    private func block(from index: inout Int, depth: Int, isInList: Bool) throws(SharedEnd) -> CodeBlock {
        var block = CodeBlock(head: [lines[index]])
        var opener = index
        index += 1
        while depths[opener].after > depth {
            let bracket = depths[opener].opener
            let isList = "([".contains(bracket) || bracket == "#" && isInList
            let children = try blocks(from: &index, depth: depths[opener].after, in: bracket, isList: isList)
            guard index < lines.count, depths[index].least >= depth else { throw SharedEnd() }
            block.append(CodeBlock.Section(key: bracket, children: children, end: lines[index]))
            opener = index
            index += 1
        }
        block.findKey()
        return block
    }
}

extension [CodeBlock] {

    /// The blocks, with each line that begins or continues the statement of another block joined to that block.
    fileprivate func joiningStatements(isList: Bool) -> [CodeBlock] {
        reduce(into: []) { blocks, block in
            let first = block.head[0].compared
            // A comment within a statement belongs to it.
            let isPart = first.continuesHead || first.continuesStatement
            let count = isPart ? blocks.reversed().prefix(while: \.isComment).count : 0
            let parts = blocks.suffix(count) + [block]
            // After a comma, another element begins.
            guard let last = blocks.dropLast(count).last, !isList || !last.last.code.hasSuffix(",") else {
                return blocks.append(block)
            }
            let isHead = first.continuesHead || first.continuesStatement && last.isControl || last.continuesInNextLine
            if isHead, last.head.count + last.sections.count < BlockParser.maximumHead {
                blocks.removeLast(count)
                for part in parts { blocks[blocks.count - 1].join(part) }
            } else if first.continuesStatement {
                blocks.removeLast(count)
                for part in parts { blocks[blocks.count - 1].append(part, toSection: ".") }
            } else {
                blocks.append(block)
            }
        }
    }

    /// The blocks, with the statements below a label as a section of the label.
    fileprivate var joiningLabels: [CodeBlock] {
        reduce(into: []) { blocks, block in
            if let last = blocks.last, last.isLabel, !block.isLabel {
                blocks[blocks.count - 1].append(block, toSection: ":")
            } else {
                blocks.append(block)
            }
        }
    }
}

extension SourceLine {

    /// The lines of a declaration that is written on one line: each parameter or argument, and the end of an empty
    /// body, gets a line. So it matches declarations that other modules write on several lines.
    fileprivate func divided(unit: String) -> [SourceLine] {
        // Most lines have nothing to divide, and reading a declaration takes long.
        let space = text.hasSuffix("{ }") ? " " : text.hasSuffix("{}") ? "" : nil
        guard space != nil || text.utf8.contains(UInt8(ascii: "(")) else { return [self] }
        let kind = Declaration(marked: compared).kind
        guard !kind.isEmpty, !["\"", "//", "/*", "(set)"].contains(where: { text.contains($0) }) else { return [self] }
        let indentation = String(text.prefix(while: \.isBlank))
        let body = space.map { [SourceLine(indentation + "}", blanks: [], joint: $0)] } ?? []
        let start = space.map { String(text.dropLast($0.count + 1)) } ?? text
        let isList = ["func", "init", "let", "typealias", "var"].contains(kind)
        let list = isList ? Self.dividedList(start, blanks: blanks, indentation: indentation, unit: unit) : nil
        return (list ?? [SourceLine(start, blanks: blanks)]) + body
    }

    /// - Returns: nil if there is no list in parentheses, or if its white space is not one space after each comma.
    private static func dividedList(
        _ text: String,
        blanks: [String],
        indentation: String,
        unit: String
    ) -> [SourceLine]? {
        guard let open = text.firstIndex(of: "(") else { return nil }
        let (head, parts) = (String(text[...open]), text[open...].dropFirst().listElements)
        let elements = parts.map { String(Substring($0.utf8.trimmingSpaces)) }.filter { !$0.isEmpty }
        let end = String(text[(parts.last?.endIndex ?? open)...])
        guard end.hasPrefix(")"), head + elements.joined(separator: ", ") + end == text else { return nil }
        let lines = elements.enumerated().map { index, element in
            indentation + unit + element + (index < elements.count - 1 ? "," : "")
        }
        return [SourceLine(head, blanks: blanks)]
            + (lines + [indentation + end]).map { SourceLine($0, blanks: [], joint: "") }
    }
}

extension CodeBlock {

    /// Appends a statement to the last section with a key, which no line ends.
    fileprivate mutating func append(_ block: CodeBlock, toSection key: String) {
        if sections.last?.key != key { sections.append(CodeBlock.Section(key: key, children: [], end: nil)) }
        sections[sections.count - 1].children.append(block)
    }

    /// Adds a section, with a number if there are such sections above it.
    fileprivate mutating func append(_ section: Section) {
        let opener = section.key.prefix(1)
        let count = sections.count { $0.key.hasPrefix(opener) }
        let key = count == 0 ? "\(opener)" : "\(opener)\(count)"
        sections.append(Section(key: key, children: section.children, end: section.end))
    }

    /// Adds the lines that continue it. Below a section, each of them ends an empty section.
    fileprivate mutating func join(_ next: CodeBlock) {
        if sections.isEmpty {
            head += next.head
        } else {
            for line in next.head { append(Section(key: "\n", children: [], end: line)) }
        }
        for section in next.sections { append(section) }
        findKey()
    }

    /// True for an attribute, for the beginning of a type's heading or of a condition, and for a line that ends with an
    /// operator or, outside of a list, a comma.
    fileprivate var continuesInNextLine: Bool {
        let line = sections.isEmpty ? head.last { !$0.code.isEmpty }?.code ?? "" : last.code
        if line.hasPrefix("@"), sections.isEmpty, Declaration(marked: line).isEmpty { return true }
        return line.hasSuffix(",") || ["guard", "if", "while"].contains(line)
            || line.split(separator: " ").last?.isOperator == true
            || line.hasSuffix(":") && (head.count > 1 || BlockKey.isType(head[0].compared))
    }

    /// True for a statement that would lose its body with a line that continues it.
    fileprivate var isControl: Bool {
        ["case ", "for ", "guard ", "if ", "switch ", "while "].contains(where: "\(head[0].compared) ".hasPrefix)
    }

    fileprivate var isComment: Bool { sections.isEmpty && head[0].compared.hasPrefix("//") }

    fileprivate var isLabel: Bool {
        let line = head[0].compared
        return head[head.count - 1].compared.hasSuffix(":")
            && (line.hasPrefix("case ") || line.hasPrefix("default") || line.hasPrefix("@unknown"))
    }
}

extension SourceLine {

    /// The line without a comment at its end.
    fileprivate var code: String {
        // Most lines have no comment, and searching for one takes longer.
        guard compared.utf8.contains(UInt8(ascii: "/")), !compared.hasPrefix("//") else {
            return compared.hasPrefix("//") ? "" : compared
        }
        let end = compared.firstRange(of: " //")?.lowerBound ?? compared.endIndex
        return String(Substring(compared[..<end].utf8.trimmingSpaces))
    }
}

extension StringProtocol {

    fileprivate var isOperator: Bool { !isEmpty && allSatisfy { "&|+-*%=<>^!~?".contains($0) } }
}

extension String {

    var withoutComma: String { hasSuffix(",") ? String(dropLast()) : self }

    /// True for a line that continues the heading of a statement, or that its statement cannot be without.
    fileprivate var continuesHead: Bool {
        let line = self + " "
        let starts = ["{", "->", ": ", ", ", "? ", "= ", "catch ", "else ", "throws ", "where "]
        return starts.contains(where: line.hasPrefix)
    }

    /// True for a line that continues the statement above it.
    fileprivate var continuesStatement: Bool {
        [".", "?.", "as ", "as? ", "as! "].contains(where: hasPrefix) || prefix { $0 != " " }.isOperator
    }
}
