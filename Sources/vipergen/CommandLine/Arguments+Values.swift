import VipergenGenerator

/// When texts have color.
enum ColorChoice: String, CaseIterable {
    case auto, always, never
}

/// The values of the general options, each with its type. A command reads them here.
extension Arguments {

    // MARK: - The set, the modules and the folders -

    var setName: String? { text(.template) }
    var output: String? { text(.output) }
    var project: String? { text(.project) }
    /// True for `--tests`, false for `--no-tests`; nil if neither is given.
    var tests: Bool? { isOn(.tests) }
    var testsOutput: String? { text(.testsOutput) }
    /// Whether tests are written. Naming their folder asks for them.
    func includesTests(_ configuration: Configuration) -> Bool {
        tests ?? (testsOutput != nil || configuration.tests == true)
    }
    var xcodeproj: String? { text(.xcodeproj) }
    var targets: [String]? { texts[.target] }
    var testsTargets: [String]? { texts[.testsTarget] }
    var into: String? { text(.into) }
    var namesFrom: String? { text(.namesFrom) }

    // MARK: - Existing modules -

    var all: Bool { isGiven(.all) }
    var since: String? { text(.since) }
    var from: String? { text(.from) }
    var was: String? { text(.was) }
    var markers: Bool { isGiven(.markers) }
    var tree: Bool { isGiven(.tree) }
    /// True if every module is changed or none, as modules are always removed.
    var atomic: Bool { isGiven(.atomic) || command == .remove }

    // MARK: - Sets -

    var base: Bool? { isOn(.base) }
    var snapshots: String? { text(.snapshots) }
    var record: Bool { isGiven(.record) }
    var modes: [LanguageMode]? { texts[.mode]?.compactMap(LanguageMode.init) }
    var stubs: String? { text(.stubs) }
    var sources: [String]? { texts[.sources] }
    var limit: Int? { text(.limit).flatMap(Int.init) }
    var packageFolder: String? { text(.package) }
    var strict: Bool { isGiven(.strict) }

    // MARK: - What is done, and printed -

    var dryRun: Bool { isGiven(.dryRun) }
    var diff: Bool { isGiven(.diff) }
    var check: Bool { isGiven(.check) }
    var force: Bool { isGiven(.force) }
    var skipExisting: Bool { isGiven(.skipExisting) }
    var noProject: Bool { isGiven(.noProject) }
    var json: Bool { isGiven(.json) }
    var verbose: Bool { isGiven(.verbose) }
    var quiet: Bool { isGiven(.quiet) }
    var color: ColorChoice { text(.color).flatMap(ColorChoice.init) ?? .auto }
    var help: Bool { isGiven(.help) }
    var version: Bool { isGiven(.version) }

    /// True if the run changes files, and does not only compare them.
    var isWriting: Bool { !check && !dryRun && !diff }

    private func text(_ option: GeneralOption) -> String? { texts[option]?.last }

    private func isGiven(_ option: GeneralOption) -> Bool { texts[option] != nil }

    private func isOn(_ option: GeneralOption) -> Bool? { text(option).map { $0 != Self.off } }
}
