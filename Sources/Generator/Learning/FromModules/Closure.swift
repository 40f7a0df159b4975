/// Makes sure that the templates of a set declare what they use: a name that modules declare where they use it must be
/// declared by the set, under the same options. Other names are the app's own.
struct Closure {

    /// A name that is used and not declared.
    struct Missing: Hashable {
        let file: String
        let name: String
        /// The node with the use; nil if it is not known.
        let node: Int?
    }

    /// The uses of one name at one place of a file.
    private struct Users {
        var all: Set<Int> = []
        /// The modules that do not declare the name.
        var free: Set<Int> = []

        /// True if most of some modules that use it declare it; of all modules, if none of these use it.
        func isOwn(among modules: Set<Int>) -> Bool {
            let own = all.isDisjoint(with: modules) ? all : all.intersection(modules)
            return Threshold.isMost(own.subtracting(free).count, of: own.count)
        }
    }

    private var users: [String: [NamesInCode.Use: Users]] = [:]
    private var names: [String: [String: Users]] = [:]
    private var known: [String: NamesInCode] = [:]

    /// - Parameter files: the files of the modules, by their keys.
    init(_ files: [String: SharedFile]) {
        var read: [Int: [(key: String, names: NamesInCode)]] = [:]
        for (key, file) in files {
            for copy in file.copies { read[copy.module, default: []].append((key, copy.names)) }
        }
        for (module, files) in read {
            let declared = DeclaredNames(files.map(\.names))
            for (key, names) in files {
                for (use, type, _, isLocal) in names.uses {
                    let isFree = !isLocal && !declared.declares(use, in: type)
                    users[key, default: [:]][use, default: Users()].all.insert(module)
                    self.names[key, default: [:]][use.name, default: Users()].all.insert(module)
                    guard isFree else { continue }
                    users[key, default: [:]][use, default: Users()].free.insert(module)
                    self.names[key, default: [:]][use.name, default: Users()].free.insert(module)
                }
            }
        }
    }

    /// The names that files use and do not declare.
    ///
    /// - Parameters:
    ///   - modules: the modules that have the options.
    ///   - isOn: the options that are on.
    mutating func missing(
        in templates: [Consensus.Template],
        of modules: Set<Int>,
        isOn: (String) -> Bool
    ) -> (missing: [(missing: Missing, use: NamesInCode.Use, type: String)], declared: DeclaredNames) {
        let written = templates.filter { file in
            file.path.isSwift && file.condition.map { isOn($0.flag) == $0.isOn } ?? true
        }
        let rendered = written.map { file in (key: file.key, rendering: file.text.rendered(isOn)) }
        let read = rendered.map { file -> NamesInCode in
            if let names = known[file.rendering.text] { return names }
            let names = NamesInCode(file.rendering.text)
            known[file.rendering.text] = names
            return names
        }
        let declared = DeclaredNames(read)
        var missing: [(missing: Missing, use: NamesInCode.Use, type: String)] = []
        for (file, inFile) in zip(rendered, read) {
            for (use, type, offset, isLocal) in inFile.uses where !isLocal && !declared.declares(use, in: type) {
                let own = users[file.key]?[use] ?? names[file.key]?[use.name]
                guard own?.isOwn(among: modules) == true else { continue }
                let node = file.rendering.nodes.last { $0.offset <= offset }?.node
                missing.append((Missing(file: file.key, name: use.name, node: node), use, type))
            }
        }
        return (missing, declared)
    }
}
