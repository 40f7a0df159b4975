/// A module of a set to generate, with a value for every option.
public struct Request: Sendable {
    package private(set) var module: Module
    package let templateSet: TemplateSet
    /// A value for each option of the set.
    package let values: [String: OptionValue]
    package let project: Project
    package let includesTests: Bool
    /// The problems of the options, whatever the module.
    package let optionProblems: [Diagnostic]
    /// The outputs whose files are rendered: those of the set, or what `prepared` has made of them.
    private(set) var outputs: [TemplateSet.Output]
    /// The variables that do not depend on the module.
    private let commonVariables: Value
    /// The types that its modules declare with these options, as the manifest has them.
    let declaredTypes: [String]
    /// The variables of the module's name; nil for those of the placeholder. Making them takes a sixth of the time of
    /// `status`, so copies keep them.
    private var ownVariables: Value?
    private var nameVariables: Value { ownVariables ?? Self.placeholderVariables }

    private static let placeholderVariables = Value.map(Variables.of(ModuleName.placeholder))

    /// - Parameters:
    ///   - module: the module's path and name.
    ///   - templateSet: the set that has the templates.
    ///   - options: the values of the options that have other ones than their defaults.
    ///   - project: the app or package of the module.
    ///   - includesTests: true if the files in the set's folder `tests` are rendered too.
    /// - Throws: a `usage` failure if the set has no such option or an option does not take its value, if the options
    ///   cannot be combined, one is missing, a list has values that cannot be together in it, or the set has no place
    ///   for a module of that name.
    public init(
        _ module: Module,
        of templateSet: TemplateSet,
        options: [String: OptionValue] = [:],
        project: Project,
        includesTests: Bool = false
    ) throws(Failure) {
        let options = try templateSet.taking(options)
        let any = Request(of: templateSet, options: options, project: project, includesTests: includesTests)
        self = any.of(module)
        try check()
    }

    /// A request for any module: `of(_:)` says for which. It is not checked: its options may exclude each other.
    package init(
        of templateSet: TemplateSet,
        options: [String: OptionValue],
        project: Project,
        includesTests: Bool
    ) {
        module = .placeholder
        self.templateSet = templateSet
        self.project = project
        self.includesTests = includesTests
        let values = templateSet.completed(options)
        self.values = values
        outputs = templateSet.outputs.filter { includesTests || $0.purpose == .module }
        declaredTypes = templateSet.manifest.types.filter { $0.conditions.hold(for: values) }.flatMap(\.names)
        optionProblems = templateSet.problems(of: values)
        let ofOptions = templateSet.variables(for: values)
        commonVariables = .map(Variables.of(project).merging(ofOptions) { own, _ in own })
    }

    /// - Throws: a `usage` failure as the initializer does.
    package func check() throws(Failure) {
        var problems = optionProblems + nameProblems
        if problems.isEmpty { problems = NameClashes(templateSet, values, of: module.name, nameVariables).problems }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
    }

    /// The same request for many modules: all but the names of the module is rendered once.
    package var prepared: Request {
        var copy = self
        var size = 0
        for (index, output) in outputs.enumerated() {
            // What is wrong is reported by rendering a module.
            guard size <= Limits.size, let prepared = try? prepared(output) else { return self }
            size += prepared.template?.nodes.reduce(0) { $0 + $1.textSize } ?? 0
            copy.outputs[index] = prepared
        }
        return copy
    }

    private func prepared(_ output: TemplateSet.Output) throws(Failure) -> TemplateSet.Output {
        func prepared(_ template: Template, _ names: [String], _ escaping: Escaping) throws(Failure) -> Template {
            let values = [commonVariables, Variables.later(names)]
            return try template.specialized(for: values, partials: templateSet.partials, escaping: escaping)
        }
        let path = try prepared(output.path, Variables.ofModuleName, .none)
        // The extension decides how the contents are escaped, so it has to be the same for all modules.
        guard case .text(let bytes, _)? = path.nodes.last, bytes.contains(UInt8(ascii: ".")) else { return output }
        let end = String(decoding: bytes, as: UTF8.self)
        let contents = try output.template.map { template throws(Failure) in
            try prepared(template, Variables.ofModule, Escaping(path: end))
        }
        // A file that begins as XML is escaped, whatever its extension is.
        if case .none = Escaping(path: end), contents?.mayBeXML == true { return output }
        let (copied, isExecutable) = (output.contents, output.isExecutable)
        return .init(
            purpose: output.purpose,
            path: path,
            template: contents,
            contents: copied,
            isExecutable: isExecutable
        )
    }

    // MARK: - Copies, which are not checked -

    /// The same options for another module.
    package func of(_ module: Module) -> Request {
        var copy = self
        copy.module = module
        copy.ownVariables = .map(Variables.of(module.name))
        return copy
    }

    /// The same options for the module of another request.
    func ofModule(in other: Request) -> Request {
        var copy = self
        copy.module = other.module
        copy.ownVariables = other.ownVariables
        return copy
    }

    /// The same module with other values for some options, or in another project.
    package func with(_ others: [String: OptionValue] = [:], in other: Project? = nil) -> Request {
        let (options, project) = (values.merging(others) { $1 }, other ?? project)
        let any = Request(of: templateSet, options: options, project: project, includesTests: includesTests)
        return any.ofModule(in: self)
    }

    /// The options that have other values than their defaults, as words of a command line.
    package var options: [String] { templateSet.words(for: values) }

    /// The variables for a file: its own, those of the run, and those of the module. The last are looked up first:
    /// templates name them most.
    ///
    /// - Parameter path: empty while the path itself is rendered, which cannot contain itself.
    func variables(at path: String) -> [Value] {
        if path.isEmpty { return [commonVariables, nameVariables] }
        return [.map(Variables.of(path: path)), commonVariables, nameVariables]
    }

    /// The problems of the module's name with these options.
    private var nameProblems: [Diagnostic] {
        let name = module.name.text
        var problems = templateSet.options.filter { option in
            guard option.isDistinct, let value = values[option.name] else { return false }
            return value == .text(name) || value.values.contains(name)
        }.map { Diagnostic("'--\($0.name)' names the module itself, '\(name)'", help: "name another one") }
        let reserved = templateSet.manifest.reserved.filter { $0.names.contains(name) }
        if let reason = reserved.first(where: { $0.conditions.hold(for: values) })?.reason {
            let because = reason.isEmpty ? "" : ": " + reason
            let message = "a module of '\(templateSet.name)' cannot be called '\(name)'\(because)"
            problems.append(Diagnostic(message, help: "'\(name)Module' would do"))
        }
        return problems
    }
}
