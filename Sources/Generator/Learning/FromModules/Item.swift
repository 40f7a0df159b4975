/// A declaration, a statement, or an element of a list, with marks for the spellings of the module's name.
///
/// A line end in its texts has ``Item/indent`` behind it where the indentation of the line that the item begins on
/// follows, so that the texts are the same at any depth.
struct Item {

    enum Piece {
        /// - Parameter gap: the white space and comments before it.
        case token(String, gap: String)
        case group(Group)

        var text: String { if case .token(let text, _) = self { text } else { "" } }
        var gap: String { if case .token(_, let gap) = self { gap } else { "" } }
    }

    /// A list or a block, or the attributes and modifiers of a declaration.
    struct Group {
        /// What it is among the groups of its item.
        let key: String
        let kind: Kind
        /// Its opening bracket, with the white space before it, and the signature of a closure.
        var open = ""
        /// What a closure captures. In the opening, ``Item/captures`` stands for it.
        var captures = ""
        var items: [Item]
        /// Its closing bracket, with the white space before it.
        var close = ""
        /// True if a comma stands behind the last element.
        var endsWithComma = false

        var isList: Bool { kind == .list }
    }

    enum Kind {
        case list, inheritance, words, block, cases

        /// False for statements and members.
        var isPartOfHeading: Bool { self == .list || self == .inheritance || self == .words }
    }

    /// Stands for the indentation of the line that an item begins on.
    static let indent = "\u{1}"
    static let captures = "\u{3}"

    let kind: SwiftTree.Node.Kind
    /// What it is among its siblings, from the least exact key to the most exact one.
    var keys: [String]
    /// The names that it declares.
    var names: [String] = []
    /// The white space above it and its comments.
    var gap = ""
    /// The comments above it, with the line end below them.
    var comments = ""
    let pieces: [Piece]
    /// What follows on its line: a comment, or a semicolon.
    var tail = ""
    /// Its tokens as they are compared, with the keys of groups that not all such items have.
    let shape: String
    /// The line of the text that it begins on, from 0.
    var line = 0

    /// The members of a type, or of an extension.
    var members: [Item] {
        pieces.flatMap { piece -> [Item] in
            if case .group(let group) = piece, group.kind == .block { group.items } else { [] }
        }
    }

    /// The type that it declares or extends: the key is `type LoginView`, or `extension LoginView Equatable`.
    var typeName: String? {
        kind.isType || kind == .extension ? keys[0].split(separator: " ").dropFirst().first.map(String.init) : nil
    }

    /// True if it begins with attributes and modifiers, or may do so.
    var hasWords: Bool { if case .group(let group) = pieces.first { group.kind == .words } else { false } }

    /// True for a member that overrides one of a superclass.
    var isOverride: Bool {
        if case .group(let words) = pieces.first { words.items.contains { $0.keys[0] == "override" } } else { false }
    }

    /// True for a key and its value: `.font: font`, and not `isOn ? a : b`.
    var isPair: Bool {
        let tokens = pieces.map(\.text)
        return tokens.contains(":") && !tokens.contains("?")
    }

    /// True for a part of a list or a heading.
    var isElement: Bool { kind == .element }

    /// True if a type is declared or extended, and for `#if`: what is in it may be declared elsewhere, too.
    var isContainer: Bool { kind.isType || kind == .extension || kind == .conditional }
}

extension Item {

    /// The comments above it, as they are compared, without the line end below them.
    var comment: String { Spellings.compared(String(Substring(writtenComment))) }

    private var writtenComment: Substring.UTF8View {
        let end = comments.utf8.lastIndex { !$0.isSpace && $0 != Self.indent.utf8.first }
        return comments.utf8[..<(end.map(comments.utf8.index(after:)) ?? comments.utf8.startIndex)]
    }

    /// The comments above it as an item of their own, and the item without them.
    var detached: [Item] {
        var item = self
        item.gap = gap.lastIndex(of: "\n").map { String(gap[$0...]) } ?? "\n\(Self.indent)"
        item.comments = ""
        return [Item(.comment, String(Substring(writtenComment)), gap: gap), item]
    }

    /// An item that is compared as a whole.
    init(_ kind: SwiftTree.Node.Kind, _ text: String, keys: [String] = [], gap: String = "") {
        let compared = Spellings.compared(text)
        self.init(kind: kind, keys: keys + [compared], gap: gap, pieces: [.token(text, gap: "")], shape: compared)
    }
}
