/// Reads a template of Tuist: a manifest `NAME.swift` with its Stencil files.
struct TuistTemplate {

    /// What every manifest imports.
    static let manifestImport = "import ProjectDescription"
    private static let stencil = ".stencil"
    /// The attributes that are variables of every set.
    private static let variables = ["author", "company", "date", "year"]

    /// How deep constants may name one another.
    private static let deepest = 20

    private struct Attribute {
        let name: String
        let isRequired: Bool
        let standard: String
    }

    /// A file of the template.
    private struct Item {
        let source: LiquidReader.Part
        let offset: Int
    }

    private let source: SourceText
    private let name: String
    private let taken: Set<String>
    private let values: [String: SwiftValue.Located]
    private var summary = "Imported from Tuist"
    private var attributes: [Attribute] = []
    private var items: [Item] = []
    private var notes: [Diagnostic] = []

    /// - Parameters:
    ///   - manifest: its path is the one that errors name.
    ///   - taken: names that no option may have.
    ///   - file: reads a file; its path is relative to the manifest's folder, or to the root if that is true.
    /// - Throws: a `data` failure with everything in the manifest that a set cannot express.
    init(
        _ manifest: SourceFile,
        named name: String,
        taken: Set<String>,
        file: (_ path: String, _ isFromRoot: Bool) throws(Failure) -> SourceFile
    ) throws(Failure) {
        source = try SourceText(manifest)
        (self.name, self.taken) = (name, taken)
        let variables = SwiftValue.variables(in: SwiftTree(source.text))
        values = Dictionary(variables.map { ($0.name, $0.value) }) { first, _ in first }
        let template = variables.lazy.compactMap { _, value -> [(label: String, value: SwiftValue.Located)]? in
            if case .call("Template", let arguments) = value.value { arguments } else { nil }
        }.first
        guard let template else {
            let help = "'import' reads 'let template = Template(…)' with its arguments written out"
            throw failure("the template cannot be read", at: 0, help: help)
        }
        for (label, value) in template {
            switch label {
            case "description": summary = try text(value)
            case "attributes": attributes = try list(value).map { element throws(Failure) in try attribute(element) }
            case "items", "files":
                items = try collecting(list(value)) { item throws(Failure) in try self.item(item, file) }.compactMap(
                    \.self
                )
            default: throw failure("'\(label)' has no equivalent in a set", at: value.offset, help: "remove it")
            }
        }
        if items.isEmpty { throw failure("the template has no files", at: 0, help: "list them under 'items'") }
    }

    private func failure(_ message: String, at offset: Int, help: String) -> Failure {
        Failure(.data, source.diagnostics([SourceText.Problem(offset: offset, message: message, help: help)]))
    }

    // MARK: - The manifest -

    /// A value in the place of the name of a variable.
    private func resolved(_ value: SwiftValue.Located) -> SwiftValue.Located {
        var (value, count) = (value, 0)
        while case .name(let name) = value.value, let other = values[name], count < values.count {
            (value, count) = (other, count + 1)
        }
        return value
    }

    private func list(_ value: SwiftValue.Located) throws(Failure) -> [SwiftValue.Located] {
        if case .list(let elements) = resolved(value).value { return elements }
        throw failure(
            "this is not a list that is written out",
            at: value.offset,
            help: "write its elements in '[' and ']'"
        )
    }

    /// The text of a value, with `{{ name }}` for an attribute.
    private func text(_ value: SwiftValue.Located, depth: Int = 0) throws(Failure) -> String {
        let own = resolved(value)
        if case .text(let parts) = own.value, depth < Self.deepest {
            return try parts.map { part throws(Failure) in
                switch part {
                case .literal(let text): text
                case .value(let inner): try text(inner, depth: depth + 1)
                }
            }.joined()
        }
        if depth < Self.deepest, let attribute = try? attribute(own, depth: depth) { return "{{ \(attribute.name) }}" }
        let help = "write the text, with attributes and constants of this file in it"
        throw failure("this is not a text that is written out", at: value.offset, help: help)
    }

    /// `.required("name")` or `.optional("platform", default: "ios")`.
    private func attribute(_ value: SwiftValue.Located, depth: Int = 0) throws(Failure) -> Attribute {
        let own = resolved(value)
        guard case .call(let kind, let arguments) = own.value, ["required", "optional"].contains(kind),
            let first = arguments.first
        else { throw failure("this is not an attribute", at: value.offset, help: "write '.required(\"name\")'") }
        let name = try text(first.value, depth: depth + 1)
        let isVariable = Self.variables.contains(name)
        let value = arguments.first { $0.label == "default" }?.value
        let standard =
            try isVariable ? "" : value.map { value throws(Failure) in try text(value, depth: depth + 1) } ?? ""
        return Attribute(name: name, isRequired: kind == "required", standard: standard)
    }

    /// - Returns: nil for a folder, which is left out with a note.
    private mutating func item(
        _ value: SwiftValue.Located,
        _ file: (String, Bool) throws(Failure) -> SourceFile
    ) throws(Failure) -> Item? {
        let own = resolved(value)
        let help = "write '.file(path: \"…\", templatePath: \"…\")'"
        guard case .call(let kind, let arguments) = own.value, let path = arguments.first(where: { $0.label == "path" })
        else { throw failure("this item is not written out", at: value.offset, help: help) }
        let newPath = SourceText(name: source.name, text: try text(path.value))
        func argument(_ label: String) throws(Failure) -> SwiftValue.Located {
            if let argument = arguments.first(where: { $0.label == label }) { return argument.value }
            throw failure("the item has no '\(label)'", at: own.offset, help: help)
        }
        switch kind {
        case "directory":
            let help = "copy the folder into the folder 'files' of the new set"
            let message = "a copied folder is left out"
            let note = SourceText.Problem(offset: own.offset, message: message, help: help, severity: .note)
            notes += source.diagnostics([note])
            return nil
        case "string":
            let contents = SourceText(name: source.name, text: try text(argument("contents")))
            return Item(source: .init(path: newPath, text: contents), offset: own.offset)
        case "file":
            let template = try argument("templatePath")
            var (location, isFromRoot) = (template, false)
            if case .call(let base, let arguments) = resolved(template).value, let first = arguments.first {
                (location, isFromRoot) = (first.value, base == "relativeToRoot")
            }
            let path = try text(location)
            let contents: SourceText
            do {
                contents = try SourceText(file(path, isFromRoot))
            } catch {
                throw Failure(.data, failure("'\(path)' cannot be read", at: template.offset, help: help).diagnostics)
            }
            let isCopy = !path.hasSuffix(Self.stencil)
            return Item(source: .init(path: newPath, text: contents, isCopy: isCopy), offset: own.offset)
        default: throw failure("'.\(kind)' has no equivalent in a set", at: own.offset, help: help)
        }
    }

    // MARK: - The set -

    /// - Throws: a `data` failure with everything in the files that a set cannot express.
    func foreign() throws(Failure) -> ForeignTemplate {
        let nameOfModule =
            (attributes.first { $0.name == "name" } ?? attributes.first(where: \.isRequired))?.name ?? "name"
        let others = attributes.filter { $0.name != nameOfModule && !Self.variables.contains($0.name) }
        var reader = LiquidReader(taken: taken, dialect: dialect(nameOfModule, others))
        var place: (folder: String, inner: String)?
        let read = try reader.variants(of: items.map(\.source)) { paths, _ throws(Failure) in
            let own = place ?? Self.place(of: paths)
            place = own
            return try zip(items, paths).map { item, path throws(Failure) in
                guard let inside = path.rest(below: Path.join(own.folder, own.inner)) else {
                    let message = "this file is not in '\(Path.join(own.folder, own.inner))', as the others are"
                    throw failure(message, at: item.offset, help: "make a set of its own for it")
                }
                return SpecialFolders.modulePath(inside)
            }
        }
        guard let read else {
            let help = "a set is made for \(Limits.variants) combinations at most, and attributes of different names"
            throw failure("the attributes \(reader.parameters.list) cannot be options", at: 0, help: help)
        }
        return ForeignTemplate(
            name: ForeignTemplate.word(name),
            summary: summary,
            options: others.map { attribute in
                let help = "the attribute '\(attribute.name)' of the imported template"
                let kind = Option.Kind.text(.any, isRequired: attribute.isRequired, default: attribute.standard)
                return Option(name: reader.optionName(attribute.name), help: help, kind: kind)
            },
            variants: read.values,
            files: read.files,
            notes: notes + [place.flatMap(placeNote)].compactMap(\.self)
        )
    }

    /// The words of Stencil, with the filters that Tuist has and that give a spelling of the module's name.
    private func dialect(_ name: String, _ others: [Attribute]) -> LiquidReader.Dialect {
        let filters = [
            "": "name", " | upperFirstLetter": "name", " | lowerFirstLetter": "variableName",
            " | lowerFirstWord": "variableName", " | lowercase": "lowercaseName", " | camelToSnakeCase": "snakeName",
        ]
        let ofName = filters.map { (name + $0, "{{\($1)}}") }
        let ofProject = Self.variables.map { ($0, "{{\($0)}}") }
        let parameters = Set(others.map(\.name))
        return LiquidReader.Dialect(
            known: Dictionary(ofName + ofProject) { first, _ in first },
            parameter: { parameters.contains($0) ? $0 : nil },
            parameters: "ATTRIBUTE",
            isStencil: true
        )
    }

    /// The folder that the template's modules are in, and in it the folder of a module, as a template. Without a folder
    /// that has the name, it is the innermost that all files are in.
    private static func place(of paths: [String]) -> (folder: String, inner: String) {
        let common = Path.commonAncestor(of: paths.map { Path.parent(ofItem: $0) }).pathParts
        let end = common.firstIndex { $0.contains(FolderForm.namePlace) } ?? common.endIndex
        return (common[..<end].joined(separator: "/"), end < common.endIndex ? common[end] : "")
    }

    /// A note about the folder of the modules, which is no part of a set; nil for a folder in the working directory
    /// that is called after the module.
    private func placeNote(_ place: (folder: String, inner: String)) -> Diagnostic? {
        let form = place.inner.isEmpty ? FolderForm.shared.text : place.inner
        // What an attribute says is a part of the module's path.
        let output = place.folder.pathParts.prefix { !$0.contains("{{") }.joined(separator: "/")
        let inner = place.folder.rest(below: output)
        let settings = [
            output.isEmpty ? nil : #""output": "\#(output)""#,
            form == FolderForm.standard.text ? nil : #""folder": "\#(form)""#,
        ]
        let written = settings.compactMap(\.self).joined(separator: ", ")
        let texts = [
            written.isEmpty ? "" : "in '\(Configuration.fileName)', set \(written)",
            inner.map { "write '\($0)' before a module's name: 'vipergen FOLDER/Login'" } ?? "",
        ].filter { !$0.isEmpty }
        if texts.isEmpty { return nil }
        let path = [place.folder, place.inner].filter { !$0.isEmpty }.joined(separator: "/")
        let shown = path.isEmpty ? "the working directory" : "'\(path)'"
        let help = texts.joined(separator: "; ")
        return Diagnostic("Tuist writes these files to \(shown)", help: help, severity: .note)
    }
}
