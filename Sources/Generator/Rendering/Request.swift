/// What to generate: a module of a set, with a value for every option.
public struct Request: Sendable {
    package let module: Module
    let selection: Selection

    /// - Parameters:
    ///   - module: the module's path and name.
    ///   - templateSet: the set that has the templates.
    ///   - options: the values of the options that have other ones than their defaults.
    ///   - project: what the module belongs to.
    ///   - includesTests: whether the files in the set's folder `tests` are asked for too.
    /// - Throws: a `usage` failure if the options cannot be combined, one is missing, a list has values that cannot be
    ///   together in it, or the set has no place for a module of that name.
    public init(
        _ module: Module,
        of templateSet: TemplateSet,
        options: [String: OptionValue] = [:],
        project: Project,
        includesTests: Bool = false
    ) throws(Failure) {
        let selection = Selection(templateSet, options: options, project: project, includesTests: includesTests)
        try self.init(module, selection)
    }

    /// A module of many that have the rest in common.
    ///
    /// - Throws: a `usage` failure as above.
    package init(_ module: Module, _ selection: Selection) throws(Failure) {
        (self.module, self.selection) = (module, selection)
        let problems =
            selection.missingOptions + selection.repetitions + sameNames + selection.prohibitions + reservations
        guard problems.isEmpty else { throw Failure(.usage, problems) }
    }

    /// One that is only asked where its files may lie, whatever the options.
    init(unchecked module: Module, _ selection: Selection) {
        (self.module, self.selection) = (module, selection)
    }

    /// The same for another project.
    func with(_ project: Project) -> Request { Request(unchecked: module, selection.with(project)) }

    /// The same for another module.
    ///
    /// - Throws: a `usage` failure if the set has no place for it.
    func with(_ module: Module) throws(Failure) -> Request { try Request(module, selection) }

    package var templateSet: TemplateSet { selection.templateSet }
    var values: [String: OptionValue] { selection.values }
    var project: Project { selection.project }

    private var sameNames: [Diagnostic] {
        let name = module.name.text
        return templateSet.options.filter { option in
            guard option.isDistinct, let value = values[option.name] else { return false }
            return value == .text(name) || value.values.contains(name)
        }.map { option in
            Diagnostic("'--\(option.name)' names the module itself, '\(name)'", help: "name another one")
        }
    }

    private var reservations: [Diagnostic] {
        let name = module.name.text
        guard selection.mayReserve(name), let reason = templateSet.reservation(of: module.name, values) else {
            return []
        }
        return [
            Diagnostic(
                "a module of '\(templateSet.name)' cannot be called '\(name)'\(reason.isEmpty ? "" : ": " + reason)",
                help: "'\(name)Module' would do"
            )
        ]
    }
}

extension TemplateSet {

    /// Why a module may not have a name, empty where no reason is given; nil if it may.
    ///
    /// - Parameter values: a value for each option.
    func reservation(of name: ModuleName, _ values: [String: OptionValue]) -> String? {
        reservations(of: name).first { $0.hold(for: values) }?.reason
    }

    /// Those that have a name, whatever the values: most names are in none.
    func reservations(of name: ModuleName) -> [Manifest.ConditionalNames] {
        manifest.reserved.filter { $0.contains(name.text) }
    }

    /// What is wrong with options that are given together.
    ///
    /// - Parameter values: those that have other values than their defaults.
    package func prohibitions(of values: [String: OptionValue]) -> [Diagnostic] {
        let values = completed(values)
        return manifest.forbids.compactMap { prohibition in
            guard prohibition.conditions.allSatisfy({ $0.holds(for: values) }) else { return nil }
            let reason = prohibition.reason.isEmpty ? "" : ": " + prohibition.reason
            // An option that is off by default was not written, and cannot be left out.
            let needed = prohibition.conditions.filter(isByDefault).map { "'--\($0.option)'" }
            let given = prohibition.conditions.filter { !isByDefault($0) }.map { "'\($0.commandLine)'" }
            guard !needed.isEmpty, !given.isEmpty else {
                let flags = prohibition.conditions.map { "'\($0.commandLine)'" }.joined(separator: " and ")
                return Diagnostic("\(flags) cannot be combined\(reason)", help: "leave one of them out")
            }
            let (others, flags) = (needed.joined(separator: " or "), given.joined(separator: " and "))
            let verb = given.count > 1 ? "need" : "needs"
            return Diagnostic("\(flags) \(verb) \(others)\(reason)", help: "add \(others), or leave \(flags) out")
        }
    }

    /// Whether a condition is that an option is off which is off where nothing is said.
    private func isByDefault(_ condition: Condition) -> Bool {
        guard let value = condition.value, !value.isOn else { return false }
        return options.contains { $0.name == condition.option && $0.defaultValue == value }
    }
}
