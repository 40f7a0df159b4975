/// The items of a block: declarations, statements, `#if`, and the cases of a `switch`.
extension TreeParser {

    /// Reads `{ … }`.
    mutating func block(_ index: Int, _ kind: Kind, _ context: Context, in parent: Int) -> Int {
        guard self.kind(index) == .openBrace, let end = partner(index) else { return index + 1 }
        nested { parser in
            let node = parser.open(kind, index, in: parent)
            var lead = parser.tail(behind: index + 1)
            parser.allItems(index + 1, end, context, in: node, lead: &lead)
            parser.close(node, end + 1)
        }
        return end + 1
    }

    /// Reads the items up to a closing brace, with the comments before it.
    mutating func allItems(_ start: Int, _ end: Int, _ context: Context, in parent: Int, lead: inout Int) {
        var index = start
        while index < end {
            // A directive that nothing opens does not end a block.
            index = max(items(index, end, context, in: parent, lead: &lead), index + 1)
        }
        lead = comments(before: end, from: lead, in: parent, isClosing: true, isHead: false)
    }

    /// Reads items up to an index, to a directive that ends a branch, or to the next `switch` case.
    ///
    /// - Parameters:
    ///   - lead: where the lead of the next node begins.
    ///   - endsAtCase: true for the statements of a `switch` case.
    ///   - isHead: true at the start of the file.
    mutating func items(
        _ start: Int,
        _ end: Int,
        _ context: Context,
        in parent: Int,
        lead: inout Int,
        endsAtCase: Bool = false,
        isHead: Bool = false
    ) -> Int {
        var index = start
        while index < end {
            let isClosing = token(index).isClosing
            let isFirst = isHead && index == start
            lead = comments(before: index, from: lead, in: parent, isClosing: isClosing, isHead: isFirst)
            switch kind(index) {
            case .semicolon, .sourceLocation:
                index =
                    kind(index) == .sourceLocation && kind(index + 1) == .openParenthesis ? after(index + 1) : index + 1
                lead = Int(token(index - 1).end)
                continue
            case .elseDirective, .elseifDirective, .endifDirective: return index
            case .ifDirective where endOfAttributes(inDirective: index) == nil:
                if endsAtCase, holdsCases(index) { return index }
                index = conditional(index, end, context, in: parent, lead: &lead)
                continue
            default: break
            }
            if endsAtCase || context == .cases, let keyword = caseKeyword(index) {
                if context != .cases { return index }
                index = max(switchCase(index, keyword, end, in: parent, lead: &lead), index + 1)
                continue
            }
            let node = nodes.count
            let first = index
            if let keyword = declarationKeyword(index, context) {
                index = min(max(declaration(index, keyword, end, in: parent, lead: lead), keyword), end)
            } else if context == .members {
                index = after(index)
            } else {
                let statement = open(.statement, index, in: parent, lead: lead)
                index = min(max(self.statement(index, end, in: statement), first + 1), end)
                close(statement, index)
            }
            index = max(index, first + 1)
            lead = Int(token(index - 1).end)
            if node < nodes.count {
                lead = tail(behind: index, separator: .semicolon)
                nodes[node].tail = lead
            }
            if kind(index) == .semicolon, index < end { index += 1 }
        }
        return end
    }

    // MARK: - Cases of a switch -

    /// The index of `case` or `default`, with attributes before it.
    private mutating func caseKeyword(_ index: Int) -> Int? {
        var index = index
        while kind(index) == .at { index = endOfAttribute(index) }
        return keyword(index) == .case || keyword(index) == .default ? index : nil
    }

    /// True for an `#if` that holds `switch` cases.
    private mutating func holdsCases(_ index: Int) -> Bool {
        var index = index
        var patience = 32
        repeat {
            index = endOfLine(index + 1)
            patience -= 1
        } while patience > 0 && token(index).isDirective && kind(index) != .endifDirective
        return caseKeyword(index) != nil
    }

    private mutating func switchCase(_ start: Int, _ keyword: Int, _ end: Int, in parent: Int, lead: inout Int) -> Int {
        let node = open(.switchCase, start, in: parent, lead: lead)
        name(node, keyword..<keyword + 1)
        var index = keyword + 1
        if self.keyword(keyword) == .case {
            while true {
                index = expression(index, end, in: node, isPattern: true)
                if self.keyword(index) == .where { index = expression(index + 1, end, in: node) }
                guard index < end, kind(index) == .comma else { break }
                index += 1
            }
        }
        while index < end, kind(index) != .colon { index = after(index) }
        index = min(index + 1, end)
        let body = open(.caseBody, index, in: node)
        lead = tail(behind: index)
        index = items(index, end, .code, in: body, lead: &lead, endsAtCase: true)
        for ended in [body, node] {
            close(ended, index)
            nodes[ended].tail = max(lead, nodes[ended].end)
        }
        return index
    }

    // MARK: - Conditional compilation -

    private mutating func conditional(
        _ start: Int,
        _ end: Int,
        _ context: Context,
        in parent: Int,
        lead: inout Int
    ) -> Int {
        let node = open(.conditional, start, in: parent, lead: lead)
        var index = after(start)
        nested { $0.branches(start, min(index - 1, end), context, in: node) }
        if index > end { index = end }
        close(node, index)
        lead = tail(behind: index)
        nodes[node].tail = lead
        return index
    }

    private mutating func branches(_ start: Int, _ end: Int, _ context: Context, in node: Int) {
        var index = start
        repeat {
            let branch = open(.branch, index, in: node)
            name(branch, index..<index + 1)
            index = min(endOfLine(index + 1), end)
            var lead = tail(behind: index)
            index = items(index, end, context, in: branch, lead: &lead)
            lead = comments(before: index, from: lead, in: branch, isClosing: true, isHead: false)
            close(branch, index)
            nodes[branch].tail = max(lead, nodes[branch].end)
        } while index < end && (kind(index) == .elseDirective || kind(index) == .elseifDirective)
    }

    /// The index of the first token on another line, with brackets as one token: where a directive's condition ends.
    func endOfLine(_ index: Int) -> Int {
        var index = index
        while kind(index) != .end, !isOnNewLine(index) {
            switch kind(index) {
            case .openParenthesis, .openBracket, .openBrace, .stringHead: index = after(index)
            case .closeBrace, .closeParenthesis, .closeBracket: return index
            default: index += 1
            }
        }
        return index
    }
}
