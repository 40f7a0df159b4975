/// Merges three trees: the changes of the templates, from base to templates, are applied to yours.
///
/// A node that all three have is merged part by part, down to single tokens; what only one side changed is taken from
/// it. What both changed in different ways is a conflict of the innermost declaration or statement around it.
struct TreeMerge {

    /// Why a node cannot be merged.
    struct Clash: Error {
        let message: String
        /// The node of yours that it is about; nil for the declaration or statement around it.
        var node: Int?
        /// True if it is about the end of the node.
        var isAtEnd = false
    }

    let texts: PerText<ComparedText>
    var matching: Matching
    private(set) var conflicts: [Merge.Conflict] = []
    /// How lines of yours end.
    let lineEnd: [UInt8]

    init(_ texts: PerText<ComparedText>) {
        self.texts = texts
        matching = Matching(texts)
        lineEnd = Array((LineText(texts.yours.source).firstEnd ?? .lineFeed).rawValue.utf8)
    }

    mutating func result() throws(Clash) -> [UInt8] { try children(PerText(base: 0, yours: 0, templates: 0)) }

    mutating func report(_ clash: Clash, at line: Int, from base: ArraySlice<UInt8>, to templates: ArraySlice<UInt8>) {
        let tree = texts.yours.tree
        let own = clash.node.map {
            tree.line(of: clash.isAtEnd ? max(tree.nodes[$0].end - 1, 0) : tree.nodes[$0].start)
        }
        let diff = ConflictText.diff(from: Array(base).lines, to: Array(templates).lines)
        conflicts.append(Merge.Conflict(line: own ?? line, message: clash.message, diff: diff))
    }

    // MARK: - One node -

    /// The merged text of a node, without its lead.
    mutating func node(_ nodes: PerText<Int>) throws(Clash) -> [UInt8] {
        let kind = texts.base[nodes.base].kind
        let yours = nodes.yours
        if !matching.holdsMoved.contains(yours) {
            let side = texts.zip(nodes) { $0.content(of: $1) }.side
            if side == .yours { return Array(texts.yours.code(of: yours) + texts.yours.tail(of: yours)) }
            let isType = texts.base.memberBlock(of: nodes.base) != nil
            let isUnedited =
                texts.base.whole(of: nodes.base) == texts.yours.whole(of: yours)
                && texts.yours.unit == texts.templates.unit
            // The templates changed nothing but comments.
            let areEqual = texts.yours.tokens(of: yours) == texts.templates.tokens(of: nodes.templates)
            if side == .templates, !isType, isUnedited || areEqual && kind != .comment {
                return fresh(nodes.templates, in: yours)
            }
            if kind == .comment { return try comment(nodes, side) }
        }
        let tail = try tail(nodes)
        let areAlike = texts.yours[yours].kind == kind && texts.templates[nodes.templates].kind == kind
        if kind.isDeclaration, texts.base.keys[nodes.base] != nil, areAlike { return try declaration(nodes) + tail }
        let isFine = kind.isDeclaration || kind == .conditional || kind == .accessor
        return try merged(texts.zip(nodes) { $0.pieces(of: $1) }, of: nodes, isFine: isFine) + tail
    }

    /// The templates' node in the place of yours.
    private func fresh(_ templates: Int, in yours: Int) -> [UInt8] {
        let node = texts.templates[templates]
        return shifted(node.start..<node.tail, of: templates, to: texts.yours.indentation(of: yours))
    }

    /// A range of the templates with the indentation and the line ends of yours. Its first line keeps its start, and
    /// multi-line strings keep their value.
    ///
    /// - Parameter node: the node whose indentation becomes `indentation`.
    func shifted(_ range: Range<Int>, of node: Int, to indentation: ArraySlice<UInt8>) -> [UInt8] {
        let text = texts.templates
        let old = text.indentation(of: node)
        // A template may have steps of several widths.
        let own = text.startOfLine(range.lowerBound)..<range.upperBound
        let unit = Indentation.step(of: Array(text.source[own]).lines).map { Array($0.bytes) } ?? text.unit
        func moved(_ space: ArraySlice<UInt8>) -> [UInt8] {
            var rest = space.starts(with: old) ? space.dropFirst(old.count) : []
            var result = Array(indentation)
            while unit != texts.yours.unit, rest.starts(with: unit) {
                result += texts.yours.unit
                rest = rest.dropFirst(unit.count)
            }
            return result + rest
        }
        var lines: [[UInt8]] = []
        for line in text.source[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let code = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            let margin = text.tree.marginOfString(around: line.startIndex)
            let space = margin ?? code.prefix { $0.isBlank }
            if lines.isEmpty || !code.starts(with: space) {
                lines.append(Array(code))
            } else {
                let isBlank = margin == nil && space.count == code.count
                lines.append(isBlank ? [] : moved(space) + code.dropFirst(space.count))
            }
        }
        return Array(lines.joined(separator: lineEnd))
    }

    private func tail(_ nodes: PerText<Int>) throws(Clash) -> ArraySlice<UInt8> {
        // The comment at the end of a `case` is the tail of its last statement.
        if texts.yours[nodes.yours].kind == .switchCase { return [] }
        switch texts.zip(nodes, { $0.content(in: $0[$1].end..<$0[$1].tail) }).side {
        case .yours: return texts.yours.tail(of: nodes.yours)
        case .templates: return texts.templates.tail(of: nodes.templates)
        case nil:
            throw Clash(message: "both changed the comment at the end of the line", node: nodes.yours, isAtEnd: true)
        }
    }

    // MARK: - Comments -

    private func comment(_ nodes: PerText<Int>, _ side: Side?) throws(Clash) -> [UInt8] {
        let isHeader = texts.base.position[nodes.base] == 0 && texts.base[nodes.base].parent == 0
        if isHeader, let header = header(nodes) { return header }
        if side == .templates { return fresh(nodes.templates, in: nodes.yours) }
        throw Clash(message: "both changed a comment")
    }

    /// The comment at the head of a file, line by line: author and date are yours'. Nil if both changed one line.
    private func header(_ nodes: PerText<Int>) -> [UInt8]? {
        let lines = texts.zip(nodes) { Array($0.code(of: $1)).lines.map(\.bytes) }
        // The first line with an author is the same one in all texts.
        let keys = lines.map { lines in
            var count: UInt8 = 0
            return lines.map { line -> ArraySlice<UInt8> in
                guard Self.isPersonal(line) else { return line }
                count &+= 1
                return [0, count]
            }
        }
        var merged: [ArraySlice<UInt8>] = []
        for part in ThreeWay.parts(keys) {
            // As many lines in all texts are merged one by one.
            let count = part.base.count
            let isEven = part.yours.count == count && part.templates.count == count
            let steps = (0..<count).map { step in part.map { $0.dropFirst(step).prefix(1) } }
            for step in isEven ? steps : [part] {
                guard let side = keys.zip(step, { $0[$1] }).side else { return nil }
                merged += side == .yours ? lines.yours[step.yours] : lines.templates[step.templates]
            }
        }
        return Array(merged.joined(separator: lineEnd))
    }

    /// True for a line of a header with an author or a date. A version has fewer digits: `15.0`.
    private static func isPersonal(_ line: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: line, as: UTF8.self)
        return ["Created by", "Copyright", "©"].contains(where: text.contains)
            || text.contains(/\d{1,4}[.\/-]\d{1,2}[.\/-]\d{2,4}/)
    }

    /// The comments and blank lines above a node.
    ///
    /// - Parameters:
    ///   - deleted: the comments that yours deleted elsewhere in the block.
    ///   - isBelowTheirs: true if what stands above it in the result stands above it in the templates, too.
    func lead(_ nodes: PerText<Int>, deleted: [CommentLines], isBelowTheirs: Bool) throws(Clash) -> [UInt8] {
        let yours = nodes.yours
        let mine = Array(texts.yours.lead(of: yours))
        if texts.base.lead(of: nodes.base) == texts.templates.lead(of: nodes.templates) { return mine }
        let comments = texts.zip(nodes, CommentLines.init)
        let old = comments.base
        let own = comments.yours
        let new = old.lines.isEmpty ? comments.templates.without(deleted) : comments.templates
        var lines: [CommentLines.Line]?
        if old == new || new.lines.isPart(of: own.lines) && !new.lines.isPart(of: old.lines) {
            lines = nil
        } else if old == own {
            lines = new.lines
        } else if !old.lines.isEmpty, own.lines.isEmpty {
            // A comment that yours deleted stays deleted.
            lines = nil
        } else if old.lines.isEmpty, !own.hasDocumentation, new.isDocumentation {
            lines = own.lines + new.lines
        } else if new.lines.isEmpty {
            throw Clash(message: "the templates delete a comment that you edited")
        } else {
            guard let merged = ThreeWay.merged(PerText(base: old.lines, yours: own.lines, templates: new.lines)) else {
                throw Clash(message: "both changed a comment")
            }
            lines = merged
        }
        // Blank lines are yours', unless only the templates changed them and what stands above is the same.
        let ownBlanks = texts.yours.lineEnds(above: yours)
        let isTheirs = isBelowTheirs && ownBlanks != nil && ownBlanks == texts.base.lineEnds(above: nodes.base)
        let blanks = isTheirs ? texts.templates.lineEnds(above: nodes.templates) ?? ownBlanks : ownBlanks
        if lines == nil, blanks == ownBlanks { return mine }
        let indentation = texts.yours.indentation(of: yours)
        guard let blanks else { return mine + (lines ?? []).flatMap { $0.text + lineEnd + indentation } }
        guard let lines else { return lineEnds(blanks) + indentation + mine.drop(while: \.isSpace) }
        return lineEnds(blanks) + lines.flatMap { indentation + $0.text + lineEnd } + indentation
    }

    func lineEnds(_ count: Int) -> [UInt8] { [[UInt8]](repeating: lineEnd, count: count).flatMap(\.self) }
}
