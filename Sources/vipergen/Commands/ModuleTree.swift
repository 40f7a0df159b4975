/// Modules with those that they lead to: RIBs with their children, screens with their routes.
///
///     Root
///     ├── LoggedIn
///     │   └── OffGame
///     └── LoggedOut
struct ModuleTree {

    /// The names of modules, and of those that options name, in the order in which they first occur.
    private var names: [String] = []
    private var modules: Set<String> = []
    private var children: [String: [String]] = [:]

    /// Adds a module.
    ///
    /// - Parameters:
    ///   - children: the modules that it names as its children.
    ///   - parents: the modules that it names as its parents.
    mutating func add(_ name: String, children: [String], parents: [String]) {
        modules.insert(name)
        names.append(name)
        for (parent, child) in children.map({ (name, $0) }) + parents.map({ ($0, name) }) {
            names += [parent, child]
            if self.children[parent]?.contains(child) != true { self.children[parent, default: []].append(child) }
        }
    }

    /// The names of the modules that one leads to.
    func children(of name: String) -> [String] { children[name] ?? [] }

    /// The lines of the tree. A module that several lead to has its own modules below it once.
    var lines: [String] {
        var lines: [String] = []
        var drawn: Set<String> = []
        let below = Set(children.values.joined())
        // A module that only those below it lead to comes last.
        for root in names.filter({ !below.contains($0) }) + names where !drawn.contains(root) {
            var rest = [(name: root, first: "", next: "")]
            while let (name, first, next) = rest.popLast() {
                let isNew = drawn.insert(name).inserted
                let own = children(of: name)
                let note = !modules.contains(name) ? " (no module)" : !isNew && !own.isEmpty ? " …" : ""
                lines.append(first + name + note)
                guard isNew else { continue }
                rest += own.enumerated().reversed().map { index, child in
                    let isLast = index == own.count - 1
                    return (child, next + (isLast ? "└── " : "├── "), next + (isLast ? "    " : "│   "))
                }
            }
        }
        return lines
    }
}
