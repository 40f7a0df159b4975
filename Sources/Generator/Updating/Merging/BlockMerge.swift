/// A block that is being merged: its children in the three texts, and the order of the merged ones.
struct BlockMerge {

    /// A child of the merged block.
    struct Entry {
        let node: Int
        let side: Matching.Side
        /// Its text with lead and tail; nil for one that is deleted, or new and not yet written.
        var text: [UInt8]?
        /// Its counterparts, if its lead is still to be merged: ``text`` has none then.
        var merged: (base: Int, templates: Int)?
        /// True if it is in the templates only.
        var isNew = false
        var conflict: Conflict?

        var isThere: Bool { text != nil || isNew || conflict != nil }
    }

    /// A conflict about one child.
    struct Conflict {
        let clash: TreeMerge.Clash
        var base: Int?
        var templates: Int?
    }

    /// Where something stands in the merged block.
    static let start = -1
    static let end = -2

    let owner: PerText<Int>
    let base: [Int]
    let yours: [Int]
    let templates: [Int]
    /// True for statements, false for members.
    let isCode: Bool
    var entries: [Entry] = []
    /// The entry of each child of yours, and of the templates.
    var entryOfYours: [Int: Int] = [:]
    var entryOfTemplates: [Int: Int] = [:]
    /// Indices of entries, between ``start`` and ``end``.
    var order = [BlockMerge.start, BlockMerge.end]
    /// Children of the templates that yours has already.
    var done: Set<Int> = []
    /// Children of yours that stay although the templates deleted them: what replaces them is there, too.
    var kept: Set<Int> = []

    init(_ owner: PerText<Int>, _ texts: PerText<ComparedText>) {
        self.owner = owner
        base = texts.base.children[owner.base]
        yours = texts.yours.children[owner.yours]
        templates = texts.templates.children[owner.templates]
        switch texts.base[owner.base].kind {
        case .codeBlock, .closure, .caseBody, .caseBlock: isCode = true
        case .branch, .conditional: isCode = texts.base.tree.isInCode(owner.base)
        default: isCode = false
        }
    }

    mutating func add(_ entry: Entry) -> Int {
        entries.append(entry)
        let index = entries.count - 1
        if entry.side == .yours { entryOfYours[entry.node] = index } else { entryOfTemplates[entry.node] = index }
        return index
    }

    /// The place of an entry in the order.
    func place(of entry: Int?) -> Int? { entry.flatMap { order.firstIndex(of: $0) } }

    /// The entry at a place; nil for the start and the end.
    func entry(at place: Int) -> Entry? {
        guard order.indices.contains(place), order[place] >= 0 else { return nil }
        return entries[order[place]]
    }
}
