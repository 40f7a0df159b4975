import VipergenGenerator

/// The template sets of a run, with the values that their options have for every module.
struct Selections {

    private let library: SetLibrary
    private let project: Project
    private let includesTests: Bool
    private let main: Selection
    /// The sets that modules of their own ask for.
    private var others: [String: Selection] = [:]

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
        }
        others[name] = selection
        return selection
    }

    /// Whether modules of the run's set stand on base files.
    var haveBase: Bool { main.templateSet.base != nil }

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
    ///
    /// - Parameter order: nil for one of which nothing is said alone.
    func templateSet(of order: ModuleOrder?) -> TemplateSet { selection(of: order).templateSet }

    private func selection(of order: ModuleOrder?) -> Selection { order?.template.flatMap { others[$0] } ?? main }

    /// The request for a module whose set was found.
    func request(_ order: ModuleOrder) throws(Failure) -> Request {
        let selection = selection(of: order)
        return try Request(order.module, order.values.isEmpty ? selection : selection.with(order.values))
    }
}
