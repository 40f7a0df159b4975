/// A repository's defaults, as `.vipergen.json` has them. The command line wins over them.
public struct Configuration: Sendable {

    public static let fileName = ".vipergen.json"

    /// The keys that there are.
    package enum Key: String, CaseIterable {
        case schema = "$schema"
        case template, templates, output, tests, testsOutput, xcode, header, project, author, company, options,
            verify
    }

    /// The file, as the person would name it; what is wrong in it is told with this.
    public let file: String
    /// The template set: a name, or a folder.
    public private(set) var template: String?
    /// The folder of the repository's own template sets.
    public private(set) var templates: String?
    /// Where modules go.
    public private(set) var output: String?
    /// Whether tests are written too.
    public private(set) var tests: Bool?
    /// Where tests go.
    public private(set) var testsOutput: String?
    /// The Xcode project that is carried along.
    public private(set) var xcode: Xcode?
    /// The template that stands in for the partial `header` of every set.
    public private(set) var header: String?
    /// Where each line of it begins.
    package private(set) var headerLineStarts: [Diagnostic.Place] = []
    /// The variables of the same names.
    public private(set) var project: String?
    public private(set) var author: String?
    public private(set) var company: String?
    /// What `verify` goes by: the folder of stand-ins, those of the app's sources, and the modes; none is all.
    package private(set) var stubs: String?
    package private(set) var sources: [String] = []
    package private(set) var modes: [LanguageMode] = []
    /// What the file has; nil where there is none. What the options' values may be is the sets' business.
    private let document: Document?

    /// Whether the repository has one.
    package var isThere: Bool { document != nil }

    /// The configuration of a repository that has none.
    public init() {
        file = Self.fileName
        document = nil
    }

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - text: the file's text, JSON.
    ///   - file: its path, as errors name it. The paths in it are relative to the folder that it is in.
    /// - Throws: a `data` failure with everything that is wrong.
    public init(_ text: String, file: String) throws(Failure) {
        self.file = file
        let document = try Document(text, file: file)
        self.document = document
        var reader = DocumentReader(document)
        guard let root = reader.object(document.root, keys: Key.allCases.map(\.rawValue)) else {
            throw Failure(.data, reader.diagnostics)
        }
        func path(_ element: Document.Element) -> String? { reader.path(element, relativeTo: Path.parent(of: file)) }
        func path(_ key: Key) -> String? { path(root[key]) }
        _ = reader.text(root[.schema])
        template = reader.text(root[.template])
        // A name is looked for among the sets; what has a slash in it is a folder.
        if let template, template.hasSlash { self.template = path(.template) }
        templates = path(.templates)
        output = path(.output)
        tests = reader.flag(root[.tests])
        testsOutput = path(.testsOutput)
        if root[.xcode].isThere { xcode = Xcode(root[.xcode], &reader, relativeTo: Path.parent(of: file)) }
        if root[.header].isThere {
            let texts = reader.texts(root[.header])
            let lines = texts.map(\.text)
            headerLineStarts = document.lineStarts(of: texts.map(\.element))
            header = if root[.header].isList { lines.map { $0 + "\n" }.joined() } else { lines.joined() }
        }
        project = reader.text(root[.project])
        author = reader.text(root[.author])
        company = reader.text(root[.company])
        if root[.options].isThere, let options = reader.object(root[.options]) {
            for values in options.members { _ = reader.object(values) }
        }
        if root[.verify].isThere, let verify = reader.object(root[.verify], keys: ["stubs", "sources", "modes"]) {
            stubs = path(verify["stubs"])
            sources = reader.texts(verify["sources"]).compactMap { path($0.element) }
            modes = reader.texts(verify["modes"]).compactMap { word, element in
                if let mode = LanguageMode(rawValue: word) { return mode }
                let all = LanguageMode.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
                reader.report("\(quoted(word)) is no language mode", at: element, help: "the modes are \(all)")
                return nil
            }
        }
        guard reader.problems.isEmpty else { throw Failure(.data, reader.diagnostics) }
    }

    /// Where a key is, and in the value of `options` one of its members'; the file where there is none.
    package func place(of key: Key, _ member: String? = nil) -> Diagnostic.Place {
        guard let document else { return Diagnostic.Place(file: file) }
        let element = document.root[key]
        return document.place(of: member.map { element[$0] } ?? element)
    }

    /// The value at a path of keys, as it is written; nil for what is not there.
    package func json(at path: [String]) -> JSON? {
        path.reduce(document?.root) { $0?[$1] }?.json
    }

    /// Where the value at a path of keys is; for what is missing, where it could be.
    package func place(at path: [String]) -> Diagnostic.Place {
        guard let document else { return Diagnostic.Place(file: file) }
        return document.place(of: path.reduce(document.root) { $0[$1] })
    }

    /// Where the value at a path of keys begins.
    package func place(ofValueAt path: [String]) -> Diagnostic.Place {
        guard let document else { return Diagnostic.Place(file: file) }
        return document.source.place(at: path.reduce(document.root) { $0[$1] }.start)
    }

    /// The text with other values at paths of keys; everything else is as it is written.
    ///
    /// - Returns: nil where there is no configuration.
    /// - Throws: a `data` failure if it is none then.
    package func text(setting values: [(path: [String], value: JSON)]) throws(Failure) -> String? {
        guard var document else { return nil }
        for (path, value) in values {
            document = try Document(document.text(setting: value, at: path), file: file)
        }
        return document.source.text
    }

    /// The names of the sets that it has options for.
    package var configuredSets: [String] { document?.root[.options].members.compactMap(\.key).sorted() ?? [] }

    /// The values that it has for the options of a set.
    ///
    /// - Throws: a `data` failure for an option that the set does not have, or a value that the option does not take.
    package func values(for templateSet: TemplateSet) throws(Failure) -> [String: OptionValue] {
        guard let document, document.root[.options][templateSet.name].isThere else { return [:] }
        var reader = DocumentReader(document)
        let names = templateSet.options.map(\.name)
        guard let given = reader.object(document.root[.options][templateSet.name], keys: names) else { return [:] }
        var values: [String: OptionValue] = [:]
        for option in templateSet.options {
            let element = given[option.name]
            switch option.kind {
            case .flag: values[option.name] = reader.flag(element).map(OptionValue.flag)
            case .choice, .text:
                guard let text = reader.text(element) else { continue }
                values[option.name] = reader.value(of: option, [(text, element)])
            case .list where !element.isThere: continue
            case .list:
                var texts: [(String, Document.Element)] = []
                for element in reader.list(element) {
                    if let text = reader.text(element) { texts.append((text, element)) }
                }
                values[option.name] = reader.value(of: option, texts) ?? .list([])
            }
        }
        guard reader.problems.isEmpty else { throw Failure(.data, reader.diagnostics) }
        return values
    }
}

extension Document.Element {

    fileprivate subscript(key: Configuration.Key) -> Document.Element { self[key.rawValue] }
}
