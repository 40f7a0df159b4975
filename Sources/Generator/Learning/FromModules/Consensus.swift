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
    private(set) var options: LearnedOptions
    private(set) var templates: [Template]
    /// The files that several modules have, but too few for a template or an option. The most frequent are first.
    private(set) var rareFiles: [(name: String, moduleCount: Int)]
    /// The files that are left out, because most modules have different texts in them, or the same name for them.
    private(set) var unsharedFiles: [String]
    let header: [String]?
    /// The names that templates use and do not declare, each with the node that uses it.
    private(set) var undeclared: [(name: String, file: String, node: Int?)] = []
    /// What else does not compile in what templates write, each with the node.
    private(set) var mistakes: [MistakeInSet] = []
    /// The names that they use and that are the app's, or a framework's.
    private(set) var otherNames = UsedNames()
    private(set) var writer: TemplateWriter

    /// Declares what the templates of a draft use, or leaves it out.
    init(_ draft: Draft) {
        (modules, options, header) = (draft.modules, draft.options, draft.header)
        (templates, writer) = (draft.templates, draft.writer)
        (rareFiles, unsharedFiles) = (draft.rareFiles, draft.unsharedFiles)
        // What one module has in a file without its name is there for all modules of the app.
        var names = MissingNames(
            draft.files.filter { $1.isNamed || draft.isPackage || $1.copies.count > 1 || !$0.isUniqueInApp }
        )
        let rest = resolve(&names)
        removeBlankFiles()
        removeRepeatedFiles()
        removeUnreadOptions()
        let files = Set(templates.map(\.key))
        undeclared = rest.gaps.map { ($0.text, $0.file, $0.node) }.filter { files.contains($0.1) }
        otherNames = names.others
        mistakes = mistakes(among: files, rest.calls, &names)
        rareFiles.sort { ($1.moduleCount, $0.name) < ($0.moduleCount, $1.name) }
        unsharedFiles.sort()
    }

    // MARK: - Names -

    private static let maximumRounds = 12

    /// Writes the templates until they declare what they use, or until nothing more can be done.
    ///
    /// - Returns: what is still undeclared, and the calls that do not match.
    private mutating func resolve(_ names: inout MissingNames) -> (gaps: [MissingNames.Gap], calls: [MismatchedCall]) {
        var (gaps, calls) = ([MissingNames.Gap](), [MismatchedCall]())
        var tried: Set<NamesInCode.Use> = []
        for _ in 0..<Self.maximumRounds {
            writer.write(&templates)
            if removeOptionsOfBlankFiles() { continue }
            gaps = names.gaps(in: templates, options, of: modules)
            calls = names.mismatchedCalls(in: templates, options, of: modules)
            var hasChanged = false
            for gap in gaps where gap.isOwn { hasChanged = writer.close(gap, &tried) || hasChanged }
            for call in calls { hasChanged = writer.correct(call) || hasChanged }
            for missing in names.missingImports(in: templates, options, of: modules) {
                hasChanged = writer.add(missing) || hasChanged
            }
            hasChanged = writer.tieToOptions() || hasChanged
            for mistake in names.mistakes(in: templates, options, of: modules) {
                hasChanged = writer.mend(mistake) || hasChanged
            }
            if !hasChanged { break }
            // The file of a declaration that is always written is so, too.
            for index in templates.indices where templates[index].group.map(writer.isUnconditional) == true {
                templates[index].condition = nil
            }
        }
        return (gaps, calls)
    }

    /// What does not compile in some of the files.
    private func mistakes(
        among files: Set<String>,
        _ calls: [MismatchedCall],
        _ names: inout MissingNames
    ) -> [MistakeInSet] {
        let mismatches = calls.map { MistakeInSet(kind: .other, text: $0.text, file: $0.file, node: $0.node) }
        let incomplete = writer.incomplete.filter { writer.written.contains($0.key) }.sorted { $0.key < $1.key }.map {
            MistakeInSet(kind: .other, text: $1, file: writer.alignment.nodes[$0].file, node: $0)
        }
        let imports = names.missingImports(in: templates, options, of: modules).map { missing in
            let text = "'\(missing.type)' needs '\(missing.text)'"
            return MistakeInSet(kind: .other, text: text, file: missing.file, node: missing.node)
        }
        return (mismatches + incomplete).filter { files.contains($0.file) } + imports
            + names.mistakes(in: templates, options, of: modules)
    }

    // MARK: - Files -

    /// A file without a text gives no option.
    ///
    /// - Returns: false if there is no such option.
    private mutating func removeOptionsOfBlankFiles() -> Bool {
        let written = Set(templates.filter { !$0.text.isBlank }.compactMap { $0.condition?.flag })
        guard options.flags.contains(where: { $0.isOfFile && !written.contains($0.name) }) else { return false }
        options.flags.removeAll { $0.isOfFile && !written.contains($0.name) }
        writer.options = options
        removeBlankFiles()
        return true
    }

    private mutating func removeBlankFiles() {
        unsharedFiles += templates.filter(\.text.isBlank).map { Mustache.text(String($0.key.lastPart)) }
        templates.removeAll(where: \.text.isBlank)
    }

    /// Of two files that declare one type, each in other modules, only the more frequent one is written.
    private mutating func removeRepeatedFiles() {
        var kept: [Template] = []
        for template in templates {
            var rare = template
            if let index = kept.firstIndex(where: { writer.declareSameType($0, template) }) {
                if kept[index].modules.count < template.modules.count { swap(&kept[index], &rare) }
                rareFiles.append((Mustache.text(String(rare.key.lastPart)), rare.modules.count))
            } else {
                kept.append(template)
            }
        }
        templates = kept
    }

    private mutating func removeUnreadOptions() {
        let read = templates.flatMap { template in
            [template.condition].compactMap(\.self) + template.text.segments.flatMap(\.conditions)
        }
        let names = Set(read.map(\.flag))
        options.flags.removeAll { !names.contains($0.name) }
    }
}

extension TemplateText {

    /// True for a text without a word.
    var isBlank: Bool { segments.allSatisfy { $0.text.utf8.allSatisfy(\.isSpace) } }
}

extension TemplateWriter {

    /// Writes the text of each template.
    mutating func write(_ templates: inout [Consensus.Template]) {
        begin()
        for index in templates.indices {
            let template = templates[index]
            let aligned = template.group.map { text(of: $0, onlyWith: template.condition) }
            // What all modules have stays as it is.
            let isSame = Set(template.copies.map(\.compared)).count == 1
            let same = isSame ? Spellings.agreed(template.copies.map(\.text)) : nil
            let isExact = same == nil || aligned?.rendered(\.isOn).text == same
            let written = (isExact ? aligned : nil) ?? TemplateText(segments: [Segment(same ?? "")])
            // Without the comment on top of most modules' files, there is no blank line below it.
            templates[index].text = isSame || template.hasHeader ? written : written.withoutBlankLinesAbove
        }
    }

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
