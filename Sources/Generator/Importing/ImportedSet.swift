/// A template set made of a template that was written for another tool.
public struct ImportedSet: Sendable {

    /// The files of the set.
    public let files: [SourceFile]
    /// The options that it declares.
    public let options: [String]
    /// What is not in the set.
    public let notes: [Diagnostic]

    /// - Parameter name: what the set is called.
    /// - Throws: a `data` failure if the defaults of the options are a combination without files.
    package init(_ template: ForeignTemplate, named name: String) throws(Failure) {
        let conditions = VariantConditions(template.variants, options: template.options)
        let all = Set(template.variants.indices)
        let merged = template.files.mapValues { MergedVariants($0) }
        var files = merged.map { path, file in
            SourceFile(path: path + TemplateSet.templateSuffix, text: file.template(conditions, among: all))
        }
        if let header = template.header, files.contains(where: { $0.has("{{> \(TemplateSet.headerPartial)}}") }) {
            let path = "\(TemplateSet.partialsFolder)\(TemplateSet.headerPartial)\(TemplateSet.templateSuffix)"
            files.append(SourceFile(path: path, text: header))
        }
        let options = template.options.filter { option in files.contains { $0.reads(option.name) } }
        let manifest = ImportedManifest(
            name: name,
            template: template,
            options: options,
            types: Self.types(of: merged, conditions, among: all)
        )
        files.append(SourceFile(path: Manifest.fileName, text: try manifest.text()))
        self.files = files.sorted { $0.path < $1.path }
        self.options = options.map(\.name)
        let unread = Set(template.options.map(\.name)).subtracting(self.options).sorted()
        notes =
            template.notes
            + unread.map { Diagnostic("no file depends on the option '\($0)': it is left out", severity: .note) }
    }

    /// The types that Swift files declare, without those that files are called after, each with its conditions.
    private static func types(
        of files: [String: MergedVariants],
        _ conditions: VariantConditions,
        among all: Set<Int>
    ) -> [ImportedManifest.Types] {
        let swift = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
        let names = Set(swift.map { String($0.key.lastPart.dropLast(".swift".count)) })
        var variants: [(name: String, variants: Set<Int>)] = []
        for row in swift.flatMap(\.value.rows) {
            guard let name = row.line.declaredType, !names.contains(name) else { continue }
            if let index = variants.firstIndex(where: { $0.name == name }) {
                variants[index].variants.formUnion(row.variants)
            } else {
                variants.append((name, row.variants))
            }
        }
        return Dictionary(grouping: variants, by: \.variants)
            .map { own, types in
                ImportedManifest.Types(
                    names: types.map(\.name),
                    conditions: conditions.conditions(for: own, among: all)
                )
            }
            .sorted { $0.names[0] < $1.names[0] }
    }
}

extension SourceFile {

    fileprivate func has(_ text: String) -> Bool { String(decoding: contents, as: UTF8.self).contains(text) }

    /// Whether the template or its path has a tag with a variable.
    fileprivate func reads(_ variable: String) -> Bool {
        for open in ["{{", "{{#", "{{^"] {
            for end in ["}}", "."] {
                let tag = open + variable + end
                if path.contains(tag) || has(tag) { return true }
            }
        }
        return false
    }
}

extension Line {

    /// The type that it declares at the top level, if its name has the module's name and no other variable in it.
    fileprivate var declaredType: String? {
        guard let first = bytes.first, first > 0x20 else { return nil }
        let line = String(decoding: bytes, as: UTF8.self)
        // Its name is read with a letter for the variable.
        let marked = line.replacing(Manifest.namePlace, with: "\u{13A0}")
        let declaration = Declaration(Line(bytes: Array(marked.utf8)[...]))
        guard ["class", "struct", "enum", "protocol", "actor", "typealias"].contains(declaration.kind),
            declaration.name.contains("\u{13A0}"), !declaration.rest.hasPrefix("{{")
        else { return nil }
        return String(declaration.name).replacing("\u{13A0}", with: Manifest.namePlace)
    }
}
