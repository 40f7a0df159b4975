/// A piece of a compiled template.
enum Node: Sendable {
    /// Text, of one or several lines. `startsLine`: its first character begins a line of the template, where the
    /// indentation of a partial is inserted; the text is empty where a tag is the first thing on its line. The
    /// offset is where it begins, in bytes from the template's start.
    case text(String, startsLine: Bool, offset: Int)
    case variable(Reference, isEscaped: Bool)
    case section(Reference, isInverted: Bool, [Node])
    /// A partial, or a parent with the blocks that it is given. `indentation` is the white space before a tag that
    /// stands alone on its line, else empty.
    case partial(PartialName, indentation: String, blocks: [Block])
    case block(Block)
}

/// The name of a variable where a template uses it.
struct Reference: Sendable {
    /// The parts between the dots; none for the implicit iterator.
    let path: [String]
    /// Where the tag begins, in bytes from the template's start.
    let offset: Int

    init(path: [String], offset: Int) {
        self.path = path
        self.offset = offset
    }

    init(_ name: String, offset: Int) {
        let dot = UInt8(ascii: ".")
        // Nearly all names are one part, and to split them takes a third of the time of reading a template.
        let parts = name.utf8.contains(dot) ? name.utf8.split(separator: dot, omittingEmptySubsequences: false) : nil
        self.init(path: name == "." ? [] : parts?.map { String(Substring($0)) } ?? [name], offset: offset)
    }

    var name: String { path.isEmpty ? "." : path.joined(separator: ".") }
}

/// The name of a partial where a template uses it.
enum PartialName: Sendable {
    case literal(String, offset: Int)
    /// The name is the value of a variable: `{{> *kind}}`.
    case dynamic(Reference)

    var offset: Int {
        switch self {
        case .literal(_, let offset): offset
        case .dynamic(let reference): reference.offset
        }
    }
}

/// `{{$name}}…{{/name}}`: between a parent's tags, the content that replaces a block; elsewhere a block with its
/// default content.
struct Block: Sendable {
    let name: String
    var content: [Node]
    /// The white space to add before each line of the content that replaces the block.
    var indentation: String
    /// Where the opening tag begins, in bytes from the template's start.
    let offset: Int
}

extension Node {

    /// The bytes of a text.
    var textSize: Int { if case .text(let text, _, _) = self { text.utf8.count } else { 0 } }
}

extension [Node] {

    /// Every node, each followed by those within it: in sections, blocks and parents.
    var allNodes: [Node] {
        flatMap { node in
            switch node {
            case .text, .variable: [node]
            case .section(_, _, let content): [node] + content.allNodes
            case .partial(_, _, let blocks): [node] + blocks.flatMap(\.content.allNodes)
            case .block(let block): [node] + block.content.allNodes
            }
        }
    }
}
