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
        let isTest: Bool
        let folder: String
        let basename: String
        let path: SourceText
        let text: SourceText
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
            let path = element.fields["path"] ?? ""
            let file = files[path] ?? files.first { $0.key.lowercased() == path.lowercased() }?.value
            guard let file else { throw spec.failure("there is no file '\(path)'", at: element.line, help: help) }
            return Part(
                isTest: isTest,
                folder: Mustache.text(Path.parent(ofItem: name)),
                basename: String(name.lastPart),
                path: SourceText(name: spec.source.name, text: newPath),
                text: try SourceText(file)
            )
        }
    }

    private static func isInModule(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }

    /// - Throws: a `data` failure with everything in the files that a set cannot express.
    mutating func foreign() throws(Failure) -> ForeignTemplate {
        // The first pass finds all parameters.
        _ = try collecting(parts) { part throws(Failure) in
            _ = try reader.template(part.path, basename: part.basename)
            _ = try reader.template(part.text, basename: part.basename)
        }
        let tested = reader.tested.sorted()
        let parameters = reader.written.union(tested).sorted()
        let isFew = tested.count < Int.bitWidth - 1 && 1 << tested.count <= Limits.variants
        guard isFew, Set(parameters.map(optionName)).count == parameters.count else {
            let help = "a set is made for \(Limits.variants) combinations at most, and parameters of different names"
            throw spec.failure("the parameters \(parameters.list) cannot be options", at: 1, help: help)
        }
        let prefix = parameters.contains("prefix") ? "{{\(optionName("prefix"))}}" : ""
        let variants = tested.reduce([[]]) { variants, parameter in
            variants + variants.map { $0.union([parameter]) } as [Set<String>]
        }
        var texts: [String: [Int: String]] = [:]
        for (index, variant) in variants.enumerated() {
            reader.present = variant
            for part in parts {
                let file = try reader.template(part.path, basename: part.basename)
                let text = try reader.template(part.text, basename: part.basename)
                // A set writes no file of white space.
                if !text.allSatisfy(\.isSpace) {
                    let isOwn = part.path.text.contains("prefix")
                    let own = Path.join(part.folder, (isOwn ? "" : prefix) + file)
                    let path = part.isTest ? TemplateSet.testsFolder + own : SpecialFolders.modulePath(own)
                    texts[path, default: [:]][index] = text
                }
            }
        }
        return ForeignTemplate(
            name: ForeignTemplate.word(spec.settings["name"]?.text ?? "template"),
            summary: spec.settings["summary"]?.text ?? "Imported from Generamba",
            options: parameters.map { parameter in
                Option(
                    name: optionName(parameter),
                    help: "the parameter '\(parameter)' of the imported template",
                    kind: reader.written.contains(parameter)
                        ? .text(.any, isRequired: false, default: "") : .flag(default: false)
                )
            },
            variants: variants.map { variant in
                Dictionary(
                    uniqueKeysWithValues: tested.map { parameter in
                        let isOn = variant.contains(parameter)
                        let isText = reader.written.contains(parameter)
                        return (optionName(parameter), isText ? .text(isOn ? "on" : "") : .flag(isOn))
                    }
                )
            },
            files: texts,
            notes: Self.leftOutKeys.compactMap { key in
                spec.settings[key].map { setting in
                    let place = spec.source.place(ofLine: setting.line - 1, after: 0)
                    return Diagnostic("a set has no place for '\(key)': left out", at: place, severity: .note)
                }
            }
        )
    }

    private func optionName(_ parameter: String) -> String {
        ForeignTemplate.optionName(parameter, taken: reader.taken)
    }
}
