import VipergenGenerator

/// A module that is asked for, and what is said of this one alone.
struct ModuleOrder {
    let module: Module
    /// The template set; nil where it is that of the whole run.
    let template: String?
    /// The options that the module has beside those of the whole run.
    let values: [String: OptionValue]

    /// Whether something is said of this one alone.
    var isOwn: Bool { template != nil || !values.isEmpty }

    init(_ module: Module, template: String? = nil, values: [String: OptionValue] = [:]) {
        (self.module, self.template, self.values) = (module, template, values)
    }

    /// - Throws: a failure with everything that is wrong in the words after the name.
    init(_ name: GivenNames.Name, _ selections: inout Selections) throws(Failure) {
        let words = try name.words
        let options = Array(words.dropFirst())
        guard !options.isEmpty else {
            self = ModuleOrder(try Module(words.first ?? ""))
            return
        }
        // The template set is to be known before its options can be understood.
        let preview = Arguments(ofModule: options, options: nil)
        let selection = try selections.find(preview[.template])
        let arguments = Arguments(ofModule: options, options: selection.templateSet.options)
        guard arguments.problems.isEmpty else { throw Failure(.usage, arguments.problems) }
        self = ModuleOrder(try Module(words[0]), template: preview[.template], values: arguments.values)
    }
}
