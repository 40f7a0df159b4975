import VipergenGenerator
import VipergenTemplates

extension SetLibrary {

    static let defaultName = "viper"
    /// The words that no option of a set may have: those of the commands that take such options.
    static let generalOptions = Set(
        GeneralOption.allCases.filter(\.isReserved).flatMap(\.words) + [Option.testingName]
    )

    /// - Parameter includesTests: false for a run that writes no tests.
    init(_ configuration: Configuration, includesTests: Bool = true) {
        self.init(
            configuration,
            builtIn: BuiltInSets.all,
            defaultName: Self.defaultName,
            generalOptions: Self.generalOptions,
            includesTests: includesTests
        )
    }

    /// The sets that a command may be for.
    ///
    /// - A command without a set: none.
    /// - If the command line or the configuration names a set: this one. The command line wins.
    /// - Otherwise, for a command about existing modules: all sets of modules, since the set of each module is detected.
    /// - Otherwise: the default set.
    ///
    /// - Throws: as `find(_:)` does, unless the sets are detected.
    func sets(for command: Command, named name: String?) throws(Failure) -> ReadableSets {
        guard command.takesSetOptions || command.readsModules else { return ([], nil) }
        let isDetected = command.readsModules && name == nil && configuration.setName == nil
        return isDetected ? try readableSetsOfModules() : ([try find(orConfigured: name)], nil)
    }
}
