/// A text of a merge: its tree, and its tokens as numbers, so that nodes are compared without looking at white space.
struct ComparedText {

    typealias Node = SwiftTree.Node

    let tree: SwiftTree
    /// White space of one step of indentation.
    let unit: [UInt8]
    /// Tokens and comments, without separators that may be left out: a comma behind the last element of a list.
    private let words: [Int]
    /// Where each of the words begins.
    private let offsets: [Int]
    private let isComment: [Bool]
    /// The names and the literals among the words: no keywords, no punctuation, no comments.
    let names: [Int]
    /// The children of each node.
    let children: [[Int]]
    /// The index of each node among its siblings.
    let position: [Int]
    let keys: [SwiftTree.Key?]
    /// The nodes of what a type, or the file, may declare once.
    let declarations: [SwiftTree.Declaration: [Int]]

    /// The numbers of tokens and comments: the same for all texts that are compared.
    struct Numbers {

        private var numbers: [ArraySlice<UInt8>: Int] = [[UInt8(ascii: ",")]: 0, [UInt8(ascii: ";")]: 1]
        /// Lower ones are those of separators.
        static let first = 2

        fileprivate mutating func number(of text: ArraySlice<UInt8>) -> Int {
            let next = numbers.count
            let number = numbers[text] ?? next
            if number == next { numbers[text] = next }
            return number
        }
    }

    /// - Parameter unit: the indentation of a text without indented lines.
    init(_ tree: SwiftTree, _ numbers: inout Numbers, unit: [UInt8] = Array("    ".utf8)) {
        self.tree = tree
        var words: [Int] = []
        var offsets: [Int] = []
        var isComment: [Bool] = []
        var names: [Int] = []
        func add(_ text: ArraySlice<UInt8>, at offset: Int, _ isOfComment: Bool) {
            words.append(numbers.number(of: text))
            offsets.append(offset)
            isComment.append(isOfComment)
        }
        var end = 0
        for (index, token) in tree.tokens.enumerated() {
            if token.gap.contains(.comment) {
                for piece in tree.trivia(in: end..<Int(token.start))
                where piece.kind == .lineComment || piece.kind == .blockComment {
                    add(tree.source[piece.range].words[...], at: piece.range.lowerBound, true)
                }
            }
            end = Int(token.end)
            let next = index + 1 < tree.tokens.count ? tree.tokens[index + 1].kind : .end
            let isOptional = token.kind == .comma && (next == .closeParenthesis || next == .closeBracket)
            // The characters of an operator are one word.
            guard !isOptional, token.kind != .end, !token.gap.contains(.withinOperator) else { continue }
            let rest = tree.tokens[(index + 1)...].prefix { $0.gap.contains(.withinOperator) }
            let text = rest.last.map { tree.source[token.range.lowerBound..<$0.range.upperBound] }
            add(text ?? tree.value(of: token), at: token.range.lowerBound, false)
            if token.isNameOrLiteral { names.append(words[words.count - 1]) }
        }
        self.words = words
        self.offsets = offsets
        self.isComment = isComment
        self.names = names
        self.unit = Indentation.step(of: tree.source.lines).map { Array($0.bytes) } ?? unit
        var children = [[Int]](repeating: [], count: tree.nodes.count)
        var position = [Int](repeating: 0, count: tree.nodes.count)
        for (index, node) in tree.nodes.enumerated().dropFirst() {
            position[index] = children[node.parent].count
            children[node.parent].append(index)
        }
        self.children = children
        self.position = position
        keys = tree.nodes.indices.map { index in
            Self.isKeyed(index, in: tree) ? tree.key(of: index) : nil
        }
        declarations = tree.declarations
    }

    /// Local variables have no key: they are statements among others.
    private static func isKeyed(_ index: Int, in tree: SwiftTree) -> Bool {
        let kind = tree.nodes[index].kind
        switch kind {
        case .variable: return !tree.isInCode(index)
        case .element, .attribute, .modifier: return false
        default: return kind.isDeclaration || [.conditional, .switchCase, .signature, .accessor].contains(kind)
        }
    }

    func nodes(declaring names: [SwiftTree.Declaration]) -> [Int] { names.flatMap { declarations[$0] ?? [] } }

    subscript(index: Int) -> Node { tree.nodes[index] }

    /// How a word is written.
    func text(ofWord number: Int) -> String? {
        words.firstIndex(of: number).flatMap { word in
            tree.tokens.first { $0.range.lowerBound == offsets[word] }.map(tree.text(of:))
        }
    }

    // MARK: - Comparison -

    private func index(of offset: Int) -> Int { offsets.sortedIndex { $0 >= offset } }

    /// The tokens of a node; of a comment, its words.
    func tokens(of index: Int) -> [Int] {
        let node = tree.nodes[index]
        return node.kind == .comment ? content(in: node.start..<node.end) : tokens(in: node.start..<node.end)
    }

    /// The tokens and the comments of a node, and the comment at the end of its line.
    func content(of index: Int) -> [Int] {
        let node = tree.nodes[index]
        let tail = (self.index(of: node.end)..<self.index(of: node.tail)).filter { isComment[$0] }
        return content(in: node.start..<node.end) + tail.map { words[$0] }
    }

    /// The tokens and comments in a range of offsets.
    func content(in range: Range<Int>) -> [Int] {
        Array(words[index(of: range.lowerBound)..<index(of: range.upperBound)])
    }

    var comments: [Int] { words.indices.filter { isComment[$0] }.map { words[$0] } }

    /// The tokens in a range of offsets, without comments.
    func tokens(in range: Range<Int>) -> [Int] {
        (index(of: range.lowerBound)..<index(of: range.upperBound)).filter { !isComment[$0] }.map { words[$0] }
    }

    /// True for what has no key, but tokens of its own: a statement, a local variable, the label of a `switch` case.
    func isStatement(_ index: Int) -> Bool {
        switch tree.nodes[index].kind {
        case .statement, .switchCase: true
        case .variable: keys[index] == nil
        default: false
        }
    }

    /// A block in the tokens of a statement.
    private static let block = -1

    /// The tokens of a statement; each block in it counts as one.
    func tokensOutsideOfBlocks(_ index: Int) -> [Int] {
        var tokens: [Int] = []
        var position = tree.nodes[index].start
        func visit(_ node: Int) {
            for child in children[node] {
                switch tree.nodes[child].kind {
                case .codeBlock, .closure, .caseBlock, .accessorBlock, .memberBlock, .caseBody, .branch:
                    tokens += self.tokens(in: position..<tree.nodes[child].start) + [Self.block]
                    position = max(position, tree.nodes[child].end)
                default: visit(child)
                }
            }
        }
        visit(index)
        return tokens + self.tokens(in: position..<max(position, tree.nodes[index].end))
    }

    /// The statements and the declarations within a node, each without its blocks.
    func statements(within index: Int) -> [[Int]] {
        (index + 1..<tree.nodes[index].next).filter { isStatement($0) || tree.nodes[$0].kind.isDeclaration }
            .map(tokensOutsideOfBlocks)
    }

    /// The comments above a node.
    func leadComments(of index: Int) -> [Int] {
        let node = tree.nodes[index]
        return content(in: node.lead..<node.start)
    }

    // MARK: - Text -

    var source: [UInt8] { tree.source }

    func lead(of index: Int) -> ArraySlice<UInt8> { source[tree.nodes[index].lead..<tree.nodes[index].start] }
    func code(of index: Int) -> ArraySlice<UInt8> { source[tree.nodes[index].start..<tree.nodes[index].end] }
    func tail(of index: Int) -> ArraySlice<UInt8> { source[tree.nodes[index].end..<tree.nodes[index].tail] }
    /// With its lead and its tail.
    func whole(of index: Int) -> ArraySlice<UInt8> { source[tree.nodes[index].lead..<tree.nodes[index].tail] }

    /// The white space at the start of the line that a node is in.
    func indentation(of index: Int) -> ArraySlice<UInt8> {
        source[startOfLine(tree.nodes[index].start)...].prefix { $0.isBlank }
    }

    /// The offset where the line of an offset begins.
    func startOfLine(_ offset: Int) -> Int {
        source[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// How many line ends stand above a node and its comments; nil if it begins in the line of what stands before it.
    func lineEnds(above index: Int) -> Int? {
        let count = lead(of: index).prefix(while: \.isSpace).count { $0 == UInt8(ascii: "\n") }
        return count > 0 ? count : nil
    }

    /// The line of a node in the text, from 1.
    func line(of index: Int) -> Int { tree.line(of: tree.nodes[index].start) }
}
