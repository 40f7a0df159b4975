import VipergenGenerator

/// The settings of a run. The command line wins over the configuration, and this one over the environment.
struct Settings {

    static let defaultTestsOutput = "Tests"

    let reading: Reading
    let configuration: Configuration
    let environment: Environment

    var arguments: Arguments { reading.arguments }
    /// The set of a command that takes the options of one.
    var templateSet: TemplateSet { reading.sets[0].templateSet }
    var library: SetLibrary { SetLibrary(configuration: configuration) }

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

/// - Throws: a `usage` failure if the folder that the command line names is missing.
func checkIsFolder(_ path: String, of option: GeneralOption? = nil, help: String) throws(Failure) {
    if try Disk.isFolder(path) { return }
    let subject = option.map { "'--\($0.rawValue)': " } ?? ""
    throw Failure(.usage, "\(subject)there is no folder \(quoted(path))", help: help)
}
