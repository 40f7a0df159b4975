import VipergenGenerator

/// What a run goes by: the command line, and where that is silent the configuration.
struct Settings {

    static let defaultTestsOutput = "Tests"

    let arguments: Arguments
    let configuration: Configuration
    let environment: Environment

    init(_ arguments: Arguments, _ configuration: Configuration, _ environment: Environment) {
        (self.arguments, self.configuration, self.environment) = (arguments, configuration, environment)
    }

    /// Where modules go.
    var outputPath: String { arguments[.output] ?? configuration.output ?? "." }

    /// Where tests go; nil if none are asked for.
    var testsPath: String? {
        // Who says where tests go wants tests.
        let isNamed: Bool? = arguments[.testsOutput] == nil ? nil : true
        guard arguments.isOn(.tests) ?? isNamed ?? configuration.tests ?? false else { return nil }
        return testsFolder
    }

    /// Where tests go, if there are any.
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
}
