/// A declaration, a statement, or an element of a list, with marks for the spellings of the module's name.
///
/// A line end in its texts has ``Item/indent`` behind it where the indentation of the line that the item begins on
/// follows, so that the texts are the same at any depth.
struct Item {

    enum Piece {
        /// - Parameter gap: the white space and comments before it.
        case token(String, gap: String)
        case group(Group)
    }

    /// A list or a block, or the attributes and modifiers of a declaration.
    struct Group {
        /// What it is among the groups of its item.
        let key: String
        let kind: Kind
        /// Its opening bracket, with the white space before it, and the signature of a closure.
        let open: String
        var items: [Item]
        /// Its closing bracket, with the white space before it.
        let close: String
        /// True if a comma stands behind the last element.
        let endsWithComma: Bool

        var isList: Bool { kind == .list }
    }

    enum Kind {
        case list, inheritance, words, block, cases, caseBody, branch

        /// False for statements and members.
        var isPartOfHeading: Bool { self == .list || self == .inheritance || self == .words }
    }

    /// Stands for the indentation of the line that an item begins on.
    static let indent = "\u{1}"

    let kind: SwiftTree.Node.Kind
    /// What it is among its siblings, from the least exact key to the most exact one.
    let keys: [String]
    /// The names that it declares.
    let names: [String]
    /// The white space above it and its comments.
    let gap: String
    /// The comments above it, with the line end below them.
    let comments: String
    var pieces: [Piece]
    /// What follows on its line: a comment, or a semicolon.
    let tail: String

    /// Its tokens as they are compared, with the keys of groups that not all such items have.
    let shape: String

    /// The members of a type, or of an extension.
    var members: [Item] {
        get { pieces.flatMap { $0.block ?? [] } }
        set {
            for index in pieces.indices {
                if case .group(var group) = pieces[index], group.kind == .block {
                    group.items = newValue
                    pieces[index] = .group(group)
                }
            }
        }
    }

    /// True if a type is declared or extended.
    var isType: Bool { kind.isType || kind == .extension }

    /// True if its name is all that matters for other code: whoever declares it may differ in everything else.
    var isDeclaration: Bool { kind.isDeclaration || kind == .accessor }
}

extension Item.Piece {

    /// The items of a block; nil for anything else.
    fileprivate var block: [Item]? {
        if case .group(let group) = self, group.kind == .block { group.items } else { nil }
    }
}

extension SwiftTree.Node.Kind {

    var isFunction: Bool { self == .function || self == .initializer || self == .subscript }
}
