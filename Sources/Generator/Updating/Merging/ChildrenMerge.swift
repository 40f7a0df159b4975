/// The children of a block or a list that is being merged: those of the three texts, and the order of the merged ones.
struct ChildrenMerge {

    /// A child of the merged block.
    struct Entry {
        let node: Int
        let side: Side
        /// Its text with lead and tail, or of an element without; nil for one that is deleted, or new.
        var text: [UInt8]?
        /// The three nodes, if the lead is still to be merged: ``text`` has none then.
        var merged: PerText<Int>?
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

    enum Kind {
        case members, code
        /// Parameters, arguments, inherited types, …
        case list
    }

    /// Where something stands in the merged block.
    static let start = -1
    static let end = -2

    let owner: PerText<Int>
    let children: PerText<[Int]>
    var base: [Int] { children.base }
    var yours: [Int] { children.yours }
    var templates: [Int] { children.templates }
    let kind: Kind
    var entries: [Entry] = []
    /// The entry of each child of yours, and of the templates.
    private(set) var entryOfYours: [Int: Int] = [:]
    private(set) var entryOfTemplates: [Int: Int] = [:]
    /// Indices of entries, between ``start`` and ``end``.
    var order = [ChildrenMerge.start, ChildrenMerge.end]
    /// Children of the templates that yours has already.
    private(set) var done: Set<Int> = []
    /// Children of yours that only the templates moved.
    var moved: Set<Int> = []
    /// New children of the templates that stand in the place of one of the base.
    var replacedBase: [Int: Int] = [:]
    /// And of yours, which goes.
    var replaced: [Int: Int] = [:]
    /// Comments that yours deleted.
    var deleted: [CommentLines] = []

    init(_ owner: PerText<Int>, _ texts: PerText<ComparedText>) {
        self.owner = owner
        children = texts.zip(owner) { $0.children[$1] }
        switch texts.base[owner.base].kind {
        case .list, .parameters, .genericParameters, .inheritance: kind = .list
        case .codeBlock, .closure, .caseBody, .caseBlock: kind = .code
        case .branch, .conditional: kind = texts.base.tree.isInCode(owner.base) ? .code : .members
        default: kind = .members
        }
    }

    private mutating func add(_ entry: Entry) -> Int {
        entries.append(entry)
        return entries.count - 1
    }

    mutating func entry(ofYours node: Int) -> Int {
        if let entry = entryOfYours[node] { return entry }
        let entry = add(Entry(node: node, side: .yours))
        entryOfYours[node] = entry
        return entry
    }

    /// Adds a child of the templates; it has no place yet.
    mutating func addNew(_ node: Int, _ conflict: Conflict?) -> Int {
        let entry = add(Entry(node: node, side: .templates, isNew: true, conflict: conflict))
        entryOfTemplates[node] = entry
        return entry
    }

    /// A child of the templates stands where one of yours stands.
    mutating func link(_ templates: Int, to yours: Int) { entryOfTemplates[templates] = entry(ofYours: yours) }

    /// Yours has what the templates insert; nil if it has it in another block.
    mutating func markDone(_ templates: Int, as yours: Int?) {
        done.insert(templates)
        if let yours { link(templates, to: yours) }
    }

    mutating func addConflict(_ conflict: Conflict, to yours: Int) {
        let entry = entry(ofYours: yours)
        if entries[entry].conflict == nil { entries[entry].conflict = conflict }
    }

    /// The place of an entry in the order.
    func place(of entry: Int?) -> Int? { entry.flatMap { order.firstIndex(of: $0) } }

    /// The entry at a place; nil for the start and the end.
    func entry(at place: Int) -> Entry? {
        guard order.indices.contains(place), order[place] >= 0 else { return nil }
        return entries[order[place]]
    }
}
