/// What the modules of a run have in common: a template set, a value for each of its options, and the project.
package final class Selection: Sendable {
    package let templateSet: TemplateSet
    /// The set as it was read.
    private let source: TemplateSet
    /// A value for each option of the set.
    package let values: [String: OptionValue]
    let project: Project
    let includesTests: Bool
    /// What is wrong with the options, whatever the module.
    let missingOptions: [Diagnostic]
    let repetitions: [Diagnostic]
    let prohibitions: [Diagnostic]
    /// The variables that every module has alike.
    private let common: [String: Value]
    /// Whether a template may use the other spellings of the module's name, which take time.
    private let usesSpellings: Bool
    /// Whether a template may use what its file is called.
    let usesFiles: Bool
    /// All names that a module may not have, whatever the conditions; nil where they were not gathered.
    private let reservedNames: Set<String>?

    /// - Parameters:
    ///   - templateSet: the set that has the templates.
    ///   - options: the values of the options that have other ones than their defaults.
    ///   - project: what the modules belong to.
    ///   - includesTests: whether the files in the set's folder `tests` are asked for too.
    package init(_ templateSet: TemplateSet, options: [String: OptionValue], project: Project, includesTests: Bool) {
        (self.templateSet, source) = (templateSet, templateSet)
        (self.project, self.includesTests) = (project, includesTests)
        values = templateSet.completed(options)
        missingOptions = templateSet.missingOptions(in: values)
        repetitions = templateSet.repetitions(in: values)
        prohibitions = templateSet.prohibitions(of: values)
        common = Variables.of(project).merging(templateSet.variables(for: values)) { own, _ in own }
        (usesSpellings, usesFiles, reservedNames) = (true, true, nil)
    }

    private init(resolving other: Selection) {
        (values, project, includesTests) = (other.values, other.project, other.includesTests)
        (missingOptions, repetitions) = (other.missingOptions, other.repetitions)
        prohibitions = other.prohibitions
        (source, common) = (other.source, other.common)
        templateSet = source.resolved(with: common)
        usesSpellings = templateSet.uses(Variables.spellingNames)
        usesFiles = templateSet.uses(Variables.fileNames)
        reservedNames = source.manifest.reserved.reduce(into: []) { $0.formUnion($1.names) }
    }

    /// The same, which renders the same, faster: worth it for many modules.
    package func resolved() -> Selection { Selection(resolving: self) }

    /// The same for another project.
    func with(_ project: Project) -> Selection {
        Selection(source, options: values, project: project, includesTests: includesTests)
    }

    /// The same with other values for some options.
    package func with(_ others: [String: OptionValue]) -> Selection {
        Selection(source, options: values.merging(others) { $1 }, project: project, includesTests: includesTests)
    }

    /// The same for another set.
    package func of(_ templateSet: TemplateSet, options: [String: OptionValue]) -> Selection {
        Selection(templateSet, options: options, project: project, includesTests: includesTests)
    }

    /// Whether the set may have other plans with a name: quicker to tell than which.
    func mayReserve(_ name: String) -> Bool { reservedNames?.contains(name) ?? true }

    /// The variables of a module, all but those of a file.
    func variables(of module: Module) -> [String: Value] {
        var variables = common
        variables["name"] = .text(module.name.text)
        if usesSpellings { variables.merge(Variables.spellings(module.name.words)) { $1 } }
        return variables
    }
}

extension TemplateSet {

    /// A value for each option, its default where none is given.
    package func completed(_ values: [String: OptionValue]) -> [String: OptionValue] {
        Dictionary(uniqueKeysWithValues: options.map { ($0.name, values[$0.name] ?? $0.defaultValue) })
    }

    fileprivate func missingOptions(in values: [String: OptionValue]) -> [Diagnostic] {
        options.compactMap { option in
            guard case .text(_, isRequired: true, _) = option.kind, values[option.name] == .text("") else { return nil }
            let help = "add '--\(option.name) \(option.placeholder ?? "")'"
            return Diagnostic("'--\(option.name)' is missing: \(option.help)", help: help)
        }
    }

    fileprivate func repetitions(in values: [String: OptionValue]) -> [Diagnostic] {
        options.compactMap { option in values[option.name].flatMap(option.repetition)?.problem }
    }

    /// What the options are in templates.
    fileprivate func variables(for values: [String: OptionValue]) -> [String: Value] {
        Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.variable(values[$0.name] ?? $0.defaultValue)) })
    }
}
