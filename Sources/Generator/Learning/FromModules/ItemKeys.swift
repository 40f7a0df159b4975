/// The keys of an item: what it declares, what it sets, what it calls, or what it begins with.
struct ItemKeys {

    private let tree: SwiftTree
    private let node: Int
    private let pieces: [Item.Piece]
    private(set) var keys: [String] = []
    private(set) var names: [String] = []

    init(tree: SwiftTree, node: Int, pieces: [Item.Piece], group: Item.Kind) {
        (self.tree, self.node, self.pieces) = (tree, node, pieces)
        let kind = tree.nodes[node].kind
        let name = Spellings.compared(tree.name(of: node))
        switch kind {
        case .class, .struct, .enum, .actor, .protocol:
            (keys, names) = (["type \(name)"], [name])
        case .typealias, .associatedType: (keys, names) = (["type \(name)"], [name])
        case .function, .macro, .subscript, .initializer:
            let labels = tree.labels(of: node).map { Spellings.compared($0) }.joined(separator: ":")
            let types = tree.parameters(of: node).map { Spellings.compared($0) }.joined(separator: ",")
            keys = ["\(kind) \(name)", labels, types]
            names = kind == .function ? [name] : kind == .initializer ? [NamesInCode.initializer] : []
        case .variable:
            names = tree.names(of: node).map { Spellings.compared($0) }
            keys = ["let \(names.joined(separator: ","))"]
        case .enumCase:
            names = tree.names(of: node).map { Spellings.compared($0) }
            keys = ["case \(names.joined(separator: ","))"]
        case .extension:
            let types = tree.conformances(of: node).map { Spellings.compared($0) }
            keys = ["extension \(name) \(types.first ?? "")"]
        case .import, .operator, .precedenceGroup, .accessor, .deinitializer: keys = ["\(kind) \(name)"]
        case .conditional, .switchCase: keys = [Spellings.compared(tree.key(of: node)?.name ?? "")]
        case .element: element(name, in: group)
        default: statement()
        }
        // What has a name needs no more.
        let isNamed = kind.isType || [.function, .initializer, .subscript, .extension].contains(kind)
        if !isNamed { keys.append(content) }
    }

    // MARK: - Elements -

    private mutating func element(_ name: String, in group: Item.Kind) {
        let words = tokens.prefix { $0 != "<" && $0 != ":" }
        if group == .inheritance {
            keys = [words.joined(separator: " ")]
            names = keys
        } else {
            let second = words.count > 1 && name == "_" ? words[1] : name
            keys = [second]
            // The second name of a parameter is the one that its function uses.
            if let last = words.last, last.first?.isLetter == true { names = [last] }
        }
    }

    // MARK: - Statements -

    /// The tokens outside of lists and blocks; each of these is one.
    private var tokens: [String] {
        pieces.compactMap { piece in
            switch piece {
            case .token(let text, _): Spellings.compared(text)
            case .group(let group): group.kind == .words ? nil : "\u{2}"
            }
        }
    }

    /// The whole text, with one blank between tokens.
    private var content: String {
        Spellings.compared(tree.tokens[tree.nodes[node].tokens].map { tree.text(of: $0) }.joined(separator: " "))
    }

    private mutating func statement() {
        var tokens = tokens
        if tokens.count > 2, tokens[0] == "self", tokens[1] == "." { tokens.removeFirst(2) }
        let head = tokens.prefix { $0 != "\u{2}" }
        let bound = tokens.indices.dropLast().filter { ["let", "var"].contains(tokens[$0]) }.map { tokens[$0 + 1] }
        names = bound
        switch tokens.first ?? "" {
        case "return", "throw": keys = ["return"]
        case "if", "guard", "while":
            keys = ["\(tokens[0]) \(bound.isEmpty ? tokens.prefix { $0 != "else" }.joined(separator: " ") : bound[0])"]
        case "for", "switch":
            keys = [tokens.prefix { $0 != "in" }.prefix { $0 != "\u{2}" }.joined(separator: " ")]
            if tokens[0] == "for", tokens.count > 1 { names.append(tokens[1]) }
        case "do", "defer", "repeat": keys = [tokens[0]]
        default:
            if let equal = tokens.firstIndex(of: "=") {
                keys = [tokens[...equal].joined(separator: " ")]
            } else {
                keys = [head.joined(separator: " ") + (head.count < tokens.count ? "(" : "")]
            }
        }
        keys.append(tokens.joined(separator: " "))
    }
}
