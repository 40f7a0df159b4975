/// What each type that conforms to a protocol of the app or of a framework has, and no other type: the protocol may require
/// it.
///
///     extension LoginView: UITableViewDataSource { func tableView(…) -> Int { 0 } … }     tableView
struct ConformingTypes {

    private struct Heading {
        var conformances: Set<String> = []
        var members: Set<String> = []
    }

    private var all: [Heading] = []

    /// Adds the types of a module.
    mutating func add(_ files: [NamesInCode]) { all += Self.headings(in: files).values }

    /// What types in some files lack for their conformances, each with the place of the type.
    func lacking(in files: [NamesInCode]) -> [(text: String, place: CodeMistakes.Place)] {
        let own = Self.headings(in: files)
        return own.sorted { $0.key < $1.key }.flatMap { type, heading in
            heading.conformances.sorted().compactMap { name in
                let (same, others) = (
                    all.filter { $0.conformances.contains(name) }, all.filter { !$0.conformances.contains(name) }
                )
                guard same.count > 2, !Spellings.hasMarks(in: name) else { return nil }
                let common = same.reduce(same[0].members) { $0.intersection($1.members) }.subtracting(heading.members)
                let required = common.filter { member in !others.contains { $0.members.contains(member) } }
                guard let member = required.min(), let place = Self.place(of: type, in: files) else { return nil }
                return (
                    "'\(type)' conforms to '\(name)', and lacks '\(member)', which all \(same.count) types with it have",
                    place
                )
            }
        }
    }

    /// The types in some files, with their extensions. The first type that a class names may be its superclass.
    private static func headings(in files: [NamesInCode]) -> [String: Heading] {
        files.reduce(into: [:]) { found, file in
            let tree = file.tree
            for node in tree.children(of: 0) where tree.nodes[node].kind.isType || tree.nodes[node].kind == .extension {
                if tree.nodes[node].kind == .protocol { continue }
                let conformances = tree.conformances(of: node).map { String($0.prefix { $0 != "<" }) }
                let members = tree.children(of: node, in: .memberBlock).flatMap {
                    [tree.name(of: $0)] + tree.names(of: $0)
                }
                var own = found[tree.name(of: node)] ?? Heading()
                own.conformances.formUnion(conformances.dropFirst(tree.nodes[node].kind == .class ? 1 : 0))
                own.members.formUnion(members.filter { !$0.isEmpty })
                found[tree.name(of: node)] = own
            }
        }
    }

    private static func place(of type: String, in files: [NamesInCode]) -> CodeMistakes.Place? {
        files.indices.lazy.compactMap { file in
            let tree = files[file].tree
            return tree.children(of: 0).first { tree.nodes[$0].kind.isType && tree.name(of: $0) == type }.map {
                CodeMistakes.Place(file: file, offset: tree.tokens[tree.nodes[$0].name.lowerBound].range.lowerBound)
            }
        }.first
    }
}
