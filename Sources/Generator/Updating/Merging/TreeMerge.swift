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
        let source = texts.yours.source
        let end = source.firstIndex(of: UInt8(ascii: "\n"))
        let hasReturn = end.map { $0 > 0 && source[$0 - 1] == UInt8(ascii: "\r") } ?? false
        lineEnd = Array((hasReturn ? "\r\n" : "\n").utf8)
    }

    mutating func result() throws(Clash) -> [UInt8] {
        try block(0, 0, 0)
    }

    mutating func report(_ clash: Clash, at node: Int?, from base: ArraySlice<UInt8>, to templates: ArraySlice<UInt8>) {
        let place = (clash.node ?? node).map { node in
            clash.isAtEnd ? max(texts.yours[node].end - 1, 0) : texts.yours[node].start
        }
        let line = place.map(texts.yours.tree.line) ?? 1
        let diff = ConflictText.diff(from: Array(base).lines, to: Array(templates).lines)
        conflicts.append(Merge.Conflict(line: line, message: clash.message, diff: diff))
    }

    // MARK: - One node -

    /// The merged text of a node, without its lead.
    mutating func node(_ base: Int, _ yours: Int, _ templates: Int) throws(Clash) -> [UInt8] {
        let kind = texts.base[base].kind
        let mine = texts.yours.code(of: yours) + texts.yours.tail(of: yours)
        if !matching.holdsMoved.contains(yours) {
            let old = texts.base.content(of: base)
            let own = texts.yours.content(of: yours)
            let new = texts.templates.content(of: templates)
            if old == new || own == new { return Array(mine) }
            let isType = texts.base.memberBlock(of: base) != nil
            let areEqual = texts.yours.tokens(of: yours) == texts.templates.tokens(of: templates)
            if areEqual, kind != .comment, old == own, !isType { return fresh(templates, in: yours) }
            let isUnedited = texts.base.whole(of: base) == texts.yours.whole(of: yours)
            if isUnedited, !isType, texts.yours.unit == texts.templates.unit { return fresh(templates, in: yours) }
            if kind == .comment { return try comment(base, yours, templates) }
        }
        let tail = try tail(base, yours, templates)
        let areAlike = texts.yours[yours].kind == kind && texts.templates[templates].kind == kind
        if kind.isDeclaration, texts.base.keys[base] != nil, areAlike {
            return try declaration(base, yours, templates) + tail
        }
        let parts = PerText(
            base: texts.base.pieces(of: base),
            yours: texts.yours.pieces(of: yours),
            templates: texts.templates.pieces(of: templates)
        )
        let isFine = kind.isDeclaration || kind == .conditional || kind == .accessor
        return try pieces(parts, of: yours, isFine: isFine) + tail
    }

    /// The templates' node in the place of yours.
    func fresh(_ templates: Int, in yours: Int) -> [UInt8] {
        let node = texts.templates[templates]
        return shifted(node.start..<node.tail, of: templates, to: texts.yours.indentation(of: yours))
    }

    /// A range of the templates with the indentation and the line ends of yours.
    ///
    /// - Parameter node: the node whose indentation becomes `indentation`.
    func shifted(_ range: Range<Int>, of node: Int, to indentation: ArraySlice<UInt8>) -> [UInt8] {
        let shift = Shift(
            from: texts.templates.indentation(of: node),
            to: indentation,
            oldUnit: texts.templates.unit,
            newUnit: texts.yours.unit,
            lineEnd: lineEnd
        )
        return shift.text(range, of: texts.templates.tree)
    }

    private func tail(_ base: Int, _ yours: Int, _ templates: Int) throws(Clash) -> ArraySlice<UInt8> {
        func comment(_ text: ComparedText, _ node: Int) -> [Int] {
            text.content(in: text[node].end..<text[node].tail)
        }
        let old = comment(texts.base, base)
        let own = comment(texts.yours, yours)
        let new = comment(texts.templates, templates)
        let mine = texts.yours.tail(of: yours)
        if old == new || own == new { return mine }
        guard old == own else {
            throw Clash(message: "both changed the comment at the end of the line", node: yours, isAtEnd: true)
        }
        return texts.templates.tail(of: templates)
    }

    // MARK: - Comments -

    private func comment(_ base: Int, _ yours: Int, _ templates: Int) throws(Clash) -> [UInt8] {
        let isHeader = texts.base.position[base] == 0 && texts.base[base].parent == 0
        if isHeader, let header = header(base, yours, templates) { return header }
        if texts.base.content(of: base) == texts.yours.content(of: yours) { return fresh(templates, in: yours) }
        throw Clash(message: "both changed a comment")
    }

    /// The comment at the head of a file, line by line: author and date are yours'. Nil if both changed one line.
    private func header(_ base: Int, _ yours: Int, _ templates: Int) -> [UInt8]? {
        func lines(_ text: ComparedText, _ node: Int) -> [[UInt8]] {
            text.code(of: node).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .map { Array($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
        }
        let old = lines(texts.base, base)
        let own = lines(texts.yours, yours)
        let new = lines(texts.templates, templates)
        // The first line with an author is the same one in all texts.
        func keys(_ lines: [[UInt8]]) -> [[UInt8]] {
            var count: UInt8 = 0
            return lines.map { line in
                guard Self.isPersonal(line) else { return line }
                count &+= 1
                return [0, count]
            }
        }
        let keys = PerText(base: keys(old), yours: keys(own), templates: keys(new))
        var merged: [[UInt8]] = []
        for part in ThreeWay.parts(keys.base, keys.yours, keys.templates) {
            let base = keys.base[part.base]
            let yours = keys.yours[part.yours]
            let templates = keys.templates[part.templates]
            if base == templates || yours == templates {
                merged += own[part.yours]
            } else if base == yours {
                merged += new[part.templates]
            } else if part.base.count == part.yours.count, part.base.count == part.templates.count {
                for (index, place) in part.yours.enumerated() {
                    let old = keys.base[part.base.lowerBound + index]
                    let new = keys.templates[part.templates.lowerBound + index]
                    guard old == new || keys.yours[place] == new || keys.yours[place] == old else { return nil }
                    let isOfYours = old == new || keys.yours[place] == new
                    merged.append(isOfYours ? own[place] : new)
                }
            } else {
                return nil
            }
        }
        return Array(merged.joined(separator: lineEnd))
    }

    /// True for a line of a header with an author or a date.
    private static func isPersonal(_ line: [UInt8]) -> Bool {
        let text = String(decoding: line, as: UTF8.self)
        return ["Created by", "Copyright", "©"].contains(where: text.contains)
            || text.contains(/\d{2,4}[.\/-]\d/)
    }

    /// The comments and blank lines above a node.
    ///
    /// - Parameter isBelowTheirs: true if what stands above it in the result stands above it in the templates, too.
    func lead(_ base: Int, _ yours: Int, _ templates: Int, isBelowTheirs: Bool) throws(Clash) -> [UInt8] {
        let mine = Array(texts.yours.lead(of: yours))
        if texts.base.lead(of: base) == texts.templates.lead(of: templates) { return mine }
        let old = CommentLines(texts.base, base)
        let own = CommentLines(texts.yours, yours)
        let new = CommentLines(texts.templates, templates)
        var lines: [CommentLines.Line]?
        if old == new || own.contains(new) && !old.contains(new) {
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
            guard let merged = ThreeWay.lists(old.lines, own.lines, new.lines) else {
                throw Clash(message: "both changed a comment")
            }
            lines = merged
        }
        let blanks = blankLines(base, yours, templates, isBelowTheirs)
        let ownBlanks = texts.yours.lineEnds(above: yours)
        if lines == nil, blanks == ownBlanks { return mine }
        let indentation = texts.yours.indentation(of: yours)
        guard let blanks else {
            return lines == nil ? mine : mine + (lines ?? []).flatMap { $0.text + lineEnd + indentation }
        }
        let ends = [[UInt8]](repeating: lineEnd, count: blanks).flatMap(\.self)
        guard let lines else {
            let rest = mine.drop(while: \.isSpace)
            return ends + indentation + rest
        }
        return ends + lines.flatMap { indentation + $0.text + lineEnd } + indentation
    }

    /// How many line ends stand above a node: yours', unless only the templates changed them and what stands above is
    /// the same.
    private func blankLines(_ base: Int, _ yours: Int, _ templates: Int, _ isBelowTheirs: Bool) -> Int? {
        let old = texts.base.lineEnds(above: base)
        let own = texts.yours.lineEnds(above: yours)
        let new = texts.templates.lineEnds(above: templates)
        return isBelowTheirs && own == old ? new ?? own : own
    }
}

/// The comments above a node, line by line.
struct CommentLines: Equatable {

    struct Line: Hashable {
        let text: [UInt8]
        private let words: [UInt8]

        init(_ line: ArraySlice<UInt8>) {
            let trimmed = Array(line.trimmingSpaces)
            // The lines of a block comment.
            text = trimmed.first == UInt8(ascii: "*") ? [UInt8(ascii: " ")] + trimmed : trimmed
            words = Array(trimmed.split(whereSeparator: \.isSpace).joined(separator: [UInt8(ascii: " ")]))
        }

        static func == (first: Line, second: Line) -> Bool { first.words == second.words }
        func hash(into hasher: inout Hasher) { hasher.combine(words) }
    }

    let lines: [Line]

    init(_ text: ComparedText, _ node: Int) {
        lines = text.lead(of: node).split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy(\.isSpace) }.map(
            Line.init
        )
    }

    /// True if it has all lines of others, in order.
    func contains(_ others: CommentLines) -> Bool {
        var rest = lines[...]
        return others.lines.allSatisfy { line in
            rest = rest.drop { $0 != line }
            return rest.popFirst() != nil
        }
    }

    var hasDocumentation: Bool { lines.contains { $0.text.starts(with: "///".utf8) } }
    var isDocumentation: Bool { lines.allSatisfy { $0.text.starts(with: "///".utf8) } }
}
