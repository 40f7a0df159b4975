import VipergenGenerator

/// The settings of a run. The command line wins over the configuration, and the configuration over the environment.
///
/// They never change. A class, so that each command has a reference: the code that copies a structure of this size would be
/// compiled for each of them.
final class Settings {

    static let defaultTestsOutput = "Tests"

    /// The command line, read with the options of its template set.
    let arguments: Arguments
    let configuration: Configuration
    let environment: Environment
    /// The sets that the command line may be for, each with the command line as read with the options of that set. `status`
    /// without `--template` has several: it detects the set of each module. A command without a set has none.
    let sets: [(templateSet: TemplateSet, arguments: Arguments)]
    /// The mistakes in sets that were left out; nil if none were.
    let broken: Failure?

    /// The only set of a command that takes the options of a set.
    var templateSet: TemplateSet { sets[0].templateSet }
    /// The sets, as far as the command needs them.
    let library: SetLibrary

    /// Reads the rest of a command line with the options of the set that it names, or of each set that it may be for.
    ///
    /// - Parameter readsTests: true to read the tests of a set in any case.
    /// - Throws: a failure if the named set cannot be read.
    init(
        _ arguments: Arguments,
        _ configuration: Configuration,
        _ environment: Environment,
        readsTests: Bool = false
    ) throws(Failure) {
        self.configuration = configuration
        self.environment = environment
        let (command, name) = (arguments.command, arguments.setName)
        let includesTests = readsTests || !command.makesModules || arguments.includesTests(configuration)
        library = SetLibrary(configuration, includesTests: includesTests)
        var readable: SetLibrary.ReadableSets = ([], nil)
        do {
            if command.readsModules, name == nil, configuration.setName == nil {
                // The set of each module is detected.
                readable = try library.readableSetsOfModules()
            } else if command.takesSetOptions || command.readsModules {
                readable.sets = [try library.find(name)]
            }
        } catch {
            guard let set = name, let word = arguments.singleDash(for: set) else { throw error }
            let help = "'\(word)' means '-t \(set)': an option with more than one letter has two dashes, '-\(word)'"
            throw Failure(error.kind, error.diagnostics.with(help: help))
        }
        broken = readable.broken
        sets = readable.sets.map { [library] in
            ($0, arguments.reading(command.takesSetOptions ? $0.options : [], library))
        }
        let possible = sets.map { $0.arguments }
        let best = possible.first(where: \.problems.isEmpty) ?? possible.first { $0.unknownOption == nil }
        self.arguments = best ?? possible.first ?? arguments.reading([], library)
        try self.arguments.checkPaths()
    }

    /// The settings of a command line that has no set which can be read, or a wrong path.
    init(withoutSets arguments: Arguments, _ configuration: Configuration, _ environment: Environment) {
        (self.arguments, self.configuration, self.environment) = (arguments, configuration, environment)
        (sets, broken, library) = ([], nil, SetLibrary(configuration))
    }

    // MARK: - Folders -

    /// The folder of the modules.
    var outputPath: String { arguments.output ?? configuration.output ?? environment.output ?? "." }

    var includesTests: Bool { arguments.includesTests(configuration) }

    /// The folder of the tests, for a run without tests too.
    ///
    /// - Throws: a `data` failure if no folder is named, and `Tests` is outside the repository or in git's own folder.
    var testsFolder: String {
        get throws(Failure) {
            if let named = arguments.testsOutput ?? configuration.testsOutput { return named }
            return try configuration.standardFolder(Self.defaultTestsOutput)
        }
    }

    /// The folders of the modules and of their tests.
    ///
    /// - Parameter withTests: false for a run without tests.
    func outputs(withTests: Bool = true) throws(Failure) -> OutputFolders {
        let modules = try OutputFolder(outputPath)
        return OutputFolders(modules: modules, tests: withTests ? try OutputFolder(testsFolder) : modules)
    }

    /// Checks that the folder of existing modules exists, and that no ignored one is misspelt: an ignored folder may be
    /// generated later.
    ///
    /// - Throws: a `data` failure, or a `usage` failure for a folder that the command line names.
    func checkFoldersExist() throws(Failure) {
        if try Disk.realPath(outputPath) == nil {
            let isConfigured = arguments.output == nil && configuration.output != nil
            let place = isConfigured ? configuration.place(ofValueAt: [Configuration.Key.output.rawValue]) : nil
            let help =
                try Disk.suggestion(forFolder: outputPath) ?? "'\(Program.name) NAME' makes it, with a module in it"
            let message = "there is no folder '\(outputPath)'"
            throw Failure(isConfigured ? .data : .usage, message, at: place, help: help)
        }
        for folder in configuration.ignored where try Disk.realPath(folder) == nil {
            guard let help = try Disk.suggestion(forFolder: folder) else { continue }
            let message = "'ignored': there is no folder '\(folder)'"
            throw Failure(.data, message, at: configuration.place(of: .ignored), help: help)
        }
    }

    /// The folder that the configuration is in, or would be.
    var repository: String { Path.parent(of: configuration.file) }

    /// The folder of a new template set.
    ///
    /// - Parameter name: the set's name, if no folder is named.
    /// - Throws: a `data` failure if no folder is named, and `Templates` is outside the repository or in git's own folder.
    func newSetFolder(_ name: String) throws(Failure) -> String {
        if let named = arguments.into { return named }
        if let templates = configuration.setsFolder { return Path.join(templates, name) }
        return Path.join(try configuration.standardFolder("Templates"), name)
    }

    // MARK: - Values -

    /// The values of the set's options.
    ///
    /// - Throws: a `data` failure for values in the configuration that the options do not take.
    func values() throws(Failure) -> [String: OptionValue] {
        try library.values(for: templateSet).merging(arguments.values) { $1 }
    }

    /// Notes about the sets that the run uses.
    func notesOnSets() throws(Failure) -> [Diagnostic] { try library.notes(aboutUseOf: sets.map(\.templateSet)) }

    // MARK: - Existing modules -

    /// The modules in the output folder.
    ///
    /// - Parameter sets: the sets that they may have been generated from, each with its older versions.
    func existingModules(of sets: [MergeBase.SetWithVersions], _ project: Project) throws(Failure) -> ExistingModules {
        try ExistingModules(
            in: outputs(),
            of: sets,
            project: project,
            form: configuration.form,
            ignoring: configuration.ignored
        )
    }

    /// The older versions of the sets that modules are compared with: those that `--from` or `--since` names, else those
    /// that git has.
    ///
    /// - Returns: nil for an update that changes options only.
    /// - Throws: a failure if there are none. If only git has none, an update fails; other commands compare with the sets
    ///   of today.
    func mergeBase(of sets: [TemplateSet]) throws(Failure) -> MergeBase? {
        let variables = environment.variables
        if let copy = arguments.from {
            try Disk.checkIsFolder(copy, help: "name an old copy of a template set")
            return try library.mergeBase(of: sets, copiedTo: copy)
        }
        if let revision = arguments.since {
            return try library.mergeBase(of: sets, since: revision, environment: variables)
        }
        guard arguments.command == .update else {
            do { return try library.mergeBase(of: sets, environment: variables) } catch {
                return MergeBase(today: sets, problem: error)
            }
        }
        let changesOptions = self.sets.map(\.arguments).contains { !$0.values.isEmpty || !$0.removedValues.isEmpty }
        if changesOptions || arguments.tests != nil { return nil }
        return try library.mergeBase(of: sets, environment: variables)
    }

    // MARK: - New files -

    /// The indentation of new Swift files in an output folder; nil for that of the templates.
    func indentation(in output: OutputFolder) throws(Failure) -> IndentationUnit? {
        if let configured = configuration.indentation { return configured }
        return try IndentationUnit.configured(around: output.identity, upTo: repository)
    }

    // MARK: - The project -

    /// The default name of the app's module: the folder's name, as Xcode would make a module's name of it.
    ///
    /// - Throws: an `inputOutput` failure if the folder cannot be read.
    func defaultProject() throws(Failure) -> String {
        Self.moduleName(of: try Disk.realPath(repository)?.pathParts.last ?? "")
    }

    /// The name that Xcode gives the module of a target or a folder.
    static func moduleName(of name: String) -> String {
        let name = String(name.unicodeScalars.map { $0.continuesIdentifier ? Character($0) : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// The variables of the project.
    ///
    /// - Throws: a `usage` failure if the environment's date is wrong, an `inputOutput` failure as above.
    func project() throws(Failure) -> Project {
        let name = if let project = configuration.project { project } else { try defaultProject() }
        let (author, company) = (configuration.author ?? "", configuration.company ?? "")
        return Project(name: name, author: author, company: company, date: try environment.date)
    }

    /// - Throws: a `data` failure if code cannot import the project's module by its name.
    func checkIsModule(_ project: Project) throws(Failure) {
        if project.isModule { return }
        let message = "'project': '\(project.name)' is not a module's name"
        let place = configuration.place(of: .project)
        throw Failure(.data, message, at: place, help: "write the module's name, as code imports it")
    }
}
