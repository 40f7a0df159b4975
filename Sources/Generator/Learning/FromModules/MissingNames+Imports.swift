/// An import that a file of the set lacks, although it uses a type that the modules import with it.
struct MissingImport {

    let file: String
    /// `import UIKit`
    let text: String
    /// The type that is used.
    let type: String
    /// The node with the use; nil if it is not known.
    let node: Int?
    /// The condition under which it is missing; nil if it may be missing with any values.
    var condition: TemplateCondition?
}

extension MissingNames {

    /// The imports that all modules have which use a type of the app or of a framework in a file, and that the set does not
    /// have there, with some values of the options: each once.
    ///
    ///     import UIKit                       UIKit is missing where the set has the line with UIViewController
    ///     func show(_ view: UIViewController)
    mutating func missingImports(
        in templates: [Consensus.Template],
        _ options: LearnedOptions,
        of modules: Set<Int>
    ) -> [MissingImport] {
        var (found, choices): ([MissingImport], [[String]: [Set<TemplateCondition>]]) = ([], [:])
        for choice in options.choices(of: modules) {
            let files = files(of: templates, with: choice.values)
            let declared = DeclaredNames(files.map(\.names))
            for file in files {
                let imports = file.names.tree.imports
                for type in file.names.foreignTypes(declared).sorted() {
                    guard let text = importLacking(for: type, having: imports) else { continue }
                    let offset = file.names.uses.first { $0.use.name == type }?.offset ?? 0
                    let node = file.nodes.last { $0.offset <= offset }?.node
                    if choices[[file.key, text]] == nil {
                        found.append(MissingImport(file: file.key, text: text, type: type, node: node))
                    }
                    choices[[file.key, text], default: []].append(choice.values)
                }
            }
        }
        return found.map { missing in
            var missing = missing
            let without = choices[[missing.file, missing.text]] ?? []
            missing.condition = options.conditions.first { condition in without.allSatisfy { $0.contains(condition) } }
            return missing
        }
    }

    /// The import that a file with some imports lacks for a type: the only one that all files with the type have; for a file
    /// without imports, the one that most of them have. Nil if one of them has no others than the file.
    private func importLacking(for type: String, having own: Set<String>) -> String? {
        let users = importsOfUsers[type] ?? []
        let missing = users.map { $0.subtracting(own) }
        guard let first = missing.first, users.count > 1, !missing.contains(where: \.isEmpty) else { return nil }
        let common = missing.reduce(first) { $0.intersection($1) }
        if common.count == 1 { return common.first }
        return own.isEmpty ? missing.flatMap { $0.sorted() }.mostFrequent : nil
    }
}

extension TemplateWriter {

    /// Writes an import in the file that lacks it.
    ///
    /// - Returns: false if that is not possible.
    mutating func add(_ missing: MissingImport) -> Bool {
        let node = alignment.nodes.indices.first { index in
            let node = alignment.nodes[index]
            return node.file == missing.file && node.parent == nil && node.item.kind == .import
                && node.item.keys[0] == missing.text
        }
        guard let node, !excluded.contains(node) else { return false }
        if written.contains(node) {
            (conditions[node], _) = (nil, needed.insert(node))
            return unconditional.insert(node).inserted
        }
        if let condition = missing.condition, conditions[node] == nil { conditions[node] = [condition] }
        return needed.insert(node).inserted
    }
}

extension NamesInCode {

    /// The types that the file uses, and that the module does not declare.
    func foreignTypes(_ declared: DeclaredNames) -> Set<String> {
        Set(
            uses.filter { use in
                use.use.owner == .none && !use.isLocal && use.use.name.first?.isUppercase == true
                    && !declared.declares(use)
            }.map(\.use.name)
        )
    }
}

extension SwiftTree {

    /// The imports at the top level: `import UIKit`.
    var imports: Set<String> {
        Set(children(of: 0).filter { nodes[$0].kind == .import }.map { "import \(name(of: $0))" })
    }
}
