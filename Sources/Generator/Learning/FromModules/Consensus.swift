/// The templates and options of a learned set, made from what most of the modules have.
struct Consensus {

    /// A file that becomes a template.
    struct Template {
        let key: String
        /// The file's path, with marks for the name.
        let path: String
        let isTest: Bool
        let copies: [SharedFile.Copy]
        var condition: TemplateCondition?
        let group: Alignment.Group?
        var text = TemplateText(segments: [])
        let hasHeader: Bool
        let lineEnd: String

        /// The modules that have the file.
        let modules: Set<Int>
    }

    let modules: Set<Int>
    let options: LearnedOptions
    let templates: [Template]
    /// The files that several modules have, but too few for a template or an option. The most frequent are first.
    private(set) var rareFiles: [(name: String, moduleCount: Int)] = []
    /// The files that are left out, because most modules have different texts in them, or the same name for them.
    private(set) var unsharedFiles: [String] = []
    let header: [String]?
    /// The names that templates use and do not declare, each with the node that uses it.
    let undeclared: [(name: String, file: String, node: Int?)]
    /// What else does not compile in what templates write, each with the node.
    let mistakes: [MistakeInSet]
    /// The names that they use and that are the app's, or a framework's.
    let otherNames: UsedNames
    let writer: TemplateWriter

    /// - Parameter files: every file that any of the modules has.
    init(_ files: [String: SharedFile], of modules: Set<Int>, takenNames: Set<String>) {
        self.modules = modules
        let count = modules.count
        // The most frequent files do not depend on options: a set must write something.
        let most = files.values.map(\.modules.count).max() ?? 0
        let optional = files.filter {
            $0.value.modules.count < most && Threshold.isOptional($0.value.modules.count, of: count)
        }
        let groups = files.mapValues { file in
            file.copies.first?.source.isSwift == true
                ? file.copies.map { (module: $0.module, group: $0.items) } : []
        }
        let header = files.sorted { $0.key < $1.key }.flatMap { $0.value.copies.compactMap(\.source.header) }
            .mostFrequent
        // A module that is a package or project has names of its own.
        let isPackage = files.contains { $0.key.isBuildManifest && $0.value.copies.count * 2 >= count }
        var options = LearnedOptions(
            flags: Self.flags(
                of: optional.filter { Self.canBeTemplate($0.key, $0.value, isPackage) && $0.value.hasSharedLine },
                types: Self.types(in: groups.filter { optional[$0.key] == nil }).filter {
                    Threshold.isOptional($0.value.count, of: count)
                },
                takenNames: takenNames
            )
        )
        var alignment = Alignment()
        var templates: [Template] = []
        for (key, file) in files.sorted(by: { $0.key < $1.key }) {
            guard optional[key] != nil || file.copies.count * 2 >= count else {
                if file.isNamed, file.copies.count > 1 {
                    rareFiles.append((Mustache.text(String(key.lastPart)), file.copies.count))
                }
                continue
            }
            let copies = file.decisiveCopies
            // Two modules of an app cannot both have such a file under the same name.
            guard Self.canBeTemplate(key, file, isPackage) else {
                unsharedFiles.append(Mustache.text(String(key.lastPart)))
                continue
            }
            let group = groups[key].flatMap { $0.isEmpty ? nil : alignment.add($0, named: key) }
            func distance(_ flag: LearnedOptions.Flag) -> Int { flag.modules.symmetricDifference(file.modules).count }
            let flag = optional[key].flatMap { _ in options.flags.min { distance($0) < distance($1) } }
            templates.append(
                Template(
                    key: key,
                    path: Spellings.agreed(copies.map(\.source.path)),
                    isTest: copies.contains(where: \.source.isTest),
                    copies: copies,
                    condition: flag.map { TemplateCondition(flag: $0.name, isOn: true) },
                    group: group,
                    hasHeader: header != nil && copies.count { $0.source.header != nil } * 2 >= copies.count,
                    lineEnd: copies.map(\.source.lineEnd).mostFrequent ?? "\n",
                    modules: file.modules
                )
            )
        }
        // What one module has in a file without its name is there for all modules of the app.
        var missingNames = MissingNames(
            files.filter { $1.isNamed || isPackage || $1.copies.count > 1 || !$0.isUniqueInApp }
        )
        var writer = TemplateWriter(alignment, of: modules, options: options)
        var (gaps, calls, drafts) = ([MissingNames.Gap](), [MismatchedCall](), templates)
        var tried: Set<NamesInCode.Use> = []
        for _ in 0..<Self.maximumRounds {
            drafts = Self.texts(of: templates, &writer)
            // A file without a text gives no option.
            let blank = drafts.filter { $0.text.isBlank }.map(\.key)
            let files = Set(drafts.compactMap { $0.text.isBlank ? nil : $0.condition?.flag })
            if options.flags.contains(where: { $0.isOfFile && !files.contains($0.name) }) {
                options.flags.removeAll { $0.isOfFile && !files.contains($0.name) }
                writer.options = options
                templates.removeAll { blank.contains($0.key) }
                unsharedFiles += blank.map { Mustache.text(String($0.lastPart)) }
                continue
            }
            gaps = missingNames.gaps(in: drafts, options, of: modules)
            calls = missingNames.mismatchedCalls(in: drafts, options, of: modules)
            var hasChanged = false
            for gap in gaps where gap.isOwn { hasChanged = writer.close(gap, &tried) || hasChanged }
            for call in calls { hasChanged = writer.correct(call) || hasChanged }
            for missing in missingNames.missingImports(in: drafts, options, of: modules) {
                hasChanged = writer.add(missing) || hasChanged
            }
            hasChanged = writer.tieToOptions() || hasChanged
            for mistake in missingNames.mistakes(in: drafts, options, of: modules) {
                hasChanged = writer.mend(mistake) || hasChanged
            }
            if !hasChanged { break }
            // The file of a declaration that is always written is so, too.
            for index in templates.indices where templates[index].group.map(writer.isUnconditional) == true {
                templates[index].condition = nil
            }
        }
        for draft in drafts where draft.text.isBlank { unsharedFiles.append(Mustache.text(String(draft.key.lastPart))) }
        unsharedFiles.sort()
        drafts.removeAll(where: \.text.isBlank)
        var kept: [Template] = []
        for draft in drafts {
            var rare = draft
            if let index = kept.firstIndex(where: { writer.declareSameType($0, draft) }) {
                if kept[index].modules.count < draft.modules.count { swap(&kept[index], &rare) }
                rareFiles.append((Mustache.text(String(rare.key.lastPart)), rare.modules.count))
            } else {
                kept.append(draft)
            }
        }
        let read = Set(
            kept.flatMap {
                [$0.condition?.flag].compactMap(\.self) + $0.text.segments.flatMap { $0.conditions.map(\.flag) }
            }
        )
        options.flags.removeAll { !read.contains($0.name) }
        (self.header, self.options, self.templates, self.writer) = (header, options, kept, writer)
        otherNames = missingNames.others
        let mismatches = calls.filter { call in kept.contains { $0.key == call.file } }.map { call in
            MistakeInSet(kind: .other, text: call.text, file: call.file, node: call.node)
        }
        let incomplete = writer.incomplete.filter { writer.written.contains($0.key) }.sorted { $0.key < $1.key }.map {
            MistakeInSet(kind: .other, text: $1, file: writer.alignment.nodes[$0].file, node: $0)
        }.filter { mistake in kept.contains { $0.key == mistake.file } }
        let imports = missingNames.missingImports(in: kept, options, of: modules).map { missing in
            MistakeInSet(
                kind: .other,
                text: "'\(missing.type)' needs '\(missing.text)'",
                file: missing.file,
                node: missing.node
            )
        }
        mistakes = mismatches + incomplete + imports + missingNames.mistakes(in: kept, options, of: modules)
        undeclared = gaps.map { ($0.text, $0.file, $0.node) }.filter { missing in
            kept.contains { $0.key == missing.1 }
        }
        rareFiles.sort { ($1.moduleCount, $0.name) < ($0.moduleCount, $1.name) }
    }

    private static let maximumRounds = 12

    private static func texts(of templates: [Template], _ writer: inout TemplateWriter) -> [Template] {
        writer.begin()
        return templates.map { template in
            var template = template
            let aligned = template.group.map { writer.text(of: $0, onlyWith: template.condition) }
            // What all modules have stays as it is.
            let isSame = Set(template.copies.map(\.compared)).count == 1
            let same = isSame ? Spellings.agreed(template.copies.map(\.text)) : nil
            let isExact = same == nil || aligned?.rendered(\.isOn).text == same
            template.text = (isExact ? aligned : nil) ?? TemplateText(segments: [Segment(same ?? "")])
            // Without the comment on top of most modules' files, there is no blank line below it.
            if !isSame, !template.hasHeader { template.text = template.text.withoutBlankLinesAbove }
            return template
        }
    }

    /// False for a file that is another one in each module, or that an app can have only once.
    private static func canBeTemplate(_ key: String, _ file: SharedFile, _ isPackage: Bool) -> Bool {
        !file.decisiveCopies.isEmpty && (file.isNamed || isPackage || !key.isUniqueInApp)
    }

    // MARK: - Options -

    /// The types whose names contain the module's name, each with the modules that declare it. Nearly all of them must
    /// declare it in the same file, since only one template writes it.
    private static func types(in files: [String: [(module: Int, group: Item.Group)]]) -> [String: Set<Int>] {
        var types: [String: [Set<Int>]] = [:]
        for copies in files.values {
            var own: [String: Set<Int>] = [:]
            for (module, group) in copies {
                // A protocol and an enum are two things, though they have one name.
                for type in group.ownTypes { own["\(type.name) \(type.kind)", default: []].insert(module) }
            }
            types.merge(own.mapValues { [$0] }) { $0 + $1 }
        }
        let shared = types.compactMapValues { files in
            let all = files.reduce(into: Set()) { $0.formUnion($1) }
            let most = files.map(\.count).max() ?? 0
            return Threshold.areExceptions(all.count - most, of: all.count) ? all : nil
        }
        let names = shared.map { (String($0.key.prefix { $0 != " " }), $0.value) }
        return Dictionary(names) { $0.count < $1.count ? $1 : $0 }
    }

    private static func flags(
        of files: [String: SharedFile],
        types: [String: Set<Int>],
        takenNames: Set<String>
    ) -> [LearnedOptions.Flag] {
        var flags: [LearnedOptions.Flag] = []
        func sorted(_ all: [String: Set<Int>]) -> [(key: String, value: Set<Int>)] {
            all.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        }
        // A file or type that nearly always comes with another option gets no option of its own.
        let all =
            sorted(files.mapValues(\.modules)).map { ($0.key, $0.value, 10) }
            + sorted(types).map { ($0.key, $0.value, 5) }
        for (key, modules, divisor) in all {
            if flags.contains(where: { $0.modules.symmetricDifference(modules).count * divisor <= modules.count }) {
                continue
            }
            let scalars = key.lastPart.prefix { $0 != "." }.unicodeScalars
            let added = scalars.filter { Spellings.variables(of: $0) == nil }
            let rest = String(String.UnicodeScalarView(added)).filter { $0.isLetter || $0.isNumber || $0 == "_" }
            var name = Words(of: rest.isEmpty ? "main" : rest).kebab
            let taken = takenNames.union(Variables.names).union(flags.map(\.name))
            while taken.contains(name) { name += "-file" }
            flags.append(LearnedOptions.Flag(name: name, modules: modules, isOfFile: files[key] != nil))
        }
        return flags
    }
}

extension Item.Group {

    /// The types that are declared at the top level of a file, if their names contain the module's; each with its kind:
    /// that of `class` for a `struct`, an `actor` and a `typealias`, too.
    var ownTypes: [(name: String, kind: SwiftTree.Node.Kind)] {
        items.filter { $0.kind.isType || $0.kind == .typealias }.flatMap { item in
            let kind = [.protocol, .enum].contains(item.kind) ? item.kind : .class
            return item.names.filter(Spellings.hasName).map { ($0, kind) }
        }
    }
}

extension TemplateText {

    /// True for a text without a word.
    var isBlank: Bool { segments.allSatisfy { $0.text.utf8.allSatisfy(\.isSpace) } }
}

extension TemplateWriter {

    /// True if two files declare a type that each module has in only one of them.
    func declareSameType(_ first: Consensus.Template, _ second: Consensus.Template) -> Bool {
        let (own, others) = (types(of: first), types(of: second))
        return others.contains { own[$0.key]?.isDisjoint(with: $0.value) == true }
    }

    /// The types that a template always declares, each with the modules that have the declaration.
    private func types(of template: Consensus.Template) -> [String: Set<Int>] {
        let nodes = (template.group?.nodes ?? []).filter { written.contains($0) }
        let types = nodes.filter { conditions(of: $0).isEmpty && alignment.nodes[$0].item.kind.isType }
        return Dictionary(
            types.flatMap { node in alignment.nodes[node].item.names.map { ($0, alignment.nodes[node].modules) } }
        ) { $0.union($1) }
    }
}
