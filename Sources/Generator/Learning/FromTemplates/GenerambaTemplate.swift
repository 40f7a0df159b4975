/// Reads a template of Generamba: a `.rambaspec` with its Liquid files.
struct GenerambaTemplate {

    static let suffix = ".rambaspec"
    private static let fileKeys = ["name", "path", "custom_name", "is_resource"]
    private static let leftOutKeys = ["author", "version", "license", "dependencies"]

    private let spec: Rambaspec
    private var reader: LiquidReader
    private var parts: [Part] = []

    /// A file of the template.
    private struct Part {
        let source: LiquidReader.Part
        let folder: String
        let isTest: Bool
    }

    /// - Parameters:
    ///   - files: the files of the template's folder, by their paths in it. Each file's own path is the one that errors
    ///     name.
    ///   - file: the specification.
    ///   - taken: names that no option may have.
    /// - Throws: a `data` failure with everything in the specification that a set cannot express.
    init(_ files: [String: SourceFile], spec file: SourceFile, taken: Set<String>) throws(Failure) {
        let spec = try Rambaspec(file)
        self.spec = spec
        reader = LiquidReader(taken: taken) { try files["snippets/\($0).liquid"].map { try SourceText($0) } }
        let known = ["name", "summary", "code_files", "test_files"] + Self.leftOutKeys
        let unknown = spec.settings.filter { !known.contains($0.key) }
        if let (key, setting) = unknown.min(by: { $0.value.line < $1.value.line }) {
            let message = "the key '\(key)' has no equivalent in a template set"
            throw spec.failure(message, at: setting.line, help: "the keys are \(known.list)")
        }
        let lists = [("code_files", false), ("test_files", true)]
        let elements = lists.flatMap { key, isTest in (spec.settings[key]?.elements ?? []).map { (isTest, $0) } }
        guard !elements.isEmpty else {
            throw spec.failure("the template has no files", at: 1, help: "list them under 'code_files'")
        }
        parts = try collecting(elements) { isTest, element throws(Failure) in
            let help = "each has a 'name', and a 'path' below the folder of the specification"
            if let key = element.fields.keys.sorted().first(where: { !Self.fileKeys.contains($0) }) {
                throw spec.failure("the key '\(key)' has no equivalent in a template set", at: element.line, help: help)
            }
            let newPath = element.fields["custom_name"] ?? "{{ module_info.name }}{{ module_info.file_basename }}"
            guard let name = element.fields["name"], [name, newPath].allSatisfy(Self.isInModule) else {
                let message = "the file has no name, or one that is outside of the module"
                throw spec.failure(message, at: element.line, help: help)
            }
            // Published templates rely on file systems that ignore letter case.
            let place = element.fields["path"] ?? ""
            let file = files[place] ?? files.first { $0.key.lowercased() == place.lowercased() }?.value
            guard let file else { throw spec.failure("there is no file '\(place)'", at: element.line, help: help) }
            let path = SourceText(name: spec.source.name, text: newPath)
            let source = LiquidReader.Part(path: path, text: try SourceText(file), basename: String(name.lastPart))
            return Part(source: source, folder: Mustache.text(Path.parent(ofItem: name)), isTest: isTest)
        }
    }

    private static func isInModule(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }

    /// - Throws: a `data` failure with everything in the files that a set cannot express.
    mutating func foreign() throws(Failure) -> ForeignTemplate {
        let parts = parts
        let read = try reader.variants(of: parts.map(\.source)) { paths, options in
            let prefix = options["prefix"].map { "{{\($0)}}" } ?? ""
            return zip(parts, paths).map { part, path in
                let hasPrefix = part.source.path.text.contains("prefix")
                let own = Path.join(part.folder, (hasPrefix ? "" : prefix) + path)
                return part.isTest ? TemplateSet.testsFolder + own : SpecialFolders.modulePath(own)
            }
        }
        guard let read else {
            let help = "a set is made for \(Limits.variants) combinations at most, and parameters of different names"
            throw spec.failure("the parameters \(reader.parameters.list) cannot be options", at: 1, help: help)
        }
        return ForeignTemplate(
            name: ForeignTemplate.word(spec.settings["name"]?.text ?? "template"),
            summary: spec.settings["summary"]?.text ?? "Imported from Generamba",
            options: reader.parameters.map { parameter in
                let help = "the parameter '\(parameter)' of the imported template"
                let text = Option.Kind.text(.any, isRequired: false, default: "")
                let kind = reader.isText(parameter) ? text : .flag(default: false)
                return Option(name: reader.optionName(parameter), help: help, kind: kind)
            },
            variants: read.values,
            files: read.files,
            notes: Self.leftOutKeys.compactMap { key in
                spec.settings[key].map { setting in
                    let place = spec.source.place(ofLine: setting.line - 1, after: 0)
                    return Diagnostic("a set has no place for '\(key)': left out", at: place, severity: .note)
                }
            }
        )
    }
}
