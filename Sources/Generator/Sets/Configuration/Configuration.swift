/// The defaults of a repository, from `.vipergen.json`. The command line wins over them.
package struct Configuration: Sendable {

    package static let fileName = ".vipergen.json"

    package enum Key: String, CaseIterable {
        case schema = "$schema"
        case template, templates, output, folder, indent, ignored, tests, testing, testsOutput, xcode, header, project,
            author, company,
            options, verify
    }

    /// The path of the file, as errors name it.
    package let file: String
    /// The name of the template set, or its folder.
    package private(set) var setName: String?
    /// The folder of the repository's own template sets.
    package private(set) var setsFolder: String?
    /// The output folder of modules.
    package private(set) var output: String?
    /// The form of the modules' folders.
    package private(set) var form = FolderForm.standard
    /// The indentation of new Swift files.
    package private(set) var indentation: IndentationUnit?
    /// The folders that hold no modules, though they may look like some.
    package private(set) var ignored: [String] = []
    /// Whether tests are written, too.
    package private(set) var tests: Bool?
    /// The form of the tests, for sets that have several.
    package private(set) var testing: String?
    /// The output folder of tests.
    package private(set) var testsOutput: String?
    /// The path of the Xcode project that files are added to and removed from, a folder `….xcodeproj`.
    package private(set) var xcodeProject: String?
    /// The names of its targets that have the modules; at least one if there is a project.
    package private(set) var xcodeTargets: [String] = []
    /// The names of its targets that have the modules' tests.
    package private(set) var xcodeTestsTargets: [String] = []
    /// The template that replaces the partial `header` of every set.
    private(set) var header: SourceText?
    /// The values of the variables `project`, `author` and `company`.
    package private(set) var project: String?
    package private(set) var author: String?
    package private(set) var company: String?
    /// The defaults of `verify`: the folder of stand-ins, the folders of the app's sources, and the modes (all if
    /// empty).
    package private(set) var stubs: String?
    package private(set) var sources: [String] = []
    package private(set) var modes: [LanguageMode] = []
    /// The contents of the file; nil if there is none. The values of options are checked when their set is known.
    private let document: Document?

    /// Whether the repository has a configuration.
    package var exists: Bool { document != nil }

    /// The configuration of a repository without the file.
    package init() { (file, document) = (Self.fileName, nil) }

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - text: the file's text, JSON.
    ///   - file: its path, as errors name it. The paths in it are relative to its folder.
    /// - Throws: a `data` failure with everything that is wrong.
    package init(_ text: String, file: String) throws(Failure) {
        self.file = file
        let document = try Document(text, file: file)
        self.document = document
        var reader = DocumentReader(document)
        let hint = #"; an option of a template set goes into "options": {"SET": {…}}"#
        guard let root = reader.object(document.root, keys: Key.allCases.map(\.rawValue), hint: hint) else {
            throw Failure(.data, reader.diagnostics)
        }
        func path(_ element: Document.Element, isRequired: Bool = false) -> String? {
            reader.path(element, relativeTo: Path.parent(of: file), isRequired: isRequired)
        }
        func path(_ key: Key) -> String? { path(root[key]) }
        _ = reader.text(root[.schema])
        setName = reader.text(root[.template])
        // Without a slash it is the name of a set, and no path.
        if let setName, setName.hasSlash { self.setName = path(.template) }
        setsFolder = path(.templates)
        output = path(.output)
        if let text = reader.text(root[.folder]) {
            form = FolderForm(text) ?? .standard
            if FolderForm(text) == nil {
                let help = "write '{{name}}' for the module's name, as in '{{name}}Scene'; '.' is the folder itself"
                reader.report("\(quoted(text)) is not the form of a module's folder", at: root[.folder], help: help)
            }
        }
        if !root[.indent].isMissing {
            indentation = root[.indent].scalar.flatMap(IndentationUnit.init)
            if indentation == nil {
                reader.report("this is not an indentation", at: root[.indent], help: #"write 2, 4 or "tab""#)
            }
        }
        ignored = reader.texts(root[.ignored]).compactMap { path($0.element) }
        tests = reader.flag(root[.tests])
        testing = reader.text(root[.testing])
        if let form = testing, !Option.testingForms.contains(form) {
            let help = "write \(Option.testingForms.map(quoted).joined(separator: " or "))"
            reader.report("\(quoted(form)) is not a form of tests", at: root[.testing], help: help)
        }
        testsOutput = path(.testsOutput)
        let xcodeKeys = ["project", "targets", "testsTargets"]
        if !root[.xcode].isMissing, let xcode = reader.object(root[.xcode], keys: xcodeKeys) {
            xcodeProject = path(xcode["project"], isRequired: true)
            xcodeTargets = reader.texts(xcode["targets"]).map(\.text)
            xcodeTestsTargets = reader.texts(xcode["testsTargets"]).map(\.text)
            if xcodeTargets.isEmpty {
                let help = "name the targets that get the modules"
                reader.report("this names no target", at: xcode["targets"], help: help)
            }
        }
        if !root[.header].isMissing {
            let end = root[.header].isList ? "\n" : ""
            let lines = reader.texts(root[.header])
            let offsets = lines.flatMap { document.offsets(ofTextOf: $1) + (end.isEmpty ? [] : [$1.end - 1]) }
            let origin = SourceText.Origin(text: text, offsets: offsets + [(lines.last?.element ?? root).end - 1])
            header = SourceText(name: file, text: lines.map { $0.text + end }.joined(), origin: origin)
        }
        project = reader.text(root[.project])
        author = reader.text(root[.author])
        company = reader.text(root[.company])
        if !root[.options].isMissing, let options = reader.object(root[.options]) {
            for values in options.members where !values.isObject {
                let help = #"write {"\#(setName ?? "SET")": {…}}: the name of a set, and its options in '{' and '}'"#
                reader.report("options are those of a template set", at: values, help: help)
            }
        }
        if !root[.verify].isMissing, let verify = reader.object(root[.verify], keys: ["stubs", "sources", "modes"]) {
            stubs = path(verify["stubs"])
            sources = reader.texts(verify["sources"]).compactMap { path($0.element) }
            modes = reader.texts(verify["modes"]).compactMap { word, element in
                if let mode = LanguageMode(rawValue: word) { return mode }
                let help = "the modes are \(LanguageMode.allCases.map(\.rawValue).list)"
                reader.report("\(quoted(word)) is not a language mode", at: element, help: help)
                return nil
            }
        }
        guard reader.problems.isEmpty else { throw Failure(.data, reader.diagnostics) }
    }

    /// The place of a key, or of a member of its value; if it is missing, of the object that lacks it.
    package func place(of key: Key, _ member: String? = nil) -> Diagnostic.Place {
        place(at: [key.rawValue] + (member.map { [$0] } ?? []))
    }

    /// The place of the key at a path of keys; if it is missing, of the object that lacks it.
    package func place(at path: [String]) -> Diagnostic.Place {
        element(at: path).flatMap { document?.place(of: $0) } ?? Diagnostic.Place(file: file)
    }

    /// The place of the value at a path of keys; if it is missing, of the object that lacks it.
    package func place(ofValueAt path: [String]) -> Diagnostic.Place {
        element(at: path).flatMap { document?.source.place(at: $0.start) } ?? Diagnostic.Place(file: file)
    }

    /// The value at a path of keys, as it is written; nil if it is missing.
    package func json(at path: [String]) -> JSON? { element(at: path)?.json }

    private func element(at path: [String]) -> Document.Element? { path.reduce(document?.root) { $0?[$1] } }

    /// The text with other values at paths of keys. Everything else stays as it is written.
    ///
    /// - Returns: nil if there is no configuration.
    /// - Throws: a `data` failure if the new text is no JSON, or too long. Its keys and values are not checked.
    package func text(setting values: [(path: [String], value: JSON)]) throws(Failure) -> String? {
        guard var document else { return nil }
        for (path, value) in values {
            document = try Document(document.text(setting: value, at: path), file: file)
        }
        return document.source.text
    }

    /// The text of a new configuration with values at paths of keys.
    ///
    /// - Throws: a `data` failure for values that a configuration cannot have, and for paths that leave the repository.
    package static func newText(_ values: [(path: [String], value: JSON)], file: String) throws(Failure) -> String {
        let text = try Configuration("{}", file: file).text(setting: values) ?? ""
        let configuration = try Configuration(text, file: file)
        try configuration.checkPaths()
        // Each value was inserted into a line: now the whole text is formatted.
        return (configuration.json(at: [])?.text ?? text) + "\n"
    }

    /// The names of the sets for which it has options.
    package var configuredSets: [String] { document?.root[.options].members.compactMap(\.key).sorted() ?? [] }

    /// The values for the options of a set.
    ///
    /// - Throws: a `data` failure for an option that the set does not have, or a value that the option does not take.
    package func values(for templateSet: TemplateSet) throws(Failure) -> [String: OptionValue] {
        guard let document, !document.root[.options][templateSet.name].isMissing else { return [:] }
        var reader = DocumentReader(document)
        let names = templateSet.options.map(\.name)
        guard let given = reader.object(document.root[.options][templateSet.name], keys: names) else { return [:] }
        var values: [String: OptionValue] = [:]
        for option in templateSet.options where !given[option.name].isMissing {
            let element = given[option.name]
            if case .flag = option.kind {
                values[option.name] = reader.flag(element).map(OptionValue.flag)
            } else {
                let elements = option.isList ? reader.list(element) : [element]
                let texts = elements.compactMap { element in reader.text(element).map { (text: $0, element: element) } }
                values[option.name] = reader.value(of: option, texts)
            }
        }
        guard reader.problems.isEmpty else { throw Failure(.data, reader.diagnostics) }
        return values
    }
}

extension Document.Element {

    fileprivate subscript(key: Configuration.Key) -> Document.Element { self[key.rawValue] }
}
