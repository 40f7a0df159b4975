import VipergenGenerator
import VipergenTemplates

extension SetLibrary {

    static let defaultName = "viper"
    /// The words that no option of a set may have: those of the commands that take such options.
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
    func candidates(for command: Command, named name: String?) throws(Failure) -> ReadableSets {
        let entry = command.entry
        guard entry.takesSetOptions || entry.readsModules else { return ([], nil) }
        let isDetected = entry.readsModules && name == nil && configuration.template == nil
        return isDetected ? try readableSetsOfModules() : ([try find(orConfigured: name)], nil)
    }
}
