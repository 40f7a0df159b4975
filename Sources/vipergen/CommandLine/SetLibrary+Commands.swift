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
}
