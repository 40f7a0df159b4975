/// A module of a set to generate, with a value for every option.
public struct Request: Sendable {
    package let module: Module
    let selection: Selection
    /// The variables of the module's name.
    private let nameVariables: Value

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
        let selection = Selection(templateSet, options: options, project: project, includesTests: includesTests)
        try self.init(module, selection)
    }

    /// One of many modules with the same selection.
    ///
    /// - Throws: a `usage` failure as above.
    package init(_ module: Module, _ selection: Selection) throws(Failure) {
        try self.init(Request(unchecked: module, selection), selection)
    }

    /// The same module with another selection. The spellings of its name are not made again: that would take a sixth of
    /// the time of `status`.
    ///
    /// - Throws: a `usage` failure as above.
    init(_ other: Request, _ selection: Selection) throws(Failure) {
        (module, nameVariables, self.selection) = (other.module, other.nameVariables, selection)
        var problems = selection.problems + nameProblems
        if problems.isEmpty { problems = NameClashes(templateSet, values, of: module.name).problems }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
    }

    /// A request that is not checked. Its options may exclude each other.
    init(unchecked module: Module, _ selection: Selection) {
        (self.module, self.selection) = (module, selection)
        nameVariables = .map(Variables.of(module.name))
    }

    package var templateSet: TemplateSet { selection.templateSet }
    /// The options that have other values than their defaults, as words of a command line.
    package var options: [String] { templateSet.words(for: values) }
    var values: [String: OptionValue] { selection.values }
    var project: Project { selection.project }

    /// The variables for a file: its own, those of the run, and those of the module. The last are looked up first:
    /// templates name them most.
    ///
    /// - Parameter path: empty while the path itself is rendered, which cannot contain itself.
    func variables(at path: String) -> [Value] {
        let others = [selection.variables, nameVariables]
        return path.isEmpty ? others : [.map(Variables.of(path: path))] + others
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
