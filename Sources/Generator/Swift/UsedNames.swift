/// The names that code uses and does not declare.
package struct UsedNames: Sendable {

    /// All of them, with those of members: `color` of `view.color`.
    private(set) var all: Set<String> = []
    /// Those without a value or type before them: `Logger` of `Logger.shared`.
    private(set) var free: Set<String> = []

    /// Members of types that the compiler infers: `red` of `.red`.
    private(set) var implicit: Set<String> = []

    /// The labels of arguments and parameters.
    private(set) var labels: Set<String> = []

    /// - Parameter free: names without anything before them.
    init(free: Set<String>) { (all, self.free) = (free, free) }

    init(of occurrences: [NamesInCode.Occurrence] = []) {
        for occurrence in occurrences { insert(occurrence) }
    }

    mutating func insert(_ occurrence: NamesInCode.Occurrence) {
        if occurrence.use.name == NamesInCode.initializer { return }
        all.insert(occurrence.use.name)
        if occurrence.isImplicit { implicit.insert(occurrence.use.name) }
        if occurrence.use.owner == .none { free.insert(occurrence.use.name) }
    }

    mutating func insert(labelsOf names: NamesInCode) { labels.formUnion(names.labels) }

    mutating func formUnion(_ other: UsedNames) {
        all.formUnion(other.all)
        free.formUnion(other.free)
        implicit.formUnion(other.implicit)
        labels.formUnion(other.labels)
    }
}

extension UsedNames {

    /// The names that a file uses, and that are declared in others.
    init(in tree: SwiftTree) {
        let names = NamesInCode(tree)
        let declared = DeclaredNames([names])
        self.init(of: names.uses.filter { !declared.declares($0) })
        insert(labelsOf: names)
    }
}
