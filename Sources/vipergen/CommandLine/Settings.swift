import VipergenGenerator
import VipergenTemplates

/// The settings of a run. The command line wins over the configuration, and this one over the environment.
struct Settings {

    static let defaultTestsOutput = "Tests"

    /// The command line, as the options of its set make it.
    let arguments: Arguments
    let configuration: Configuration
    let environment: Environment
    /// The sets that the command line may be for, each with the command line as its options make it; none for a command
    /// without a set.
    let sets: [(templateSet: TemplateSet, arguments: Arguments)]
    /// What is wrong with sets that were left out; nil if none was.
    let broken: Failure?

    /// The set of a command that takes the options of one.
    var templateSet: TemplateSet { sets[0].templateSet }
    var library: SetLibrary { SetLibrary(configuration) }

    /// The settings of a command line that was read without a set.
    init(_ arguments: Arguments, _ configuration: Configuration, _ environment: Environment) {
        (self.arguments, self.configuration, self.environment) = (arguments, configuration, environment)
        (sets, broken) = ([], nil)
    }

    /// Reads a command line with the options of the template set that it names.
    ///
    /// Only with the set is it known which words are values, and so which word is the command and which one names the set.
    /// So the words are read again until the set that they name is the one that they were read with:
    /// `--title --template rib` has the title `--template` if the configured set has such an option, and else names `rib`.
    ///
    /// - Throws: a failure if a set that is named cannot be read, or if with each set the words name another one.
    init(_ words: [String], _ configuration: Configuration, _ environment: Environment) throws(Failure) {
        (self.configuration, self.environment) = (configuration, environment)
        let library = SetLibrary(configuration)
        var arguments = Arguments(words)
        var (command, name) = (arguments.command, arguments.certainTemplate)
        var tried: Set<[String?]> = []
        while tried.insert([command.rawValue, name]).inserted {
            let candidates = try library.candidates(for: command, named: name)
            let sets = candidates.sets.map { templateSet in
                let options = command.entry.takesSetOptions ? templateSet.options : []
                return (templateSet: templateSet, arguments: Arguments(words, options: options, library))
            }
            let fitting = sets.first(where: \.arguments.problems.isEmpty)
            if let main = fitting ?? sets.first(where: \.arguments.areUnderstood) ?? sets.first {
                arguments = main.arguments
            } else if tried.count == 1 {
                arguments = Arguments(words, library)
            }
            if arguments.command == command, arguments[.template] == name {
                (self.arguments, self.sets, broken) = (arguments, sets, candidates.broken)
                return
            }
            (command, name) = (arguments.command, arguments[.template])
        }
        let help = "write '--template=NAME' first, and a value that begins with a dash as '--option=VALUE'"
        throw Failure(.usage, "'--template' is the value of the option before it", help: help)
    }

    // MARK: - Folders -

    /// The folder of the modules.
    var outputPath: String { arguments[.output] ?? configuration.output ?? environment.output ?? "." }

    /// The folder of the tests; nil if none are asked for.
    var testsPath: String? {
        // Naming the tests' folder asks for tests.
        let isNamed: Bool? = arguments[.testsOutput] == nil ? nil : true
        guard arguments.isOn(.tests) ?? isNamed ?? configuration.tests ?? false else { return nil }
        return testsFolder
    }

    /// The folder of the tests, whether or not they are asked for.
    var testsFolder: String {
        arguments[.testsOutput] ?? configuration.testsOutput ?? Path.join(repository, Self.defaultTestsOutput)
    }

    /// The folder that the configuration is in, or would be.
    var repository: String { Path.parent(of: configuration.file) }

    /// The folder that new template sets go into.
    var newSetsFolder: String { configuration.templates ?? Path.join(repository, "Templates") }

    // MARK: - Values -

    /// The values of the set's options.
    ///
    /// - Throws: a `data` failure for values in the configuration that the options do not take.
    func values() throws(Failure) -> [String: OptionValue] {
        try library.values(for: templateSet).merging(arguments.values) { $1 }
    }

    /// The sets, each with the forms that `--from` or `--since` names, the oldest first. Without these options no set has
    /// forms: modules were generated from today's.
    func withForms(_ sets: [TemplateSet]) throws(Failure) -> [SetLibrary.SetWithForms] {
        if let copy = arguments[.from] {
            try checkIsFolder(copy, help: "name an old copy of a template set")
            return try library.past(of: sets, copiedTo: copy)
        }
        guard let revision = arguments[.since] else { return sets.map { ($0, []) } }
        return try library.history(of: sets, since: revision, environment: environment.variables)
    }

    /// The default name of the app's module: the folder's name, as Xcode would make a module's name of it.
    ///
    /// - Throws: an `inputOutput` failure if the folder cannot be looked at.
    func defaultProject() throws(Failure) -> String {
        let folder = try Disk.realPath(repository)?.pathParts.last ?? ""
        let name = String(folder.unicodeScalars.map { $0.continuesIdentifier ? Character($0) : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// The variables of the project.
    ///
    /// - Throws: a `usage` failure if the environment's date is wrong, an `inputOutput` failure as above.
    func project() throws(Failure) -> Project {
        let name = if let project = configuration.project { project } else { try defaultProject() }
        return Project(
            name: name,
            author: configuration.author ?? "",
            company: configuration.company ?? "",
            date: try environment.date
        )
    }

    /// - Throws: a `data` failure if code cannot import the project's module by its name.
    func checkIsModule(_ project: Project) throws(Failure) {
        if project.isModule { return }
        let message = "'project': '\(project.name)' is no module's name"
        let place = configuration.place(of: .project)
        throw Failure(.data, message, at: place, help: "write the module's name, as code imports it")
    }
}

extension SetLibrary {

    static let defaultName = "viper"
    /// The words that no set's option may have: those of the commands that take such options.
    static let generalOptions = Set(
        GeneralOption.allCases.filter { $0.entry.commands.contains(where: \.entry.takesSetOptions) }
            .flatMap(\.words) + [Option.testingName]
    )

    init(_ configuration: Configuration) {
        let (name, options) = (Self.defaultName, Self.generalOptions)
        self.init(configuration, builtIn: BuiltInSets.all, defaultName: name, generalOptions: options)
    }

    /// The sets that a command may be for: none, the one that the command line names, else the configuration's; for
    /// existing modules, else all but those that have what an app needs once.
    ///
    /// - Throws: as `find(_:)` does, if one set is asked for.
    fileprivate func candidates(for command: Command, named name: String?) throws(Failure) -> ReadableSets {
        let entry = command.entry
        guard entry.takesSetOptions || entry.readsModules else { return ([], nil) }
        let isDetected = entry.readsModules && name == nil && configuration.template == nil
        return isDetected ? try readableSetsOfModules() : ([try find(orConfigured: name)], nil)
    }
}

/// - Throws: a `usage` failure if the folder that the command line names is missing.
func checkIsFolder(_ path: String, of option: GeneralOption? = nil, help: String) throws(Failure) {
    if try Disk.isFolder(path) { return }
    let subject = option.map { "'--\($0.rawValue)': " } ?? ""
    throw Failure(.usage, "\(subject)there is no folder \(quoted(path))", help: help)
}
