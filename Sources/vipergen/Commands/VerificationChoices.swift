import VipergenGenerator

/// The options of `vipergen verify`: from the command line, else from the configuration.
struct VerificationChoices {
    let modes: [LanguageMode]
    /// The maximum number of combinations to try; nil for all.
    let limit: Int?
    let stubs: String?
    let sources: [String]
    let package: String?
    let includesBase: Bool

    /// - Throws: a `usage` failure with everything that is wrong in the command line.
    init(_ settings: Settings) throws(Failure) {
        let (arguments, configuration) = (settings.arguments, settings.configuration)
        var problems = arguments.problems
        let words = arguments.all(.mode)
        let chosen = words.isEmpty ? configuration.modes : words.compactMap(LanguageMode.init)
        modes = LanguageMode.allCases.filter { chosen.isEmpty || chosen.contains($0) }
        limit = arguments[.limit].flatMap(Int.init)
        if let text = arguments[.limit], limit ?? 0 < 1 {
            problems.append(Diagnostic("\(quoted(text)) is no value of '--limit'", help: "write a number from 1"))
        }
        stubs = arguments[.stubs] ?? configuration.stubs
        sources = arguments[.sources] == nil ? configuration.sources : arguments.all(.sources)
        for path in sources where try !Disk.isFolder(path) {
            problems.append(
                Diagnostic("'--sources': there is no folder \(quoted(path))", help: "name a folder of the app")
            )
        }
        package = arguments[.package]
        includesBase = arguments.isOn(.base) ?? true
        guard problems.isEmpty else { throw Failure(.usage, problems) }
    }
}
