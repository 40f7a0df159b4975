/// What each type that conforms to a protocol of the app or of a framework has, and no other type: the protocol may require
/// it.
///
///     extension LoginView: UITableViewDataSource { func tableView(…) -> Int { 0 } … }     tableView
struct ConformingTypes {

    /// The members of each type with a conformance, by the name of the protocol.
    private var members: [String: [Set<String>]] = [:]
    /// The members of types by the conformances that they do not have.
    private var others: [(conformances: Set<String>, members: Set<String>)] = []

    mutating func add(_ files: [NamesInCode]) {
        let declared = DeclaredNames(files)
        for (type, conformances) in Self.conformances(in: files) {
            let own = declared.members(of: type)
            for name in conformances where !declared.declaresType(name) { members[name, default: []].append(own) }
            others.append((conformances, own))
        }
    }

    /// What types in some files lack for their conformances, each with the file and the place of the type.
    func lacking(in files: [NamesInCode]) -> [(text: String, place: CodeMistakes.Place)] {
        let declared = DeclaredNames(files)
        return Self.conformances(in: files).sorted { $0.key < $1.key }.flatMap { type, conformances in
            conformances.sorted().compactMap { name in
                guard let all = members[name], all.count > 2, !declared.declaresType(name) else { return nil }
                let common = all.reduce(all[0]) { $0.intersection($1) }.subtracting(declared.members(of: type))
                let elsewhere = others.filter { !$0.conformances.contains(name) }
                let own = common.filter { member in !elsewhere.contains { $0.members.contains(member) } }
                guard let member = own.min(), let place = Self.place(of: type, in: files) else { return nil }
                let text = "'\(type)' conforms to '\(name)', and lacks '\(member)', which all \(all.count) types with it have"
                return (text, place)
            }
        }
    }

    /// The protocols of each type that is declared in some files. The first type of a class may be its superclass.
    private static func conformances(in files: [NamesInCode]) -> [String: Set<String>] {
        files.reduce(into: [:]) { found, file in
            let tree = file.tree
            for node in tree.children(of: 0) where tree.nodes[node].kind.isType || tree.nodes[node].kind == .extension {
                if tree.nodes[node].kind == .protocol { continue }
                let all = tree.conformances(of: node).map { String($0.prefix { $0 != "<" }) }
                let names = all.dropFirst(tree.nodes[node].kind == .class ? 1 : 0)
                found[tree.name(of: node), default: []].formUnion(names)
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
