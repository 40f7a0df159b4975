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
        let preview = Arguments(ofModule: options, options: nil)
        let selection = try selections.find(preview[.template])
        let arguments = Arguments(ofModule: options, options: selection.templateSet.options)
        guard arguments.problems.isEmpty else { throw Failure(.usage, arguments.problems) }
        (module, template, values) = (try Module(words[0]), preview[.template], arguments.values)
    }
}

/// The template sets of a run, with the values that their options have for every module.
struct Selections {

    private let library: SetLibrary
    private let project: Project
    private let includesTests: Bool
    private var main: Selection
    /// The sets that modules of their own ask for.
    private var others: [String: Selection] = [:]
    /// Whether modules without options of their own are rendered faster: worth it for many.
    var isForMany = false {
        didSet {
            if isForMany { main = main.resolved() }
        }
    }

    /// - Parameters:
    ///   - templateSet: the set of the run.
    ///   - values: what the command line says of its options.
    /// - Throws: a `data` failure if the configuration has options that the set does not take.
    init(
        _ templateSet: TemplateSet,
        _ values: [String: OptionValue],
        _ library: SetLibrary,
        _ project: Project,
        includesTests: Bool
    ) throws(Failure) {
        (self.library, self.project, self.includesTests) = (library, project, includesTests)
        let values = try library.values(for: templateSet).merging(values) { $1 }
        main = Selection(templateSet, options: values, project: project, includesTests: includesTests)
    }

    /// Finds a set by its name or folder; without one, the run's.
    mutating func find(_ name: String?) throws(Failure) -> Selection {
        guard let name else { return main }
        if let known = others[name] { return known }
        let templateSet = try library.find(name)
        // The command line's options are those of the run's set.
        let isMain = templateSet.location == main.templateSet.location
        var selection = main
        if !isMain {
            let values = try library.values(for: templateSet)
            selection = Selection(templateSet, options: values, project: project, includesTests: includesTests)
            if isForMany { selection = selection.resolved() }
        }
        others[name] = selection
        return selection
    }

    /// The names of the base files that the run's set asks for; nil if it asks for none.
    var baseFiles: Set<String>? {
        get throws(Failure) {
            guard let base = main.templateSet.base else { return nil }
            let module = try Module(Initialization.baseModule)
            let request = try Request(module, of: try library.find(base, isName: true), project: project)
            return Set(try request.paths().compactMap { $0.split(separator: "/").last.map(String.init) })
        }
    }

    /// The set of a module, once it was found.
    func templateSet(of order: ModuleOrder) -> TemplateSet { selection(of: order).templateSet }

    private func selection(of order: ModuleOrder) -> Selection { order.template.flatMap { others[$0] } ?? main }

    /// The request for a module whose set was found.
    func request(_ order: ModuleOrder) throws(Failure) -> Request {
        let selection = selection(of: order)
        return try Request(order.module, order.values.isEmpty ? selection : selection.with(order.values))
    }
}
