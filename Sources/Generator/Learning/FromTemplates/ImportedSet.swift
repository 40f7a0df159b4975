/// A template set that is made from a template of another tool.
package struct ImportedSet: Sendable {

    /// The files of the set.
    package let files: [SourceFile]
    /// The names of the options that it declares.
    package let options: [String]
    /// Notes about what the set leaves out.
    package let notes: [Diagnostic]

    /// - Parameter name: the name of the set.
    /// - Throws: a `data` failure if the defaults of the options are a combination without files.
    package init(_ template: ForeignTemplate, named name: String) throws(Failure) {
        let conditions = VariantConditions(template.variants, options: template.options)
        let all = template.files.values.reduce(into: Set()) { $0.formUnion($1.keys) }
        let merged = template.files.mapValues { MergedVariants($0) }
        var files = merged.map { path, file in
            SourceFile(path: path + TemplateSet.templateSuffix, text: file.template(conditions, among: all))
        }
        let texts = files.flatMap { [$0.path, String(decoding: $0.contents, as: UTF8.self)] }
        if texts.contains(where: { $0.contains("{{> \(TemplateSet.headerPartial)}}") }) {
            let path = "\(TemplateSet.partialsFolder)\(TemplateSet.headerPartial)\(TemplateSet.templateSuffix)"
            files.append(SourceFile(path: path, text: XcodePlaceholders.header))
        }
        let read = Set(texts.flatMap(Mustache.variables))
        let options = template.options.filter { read.contains($0.name) }
        let manifest = ImportedManifest(template: template, options: options, existing: all)
        let text = try manifest.text(named: name, types: Self.types(of: template.files))
        files.append(SourceFile(path: Manifest.fileName, text: text))
        self.files = files.sorted { $0.path < $1.path }
        self.options = options.map(\.name)
        let unread = Set(template.options.map(\.name)).subtracting(self.options).sorted()
        notes =
            template.notes
            + unread.map { Diagnostic("no file depends on the option '\($0)': it is left out", severity: .note) }
    }

    /// The types that Swift files declare and that no file is named after, each with the variants that have it.
    private static func types(of files: [String: [Int: String]]) -> [String: Set<Int>] {
        let swift = files.filter { $0.key.isSwift }
        var types: [String: Set<Int>] = [:]
        for (variant, text) in swift.values.flatMap({ $0 }) {
            let marked = text.replacing(Manifest.namePlace, with: "\(Spellings.name)")
                .replacing(/\{\{[^}]*\}\}/, with: "\(Spellings.anySmall)")
            let own = ItemReader.file(SwiftTree(marked)).ownTypes.map(\.name)
            let names = own.filter { !$0.unicodeScalars.contains(Spellings.anySmall) }
            for name in names { types[Mustache.text(name), default: []].insert(variant) }
        }
        for path in swift.keys { types[String(path.lastPart.dropLast(".swift".count))] = nil }
        return types
    }
}
