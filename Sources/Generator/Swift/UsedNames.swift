/// The names that code uses and does not declare.
package struct UsedNames: Sendable {

    /// All of them, with those of members: `color` of `view.color`.
    private(set) var all: Set<String> = []
    /// Those without a value or type before them: `Logger` of `Logger.shared`.
    private(set) var free: Set<String> = []

    /// - Parameter free: names without anything before them.
    init(free: Set<String>) { (all, self.free) = (free, free) }

    init(of occurrences: [NamesInCode.Occurrence] = []) {
        for occurrence in occurrences { insert(occurrence) }
    }

    mutating func insert(_ occurrence: NamesInCode.Occurrence) {
        all.insert(occurrence.use.name)
        if occurrence.use.owner == .none { free.insert(occurrence.use.name) }
    }

    mutating func formUnion(_ other: UsedNames) {
        all.formUnion(other.all)
        free.formUnion(other.free)
    }
}

extension UsedNames {

    /// The names that a file uses, and that are declared in others.
    init(in tree: SwiftTree) {
        let names = NamesInCode(tree)
        let declared = DeclaredNames([names])
        self.init(of: names.uses.filter { !declared.declares($0) })
    }
}
