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
        /// As the report names it.
        var text: String {
            let isOfOther = occurrence.use.owner == .other || name == NamesInCode.initializer
            let names = types.sorted().map { "\($0).\(name)" }.joined(separator: " or ")
            return occurrence.use.owner == .unhandled
                ? "case .\(name)" : isOfOther && !types.isEmpty ? names : name
        }
        var isType: Bool {
            occurrence.isOwnType(of: "\(Spellings.name)") || isOwn && occurrence.isCalled(like: "\(Spellings.name)")
        }
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

        mutating func add(_ occurrence: NamesInCode.Occurrence, of module: Int, _ declared: DeclaredNames) {
            all.insert(module)
            if occurrence.use.owner == .other {
                let own = declared.types(with: occurrence.use.name)
                types = types?.intersection(own) ?? own
            }
            guard !declared.declares(occurrence), free.insert(module).inserted else { return }
            let inherited = occurrence.use.owner == .other ? [] : declared.inheritedTypes(of: occurrence.type)
            for type in inherited where type != "AnyObject" { supertypes[type, default: 0] += 1 }
        }

        /// What nearly all modules that do not declare the name inherit from.
        var commonSupertypes: Set<String> {
            Set(supertypes.filter { Threshold.areExceptions(free.count - $0.value, of: free.count) }.keys)
        }

        /// True for what the modules that use it inherit from a type, if none of these inherits from one of some types.
        func isMember(ofOthersThan types: Set<String>, _ occurrence: NamesInCode.Occurrence) -> Bool {
            occurrence.use.name.first?.isLowercase == true && free.count > 1 && free == all && !types.isEmpty
                && !commonSupertypes.isEmpty && types.isDisjoint(with: supertypes.keys)
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

    /// A file of a module, with what it uses by name.
    private typealias Copy = (module: Int, uses: [String: [NamesInCode.Occurrence]])

    private var copies: [String: [Copy]] = [:]
    /// What each module declares.
    private var declared: [Int: DeclaredNames] = [:]
    private var users: [Place: Users] = [:]
    private var known: [String: (names: NamesInCode, calls: CallsInCode)] = [:]
    /// The names that the templates of the last call use and neither they nor the modules declare: those of the app and
    /// of frameworks.
    private(set) var others = UsedNames()
    /// For each type of the app and of frameworks, the imports of each file with it.
    private(set) var importsOfUsers: [String: [Set<String>]] = [:]
    private(set) var conforming = ConformingTypes()
    /// What would be mistakes of a set and is in a module.
    let mistakesOfModules: Set<String>

    /// - Parameter files: the files of the modules, by their keys.
    init(_ files: [String: SharedFile]) {
        var read: [Int: [(key: String, names: NamesInCode)]] = [:]
        for (key, file) in files {
            for copy in file.copies { read[copy.module, default: []].append((key, copy.names)) }
        }
        mistakesOfModules = Set(read.values.flatMap { CodeMistakes($0.map(\.names.tree)).all.map(\.text) })
        for (module, files) in read {
            let names = files.map(\.names)
            let own = DeclaredNames(names)
            declared[module] = own
            conforming.add(names)
            for file in names {
                let imports = file.tree.imports
                for type in file.foreignTypes(own) { importsOfUsers[type, default: []].append(imports) }
            }
            for (file, required) in zip(files, NamesInCode.requirements(in: names)) {
                let uses = Dictionary(grouping: file.names.uses + required, by: \.use.name)
                copies[file.key, default: []].append((module, uses))
            }
        }
    }

    /// The modules that use a name at one place of a file; if there are none, those that use it in the file.
    private mutating func users(of use: NamesInCode.Use, in file: String) -> Users {
        let place = Place(file: file, use: use)
        if let known = users[place] { return known }
        var (own, all) = (Users(), Users())
        for (module, uses) in copies[file] ?? [] {
            guard let declared = declared[module] else { continue }
            for occurrence in uses[use.name] ?? [] {
                all.add(occurrence, of: module, declared)
                if occurrence.use == use { own.add(occurrence, of: module, declared) }
            }
        }
        all.types = nil
        users[place] = own.all.isEmpty ? all : own
        return own.all.isEmpty ? all : own
    }

    // MARK: - Gaps -

    /// What the templates write with some values of the options.
    private struct Choice {
        let values: Set<TemplateCondition>
        /// The modules with an unusual value, for each such value. They declare what they use; without one, all do.
        let samples: [Set<Int>]
        let files: [File]
        let declared: DeclaredNames

        /// What each file uses, also without naming it.
        var uses: [(file: File, occurrences: [NamesInCode.Occurrence])] {
            let names = files.map(\.names)
            let implied = zip(NamesInCode.requirements(in: names), NamesInCode.unhandledCases(in: names))
            return zip(files, implied).map { ($0, $0.names.uses + $1.0 + $1.1) }
        }
    }

    /// The names that templates use and do not declare, with some values of the options: each once.
    mutating func gaps(in templates: [Consensus.Template], _ options: LearnedOptions, of modules: Set<Int>) -> [Gap] {
        let choices = options.choices(of: modules).map { values, unusual in
            let files = files(of: templates, with: values)
            return Choice(
                values: values,
                samples: unusual.isEmpty ? [modules] : unusual.map { options.modules([$0], among: modules) },
                files: files,
                declared: DeclaredNames(files.map(\.names))
            )
        }
        var (gaps, order): ([Place: (gap: Gap, choices: Set<Int>)], [Place]) = ([:], [])
        others = UsedNames()
        for (index, choice) in choices.enumerated() {
            for (file, occurrences) in choice.uses {
                others.insert(labelsOf: file.names)
                for occurrence in occurrences where !isDeclared(occurrence, in: file.key, by: choice.declared) {
                    let place = Place(file: file.key, use: occurrence.use)
                    if gaps[place]?.gap.isOwn != true {
                        guard let gap = gap(occurrence, in: file, choice, among: choices) else {
                            if !file.key.isBuildManifest { others.insert(occurrence) }
                            continue
                        }
                        if gaps[place] == nil { order.append(place) }
                        gaps[place] = (gap, gaps[place]?.choices ?? [])
                    }
                    gaps[place]?.choices.insert(index)
                }
            }
        }
        return order.compactMap { gaps[$0] }.map { gap, missing in
            finished(gap, missingIn: missing, of: choices, options)
        }
    }

    /// Nil if the app or a framework declares the name.
    private mutating func gap(
        _ occurrence: NamesInCode.Occurrence,
        in file: File,
        _ choice: Choice,
        among choices: [Choice]
    ) -> Gap? {
        if isOfMissingTypes(occurrence, in: file.key, among: choices) { return nil }
        let users = users(of: occurrence.use, in: file.key)
        let isType = occurrence.isOwnType(of: "\(Spellings.name)")
        let isOwn =
            occurrence.use.owner == .unhandled || choice.samples.contains { users.isOwn(among: $0) }
            || (isType || occurrence.isCalled(like: "\(Spellings.name)"))
                && choices.contains { $0.declared.declares(occurrence) }
        let supertypes = choice.declared.inheritedTypes(of: occurrence.type)
        let isInherited = !isOwn && occurrence.use.owner == .itself
        let missing = isInherited ? users.commonSupertypes.subtracting(supertypes).min() : nil
        let isOfOthers = occurrence.use.owner == .none && users.isMember(ofOthersThan: supertypes, occurrence)
        guard
            isOwn || isType || missing != nil || isInherited && supertypes.isEmpty || isOfOthers
                || occurrence.isNamedAfterModule
        else { return nil }
        return Gap(
            file: file.key,
            occurrence: occurrence,
            node: file.nodes.last { $0.offset <= occurrence.offset }?.node,
            users: users.all,
            isOwn: isOwn || missing != nil,
            types: types(of: occurrence, in: file.key).subtracting(choice.declared.types(with: occurrence.use.name)),
            supertype: missing
        )
    }

    /// The gap with the conditions under which its name is declared and missing.
    private mutating func finished(
        _ gap: Gap,
        missingIn missing: Set<Int>,
        of choices: [Choice],
        _ options: LearnedOptions
    ) -> Gap {
        var gap = gap
        // Within the member that has the use, its own parameters and variables declare it, too.
        let others = choices.indices.filter { index in
            !missing.contains(index)
                && (isDeclared(gap.occurrence, in: gap.file, by: choices[index].declared)
                    || choices[index].files.contains { file in
                        file.key == gap.file && file.names.uses.contains { $0.use == gap.occurrence.use }
                    })
        }
        gap.isDeclaredWithOthers = !others.isEmpty
        gap.declaring = options.conditions.first { condition in
            !others.isEmpty && others.allSatisfy { choices[$0].values.contains(condition) }
                && !missing.contains { choices[$0].values.contains(condition) }
        }
        gap.lacking = options.conditions.first { condition in
            missing.allSatisfy { choices[$0].values.contains(condition) }
        }
        return gap
    }

    private mutating func types(of occurrence: NamesInCode.Occurrence, in file: String) -> Set<String> {
        let types = users(of: occurrence.use, in: file).types
        guard let types else { return occurrence.use.owner == .other ? [] : [occurrence.type] }
        // What a protocol requires is declared by the type that conforms to it.
        return occurrence.isRequirement ? types.intersection([occurrence.type]) : types
    }

    /// True for a member that the modules declare only in types that the set does not have: `view.title` may be another
    /// type's. An extension of a type of the app may declare it all the same.
    private mutating func isOfMissingTypes(
        _ occurrence: NamesInCode.Occurrence,
        in file: String,
        among choices: [Choice]
    ) -> Bool {
        let types = occurrence.use.owner == .other ? types(of: occurrence, in: file) : []
        return !types.isEmpty
            && types.allSatisfy { type in
                declared.values.contains { $0.declaresType(type) }
                    && !choices.contains { $0.declared.declaresType(type) }
            }
    }

    /// True if it is declared in each type in which all modules that use it declare it.
    private mutating func isDeclared(
        _ occurrence: NamesInCode.Occurrence,
        in file: String,
        by declared: DeclaredNames
    ) -> Bool {
        let isDeclared = declared.declares(occurrence)
        guard isDeclared, occurrence.use.owner == .other else { return isDeclared }
        return types(of: occurrence, in: file).isSubset(of: declared.types(with: occurrence.use.name))
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

extension NamesInCode.Occurrence {

    /// True for a name such as `Route.loginPage` in the module `Login`. For a new module, no such name is declared yet. The
    /// name `Login` itself may be that of a module of Swift, so it counts only behind a dot.
    fileprivate var isNamedAfterModule: Bool {
        !isLocal && Spellings.hasMarks(in: use.name) && (use.owner == .other || use.name != "\(Spellings.name)")
    }
}
