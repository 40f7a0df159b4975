/// Makes sure that the templates of a set declare what they use, under the same options: a name that modules declare
/// where they use it, and a type of the module's own that the set declares under some options. Other names are the app's.
struct MissingNames {

    /// A use of a name with values of the options that leave it undeclared.
    struct Gap {
        let file: String
        let occurrence: NamesInCode.Occurrence
        /// The node with the use; nil if it is not known.
        let node: Int?
        /// The modules that use the name there.
        let users: Set<Int>
        /// True if the modules that use the name declare it, or the set does so with other values of the options.
        let isOwn: Bool
        /// The types in which it is not, and must be declared.
        let types: Set<String>
        /// A supertype from which the modules inherit it, and the set's type does not.
        let supertype: String?
        /// The condition with which it is declared; nil if no condition decides that.
        var declaring: TemplateCondition?
        /// The condition with which it is missing; nil if it may be missing with any values.
        var lacking: TemplateCondition?
        /// True if other values of the options declare it.
        var isDeclaredWithOthers = false

        /// The name to declare.
        var name: String { supertype ?? occurrence.use.name }
        var isType: Bool { occurrence.isOwnType(of: "\(Spellings.name)") }
    }

    /// The uses of one name at one place of a file.
    private struct Users {
        var all: Set<Int> = []
        /// The modules that do not declare the name.
        var free: Set<Int> = []
        /// The types in which all of them declare it: a protocol and the class with it, for example.
        var types: Set<String>?
        /// How many of the modules that do not declare the name have each supertype, of which one declares it then.
        var supertypes: [String: Int] = [:]

        mutating func add(_ module: Int, inheriting types: Set<String>) {
            guard free.insert(module).inserted else { return }
            for type in types { supertypes[type, default: 0] += 1 }
        }

        /// What nearly all modules that do not declare the name inherit from.
        var commonSupertypes: Set<String> {
            Set(supertypes.filter { Threshold.areExceptions(free.count - $0.value, of: free.count) }.keys)
        }

        /// True if most of some modules that use it declare it; of all modules, if none of these use it.
        func isOwn(among modules: Set<Int>) -> Bool {
            let own = all.isDisjoint(with: modules) ? all : all.intersection(modules)
            return Threshold.isMost(own.subtracting(free).count, of: own.count)
        }
    }

    private struct Place: Hashable {
        let file: String
        let use: NamesInCode.Use
    }

    typealias File = (key: String, names: NamesInCode, calls: CallsInCode, nodes: [(offset: Int, node: Int?)])

    private var users: [String: [NamesInCode.Use: Users]] = [:]
    private var names: [String: [String: Users]] = [:]
    private var known: [String: (names: NamesInCode, calls: CallsInCode)] = [:]
    /// The names that the templates of the last call use and neither they nor the modules declare: those of the app and
    /// of frameworks.
    private(set) var others = UsedNames()

    /// - Parameter files: the files of the modules, by their keys.
    init(_ files: [String: SharedFile]) {
        var read: [Int: [(key: String, names: NamesInCode)]] = [:]
        for (key, file) in files {
            for copy in file.copies { read[copy.module, default: []].append((key, copy.names)) }
        }
        for (module, files) in read {
            let declared = DeclaredNames(files.map(\.names))
            let requirements = NamesInCode.requirements(in: files.map(\.names))
            for ((key, names), required) in zip(files, requirements) {
                for occurrence in names.uses + required {
                    let use = occurrence.use
                    users[key, default: [:]][use, default: Users()].all.insert(module)
                    if use.owner == .other {
                        let types = declared.types(with: use.name)
                        let known = users[key]?[use]?.types ?? types
                        users[key]?[use]?.types = known.intersection(types)
                    }
                    self.names[key, default: [:]][use.name, default: Users()].all.insert(module)
                    guard !declared.declares(occurrence) else { continue }
                    let types = use.owner == .itself ? declared.inheritedTypes(of: occurrence.type) : []
                    users[key, default: [:]][use, default: Users()].add(module, inheriting: types)
                    self.names[key, default: [:]][use.name, default: Users()].add(module, inheriting: types)
                }
            }
        }
    }

    /// The names that templates use and do not declare, with some values of the options: each once.
    mutating func gaps(in templates: [Consensus.Template], _ options: LearnedOptions, of modules: Set<Int>) -> [Gap] {
        let choices = options.choices(of: modules)
        let written = choices.map { choice in files(of: templates, with: choice.values) }
        let declared = written.map { DeclaredNames($0.map(\.names)) }
        var (gaps, order): ([Place: (gap: Gap, choices: Set<Int>)], [Place]) = ([:], [])
        others = UsedNames()
        for (index, choice) in choices.enumerated() {
            // The modules with an unusual value declare what they use; without one, all modules.
            let samples =
                choice.unusual.isEmpty ? [modules] : choice.unusual.map { options.modules([$0], among: modules) }
            let requirements = NamesInCode.requirements(in: written[index].map(\.names))
            for (file, required) in zip(written[index], requirements) {
                others.insert(labelsOf: file.names)
                for occurrence in file.names.uses + required
                where !isDeclared(occurrence, in: file.key, by: declared[index]) {
                    let place = Place(file: file.key, use: occurrence.use)
                    if gaps[place]?.gap.isOwn == true {
                        gaps[place]?.choices.insert(index)
                        continue
                    }
                    let users = users[file.key]?[occurrence.use] ?? names[file.key]?[occurrence.use.name]
                    let isType = occurrence.isOwnType(of: "\(Spellings.name)")
                    let isOwn =
                        users.map { users in samples.contains { users.isOwn(among: $0) } } == true
                        || isType && declared.contains { $0.declares(occurrence) }
                    let supertypes = declared[index].inheritedTypes(of: occurrence.type)
                    let isInherited = !isOwn && occurrence.use.owner == .itself
                    let missing = isInherited ? users?.commonSupertypes.subtracting(supertypes).min() : nil
                    guard isOwn || isType || missing != nil || isInherited && supertypes.isEmpty else {
                        if !file.key.isBuildManifest { others.insert(occurrence) }
                        continue
                    }
                    let node = file.nodes.last { $0.offset <= occurrence.offset }?.node
                    if gaps[place] == nil { order.append(place) }
                    let all = users?.all ?? []
                    let gap = Gap(
                        file: file.key,
                        occurrence: occurrence,
                        node: node,
                        users: all,
                        isOwn: isOwn || missing != nil,
                        types: types(of: occurrence, in: file.key)
                            .subtracting(declared[index].types(with: occurrence.use.name)),
                        supertype: missing
                    )
                    gaps[place] = (gap, (gaps[place]?.choices ?? []).union([index]))
                }
            }
        }
        return order.compactMap { gaps[$0] }.map { gap, missing in
            var gap = gap
            // Within the member that has the use, its own parameters and variables declare it, too.
            let others = choices.indices.filter { index in
                !missing.contains(index)
                    && (isDeclared(gap.occurrence, in: gap.file, by: declared[index])
                        || written[index].contains { file in
                            file.key == gap.file && file.names.uses.contains { $0.use == gap.occurrence.use }
                        })
            }
            let flags = options.flags.flatMap { flag in
                [true, false].map { TemplateCondition(flag: flag.name, isOn: $0) }
            }
            gap.isDeclaredWithOthers = !others.isEmpty
            gap.declaring = flags.first { condition in
                !others.isEmpty && others.allSatisfy { choices[$0].values.contains(condition) }
                    && !missing.contains { choices[$0].values.contains(condition) }
            }
            gap.lacking = flags.first { condition in missing.allSatisfy { choices[$0].values.contains(condition) } }
            return gap
        }
    }

    private func types(of occurrence: NamesInCode.Occurrence, in file: String) -> Set<String> {
        users[file]?[occurrence.use]?.types ?? (occurrence.use.owner == .other ? [] : [occurrence.type])
    }

    /// True if it is declared in each type in which all modules that use it declare it.
    private func isDeclared(
        _ occurrence: NamesInCode.Occurrence,
        in file: String,
        by declared: DeclaredNames
    ) -> Bool {
        guard declared.declares(occurrence) else { return false }
        let types = occurrence.use.owner == .other ? types(of: occurrence, in: file) : []
        return types.isSubset(of: declared.types(with: occurrence.use.name))
    }

    /// The Swift files that are written with some values of the options.
    mutating func files(of templates: [Consensus.Template], with values: Set<TemplateCondition>) -> [File] {
        var files: [File] = []
        for file in templates where file.path.isSwift && file.condition.map(values.contains) ?? true {
            let (text, nodes) = file.text.rendered(values.contains)
            let tree = known[text] == nil ? SwiftTree(Spellings.compared(text)) : nil
            let read = known[text] ?? tree.map { (NamesInCode($0), CallsInCode($0)) }
            known[text] = read
            if let read { files.append((file.key, read.names, read.calls, nodes)) }
        }
        return files
    }
}
