/// Reads the items of a Swift file.
struct ItemReader {

    private typealias Node = SwiftTree.Node

    private let tree: SwiftTree
    /// The offsets of all line ends.
    private let lineEnds: [Int]

    private init(_ tree: SwiftTree) {
        self.tree = tree
        lineEnds = tree.source.indices.filter { tree.source[$0] == UInt8(ascii: "\n") }
    }

    /// - Returns: the whole file as a block.
    static func file(_ tree: SwiftTree) -> Item.Group {
        if tree.isBroken {
            let items = [Item(.statement, String(decoding: tree.source, as: UTF8.self))]
            return Item.Group(key: "file", kind: .block, items: items)
        }
        return ItemReader(tree).group(0, key: "file", base: [])
    }

    // MARK: - Texts -

    /// The text in a range, with marks for the indentation of a line.
    private func text(_ range: Range<Int>, _ base: ArraySlice<UInt8>) -> String {
        guard range.contains(where: { tree.source[$0] == UInt8(ascii: "\n") }) else { return tree.text(range) }
        var text: [UInt8] = []
        let lines = tree.source[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if index > 0 { text.append(UInt8(ascii: "\n")) }
            let isBlank = line.allSatisfy(\.isBlank) && index < lines.count - 1
            if index > 0, !isBlank, line.starts(with: base) {
                text += Item.indent.utf8 + line.dropFirst(base.count)
            } else {
                text += line
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The indentation of the line that something begins on, if white space before it ends a line.
    private func base(_ range: Range<Int>, else base: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let lead = tree.source[range]
        return lead.lastIndex(of: UInt8(ascii: "\n")).map { lead[($0 + 1)...].prefix(while: \.isBlank) } ?? base
    }

    private func end(ofTokenBefore token: Int) -> Int { token > 0 ? Int(tree.tokens[token - 1].end) : 0 }

    // MARK: - Groups -

    private func group(_ index: Int, key: String, base: ArraySlice<UInt8>) -> Item.Group {
        let node = tree.nodes[index]
        let kind = Self.kind(node.kind)
        let isList = kind == .list || kind == .inheritance
        let items = tree.children(of: index).filter { tree.nodes[$0].kind != .signature }
        // What stands above `#if` is that of its item.
        let isFirst = node.kind == .branch && node.tokens.lowerBound == tree.nodes[node.parent].tokens.lowerBound
        let start = isFirst ? node.start : end(ofTokenBefore: node.tokens.lowerBound)
        var opened = node.tokens.isEmpty ? start : Int(tree.tokens[node.tokens.lowerBound].end)
        if node.kind == .caseBody || node.kind == .file { opened = start }
        if node.kind == .branch, items.isEmpty { opened = node.tail }
        if let signature = tree.child(.signature, of: index), items.isEmpty { opened = tree.nodes[signature].end }
        if let first = items.first { opened = tree.nodes[first].lead }
        let last = node.kind == .branch ? node.tail : node.end
        let read = items.enumerated().map { place, item in
            let next = place + 1 < items.count ? tree.nodes[items[place + 1]].lead : nil
            return self.item(item, base: base, next: next, in: kind)
        }
        let closing = max(items.last.map { tree.nodes[$0].tail } ?? opened, opened)
        let opening = min(start, opened)..<opened
        let captures = captures(of: index) ?? opened..<opened
        let isCapturing = !captures.isEmpty
        return Item.Group(
            key: key,
            kind: kind,
            open: text(opening.lowerBound..<captures.lowerBound, base) + (isCapturing ? Item.captures : "")
                + text(captures.upperBound..<opened, base),
            captures: text(captures, base),
            items: read,
            close: closing < last ? text(closing..<last, base) : "",
            endsWithComma: isList && items.last.map { hasComma($0) } == true
        )
    }

    /// `[weak self] ` of a closure; with `in`, if that is all of its signature.
    private func captures(of closure: Int) -> Range<Int>? {
        guard let signature = tree.child(.signature, of: closure) else { return nil }
        let tokens = tree.nodes[signature].tokens
        guard tree.tokens[tokens.lowerBound].kind == .openBracket else { return nil }
        let next = Int(tree.tokens[tokens.lowerBound].partner) + 1
        let isAll = next + 1 >= tokens.upperBound
        let end = isAll ? tree.nodes[signature].end : Int(tree.tokens[next].start)
        return Int(tree.tokens[tokens.lowerBound].start)..<end
    }

    private static func kind(_ kind: Node.Kind) -> Item.Kind {
        switch kind {
        case .list, .parameters, .genericParameters: .list
        case .inheritance: .inheritance
        case .caseBlock, .caseBody, .branch: .cases
        default: .block
        }
    }

    private func hasComma(_ element: Int) -> Bool {
        tree.source[tree.nodes[element].end..<tree.nodes[element].tail].first == UInt8(ascii: ",")
    }

    // MARK: - Items -

    /// - Parameter next: where the lead of the next item begins.
    private func item(_ index: Int, base: ArraySlice<UInt8>, next: Int?, in group: Item.Kind) -> Item {
        let node = tree.nodes[index]
        let lead = node.lead..<node.start
        let own = self.base(lead, else: base)
        let comment = tree.trivia(in: lead).first { $0.kind == .lineComment || $0.kind == .blockComment }?.range
        let commentStart = comment?.lowerBound ?? node.start
        var tailStart = node.end
        if group == .list || group == .inheritance, hasComma(index) { tailStart += 1 }
        let tailEnd = max(next ?? node.tail, node.tail, tailStart)
        if node.kind == .comment {
            return Item(.comment, text(node.start..<node.end, own), gap: text(lead, base))
        }
        var reader = PieceReader(start: node.tokens.lowerBound, next: node.tokens.lowerBound)
        pieces(of: index, own, &reader)
        let pieces = reader.pieces
        let keys = ItemKeys(tree: tree, node: index, pieces: pieces, group: group)
        return Item(
            kind: node.kind,
            keys: keys.keys,
            names: keys.names,
            gap: text(node.lead..<commentStart, base),
            comments: commentStart < node.start ? text(commentStart..<node.start, own) : "",
            pieces: pieces,
            tail: text(tailStart..<tailEnd, own),
            shape: pieces.map(\.shape).joined(separator: " "),
            line: lineEnds.sortedIndex { $0 >= node.start }
        )
    }

    private struct PieceReader {
        let start: Int
        var next: Int
        var pieces: [Item.Piece] = []
        var counts: [String: Int] = [:]
        var last = ""
    }

    /// Adds the tokens and groups of a node. Nodes that are no groups are parts of it.
    private func pieces(of index: Int, _ base: ArraySlice<UInt8>, _ reader: inout PieceReader) {
        let node = tree.nodes[index]
        func addTokens(to end: Int, as node: Int? = nil) {
            guard reader.next < end else { return }
            let first = reader.next
            let tokens = node == nil ? Array(first..<end) : [first]
            for token in tokens {
                let start = Int(tree.tokens[token].start)
                let end = node.map { tree.nodes[$0].end } ?? Int(tree.tokens[token].end)
                let gap = token > reader.start ? text(self.end(ofTokenBefore: token)..<start, base) : ""
                reader.last = text(start..<end, base)
                reader.pieces.append(.token(reader.last, gap: gap))
            }
            reader.next = end
        }
        func add(_ group: (String) -> Item.Group, _ kind: String) {
            let count = reader.counts[kind, default: 0]
            reader.counts[kind] = count + 1
            reader.pieces.append(.group(group(count == 0 ? kind : "\(kind) \(count)")))
        }
        let isOwn = node.tokens.lowerBound == reader.start && reader.pieces.isEmpty
        var rest = Array(tree.children(of: index))[...]
        if isOwn, node.kind.isDeclaration || node.kind == .accessor {
            let words = rest.prefix { [.attribute, .modifier].contains(tree.nodes[$0].kind) }
            rest = rest.dropFirst(words.count)
            add({ self.words(words, base, key: $0) }, "words")
            if let last = words.last { reader.next = tree.nodes[last].tokens.upperBound }
        }
        var hasInheritance = false
        for child in rest {
            let tokens = tree.nodes[child].tokens
            guard !tokens.isEmpty, tokens.upperBound > reader.next else { continue }
            let kind = tree.nodes[child].kind
            if kind == .memberBlock, !hasInheritance {
                addTokens(
                    to: (reader.next..<tokens.lowerBound).first { tree.tokens[$0].keyword == .where }
                        ?? tokens.lowerBound
                )
                add({ Item.Group(key: $0, kind: .inheritance, open: ":", items: []) }, "inheritance")
            }
            addTokens(to: tokens.lowerBound)
            if kind == .interpolatedString {
                addTokens(to: tokens.upperBound, as: child)
            } else if kind.isGroup, kind != .conditional {
                hasInheritance = hasInheritance || kind == .inheritance
                add({ self.group(child, key: $0, base: base) }, self.name(of: child, behind: reader.last))
            } else {
                pieces(of: child, base, &reader)
            }
            reader.next = max(reader.next, tokens.upperBound)
        }
        addTokens(to: node.tokens.upperBound)
    }

    /// Groups of different items correspond to each other if they have the same name.
    private func name(of group: Int, behind token: String) -> String {
        switch tree.nodes[group].kind {
        case .list, .closure: "\(tree.nodes[group].kind) \(Spellings.compared(token))"
        case .caseBlock, .caseBody: "cases"
        case .branch: "branch"
        case .inheritance: "inheritance"
        case .parameters: "parameters"
        case .genericParameters: "generics"
        default: "block"
        }
    }

    private func words(_ words: ArraySlice<Int>, _ base: ArraySlice<UInt8>, key: String) -> Item.Group {
        let items = words.map { word in
            let node = tree.nodes[word]
            let text = text(node.start..<node.end, base)
            let gap =
                word == words.first ? "" : self.text(end(ofTokenBefore: node.tokens.lowerBound)..<node.start, base)
            let name = tree.name(of: word)
            let isAccess = ["public", "private", "fileprivate", "internal", "open", "package"].contains(name)
            let hasDetail = tree.nodes[word].kind == .modifier && text.contains("(")
            return Item(node.kind, text, keys: [isAccess && !hasDetail ? "access" : name], gap: gap)
        }
        return Item.Group(key: key, kind: .words, items: items)
    }
}

extension Item.Piece {

    var shape: String {
        switch self {
        case .token(let text, _): Spellings.compared(text)
        case .group(let group): group.kind == .words || group.kind == .inheritance ? "" : "\u{2}\(group.key)"
        }
    }
}
