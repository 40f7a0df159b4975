import VipergenGenerator

/// A module that is asked for, and what is said of this one alone.
struct ModuleOrder {
    let module: Module
    /// The template set; nil where it is that of the whole run.
    let template: String?
    /// The options that the module has beside those of the whole run.
    let values: [String: OptionValue]

    /// - Throws: a failure with everything that is wrong in the words after the name.
    init(_ name: GivenName, _ selections: inout Selections) throws(Failure) {
        let words = try name.words
        let options = Array(words.dropFirst())
        guard !options.isEmpty else {
            (module, template, values) = (try Module(words.first ?? ""), nil, [:])
            return
        }
        // The template set is to be known before its options can be understood.
        let preview = Arguments(ofModule: options, options: [])
        let selection = try selections.find(preview[.template])
        let arguments = Arguments(ofModule: options, options: selection.templateSet.options)
        guard arguments.problems.isEmpty else { throw Failure(.usage, arguments.problems) }
        (module, template, values) = (try Module(words[0]), preview[.template], arguments.values)
    }
}

/// The template sets of a run, with the values that their options have for every module.
struct Selections {

    struct Selection {
        let templateSet: TemplateSet
        /// The same set as the values decide it; nil where few modules are rendered.
        private(set) var resolved: TemplateSet?
        /// A value for each option of the set.
        let values: [String: OptionValue]

        init(_ templateSet: TemplateSet, _ values: [String: OptionValue]) {
            (self.templateSet, self.values) = (templateSet, templateSet.completed(values))
        }

        mutating func resolve() { resolved = templateSet.resolved(for: values) }
    }

    private let library: SetLibrary
    private var main: Selection
    /// The sets that modules of their own ask for.
    private var others: [String: Selection] = [:]

    /// - Parameters:
    ///   - templateSet: the set of the run.
    ///   - values: what the command line says of its options.
    /// - Throws: a `data` failure if the configuration has options that the set does not take.
    init(_ templateSet: TemplateSet, _ values: [String: OptionValue], _ library: SetLibrary) throws(Failure) {
        self.library = library
        let configured = try library.values(for: templateSet)
        main = Selection(templateSet, configured.merging(values) { $1 })
    }

    /// Finds a set by its name or folder; without one, the run's.
    mutating func find(_ name: String?) throws(Failure) -> Selection {
        guard let name else { return main }
        if let known = others[name] { return known }
        let templateSet = try library.find(name)
        // The command line's options are those of the run's set.
        let isMain = templateSet.location == main.templateSet.location
        let selection =
            isMain ? main : Selection(templateSet, try library.values(for: templateSet))
        others[name] = selection
        return selection
    }

    /// The names of the base files that the run's set asks for; nil if it asks for none.
    func baseFiles(_ project: Project) throws(Failure) -> Set<String>? {
        guard let base = main.templateSet.base else { return nil }
        let module = try Module(Initialization.baseModule)
        let files = try Request(module, of: try library.find(base, isName: true), project: project).render()
        return Set(files.compactMap { $0.path.split(separator: "/").last.map(String.init) })
    }

    /// The set of a module, once it was found.
    func templateSet(of order: ModuleOrder) -> TemplateSet { selection(of: order).templateSet }

    private func selection(of order: ModuleOrder) -> Selection { order.template.flatMap { others[$0] } ?? main }

    /// Has modules without options of their own rendered faster: worth it for many.
    mutating func resolve() {
        main.resolve()
        for name in others.keys { others[name]?.resolve() }
    }

    /// The request for a module whose set was found.
    func request(_ order: ModuleOrder, _ project: Project, includesTests: Bool = false) throws(Failure) -> Request {
        let selection = selection(of: order)
        return try Request(
            order.module,
            of: order.values.isEmpty ? selection.resolved ?? selection.templateSet : selection.templateSet,
            options: order.values.isEmpty ? selection.values : selection.values.merging(order.values) { $1 },
            project: project,
            includesTests: includesTests
        )
    }
}
