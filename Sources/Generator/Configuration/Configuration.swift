/// A repository's defaults, as `.vipergen.json` has them. The command line wins over them.
public struct Configuration: Sendable {

    public static let fileName = ".vipergen.json"

    /// The keys that there are.
    package enum Key: String, CaseIterable {
        case schema = "$schema"
        case template, templates, output, tests, testsOutput, header, project, author, company, options
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
    /// The template that stands in for the partial `header` of every set.
    public private(set) var header: String?
    /// The variables of the same names.
    public private(set) var project: String?
    public private(set) var author: String?
    public private(set) var company: String?
    /// The options' values, by set and option; what they may be is the sets' business.
    private var options: [String: [String: JSON]] = [:]

    /// The configuration of a repository that has none.
    public init() {
        file = Self.fileName
    }

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - text: the file's text, JSON.
    ///   - file: its path, as errors name it. The paths in it are relative to the folder that it is in.
    /// - Throws: a `data` failure with everything that is wrong.
    public init(_ text: String, file: String) throws(Failure) {
        self.file = file
        var reader = DocumentReader(file: file)
        let root = reader.object(try JSON(text, file: file), at: "", keys: Key.allCases.map(\.rawValue))
        func value(_ key: Key) -> JSON? { root[key.rawValue] }
        func path(_ key: Key) -> String? {
            guard let path = reader.text(value(key), at: key.rawValue) else { return nil }
            if path.unicodeScalars.contains(where: { !$0.isVisible }) {
                reader.report("\(quoted(path)) is no path", at: key.rawValue, help: "remove what cannot be seen in it")
            }
            if path.isEmpty {
                reader.report("this is empty", at: key.rawValue, help: "name a folder, or remove the key")
            }
            return path.hasPrefix("/") ? path : Disk.join(Disk.parent(of: file), path)
        }
        _ = reader.text(value(.schema), at: Key.schema.rawValue)
        template = reader.text(value(.template), at: Key.template.rawValue)
        // A name is looked for among the sets; what has a slash in it is a folder.
        if let template, template.contains("/") { self.template = path(.template) }
        templates = path(.templates)
        output = path(.output)
        tests = reader.flag(value(.tests), at: Key.tests.rawValue)
        testsOutput = path(.testsOutput)
        if let header = value(.header) {
            let lines = reader.texts(header, at: Key.header.rawValue)
            self.header = if case .list = header { lines.map { $0 + "\n" }.joined() } else { lines.joined() }
        }
        project = reader.text(value(.project), at: Key.project.rawValue)
        author = reader.text(value(.author), at: Key.author.rawValue)
        company = reader.text(value(.company), at: Key.company.rawValue)
        if let json = value(.options) {
            for (name, json) in reader.object(json, at: Key.options.rawValue) {
                options[name] = reader.object(json, at: "\(Key.options.rawValue).\(name)")
            }
        }
        guard reader.diagnostics.isEmpty else { throw Failure(.data, reader.diagnostics) }
    }

    /// The names of the sets that it has options for.
    package var configuredSets: [String] { options.keys.sorted() }

    /// The values that it has for the options of a set.
    ///
    /// - Throws: a `data` failure for an option that the set does not have, or a value that the option does not take.
    package func values(for templateSet: TemplateSet) throws(Failure) -> [String: OptionValue] {
        var reader = DocumentReader(file: file)
        let path = "\(Key.options.rawValue).\(templateSet.name)"
        let names = templateSet.options.map(\.name)
        let given = reader.object(.object(options[templateSet.name] ?? [:]), at: path, keys: names)
        var values: [String: OptionValue] = [:]
        for option in templateSet.options {
            guard let json = given[option.name] else { continue }
            let path = "\(path).\(option.name)"
            if case .flag = option.kind {
                values[option.name] = reader.flag(json, at: path).map(OptionValue.flag)
            } else if let text = reader.text(json, at: path) {
                do {
                    values[option.name] = try option.value(text)
                } catch {
                    for problem in error.diagnostics { reader.report(problem.message, at: path, help: problem.help) }
                }
            }
        }
        guard reader.diagnostics.isEmpty else { throw Failure(.data, reader.diagnostics) }
        return values
    }
}
