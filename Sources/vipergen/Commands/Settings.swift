import VipergenGenerator

/// The settings of a run: the command line wins over the configuration.
struct Settings {

    static let defaultTestsOutput = "Tests"

    let arguments: Arguments
    let configuration: Configuration
    let environment: Environment

    init(_ arguments: Arguments, _ configuration: Configuration, _ environment: Environment) {
        (self.arguments, self.configuration, self.environment) = (arguments, configuration, environment)
    }

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

    /// The name of the app's module where no configuration has it: the folder's, as Xcode would make a module's name of
    /// it.
    ///
    /// - Throws: an `inputOutput` failure if the folder cannot be looked at.
    func defaultProject() throws(Failure) -> String {
        let folder = try Disk.realPath(repository)?.split(separator: "/").last ?? ""
        let name = String(folder.unicodeScalars.map { $0.continuesIdentifier ? Character($0) : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// The variables of the project.
    ///
    /// - Throws: a `usage` failure if the environment's date is none, an `inputOutput` failure as above.
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
