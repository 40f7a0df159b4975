import VipergenGenerator

/// The modules that options name: `--parent Root`, `--child OffGame`.
struct NamedModules {

    /// The options that name modules, each with a name.
    private let names: [(option: String, name: String)]

    init(_ options: [Option], _ values: [String: OptionValue]) {
        names = options.filter(\.namesModules).flatMap { option in
            (values[option.name]?.texts ?? []).map { (option.name, $0) }
        }
    }

    /// A note about each name that no module has.
    ///
    /// - Parameters:
    ///   - new: the names of the modules that this run makes.
    ///   - output: the folder of the existing modules. If it cannot be read, that is no reason to fail.
    ///   - words: general options for a command that makes a module.
    ///   - form: the form of the modules' folders.
    func notes(besides new: [String], in output: OutputFolder, of form: FolderForm, _ words: [String]) -> [Diagnostic] {
        let others = names.filter { !new.contains($0.name) }
        guard !others.isEmpty,
            let modules = try? output.possibleModules(of: form, except: [], where: { _, _ in true })
        else { return [] }
        let known = Set(modules.map(\.name.text) + new)
        return others.filter { !known.contains($0.name) }.map { option, name in
            let make = ShellWords.joined([Program.name, name] + words)
            let help = known.suggestion(for: name) ?? "'\(make)' makes one"
            return Diagnostic("'--\(option) \(name)' names no module", help: help, severity: .note)
        }
    }
}
