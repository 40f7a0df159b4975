/// Builds a package and runs its tests: all modes at once. A build ends with the first Swift module that does not compile.
/// Then each module is built by itself, and the modes in which all of them compile are tested.
///
/// How `verify` works, from a set to its mistakes:
///
/// 1. `TriedCombinations` chooses combinations of the set's options. A `VerifiedModule` is rendered for each.
/// 2. A `VerificationPackage` has the files of these modules, with a target for each language mode, and the stand-ins that
///    they import.
/// 3. A `PackageFolder` makes a folder on disk hold this package. It touches only what changed.
/// 4. A `VerificationRun` has the `SwiftTool` build and test it, and reads what that prints: `CompilerMessage` and
///    `TestOutput`.
/// 5. The `VerificationReport` finds the line of the template for each message, and counts the combinations that have it.
package struct VerificationRun {

    /// If a program fails without a message about code, so many lines of its output are shown.
    private static let shownLines = 5

    private let package: VerificationPackage
    private let folder: PackageFolder
    private let swift: SwiftTool
    private let isTesting: Bool
    private var warnings: KeptWarnings
    package private(set) var report: VerificationReport
    /// The number of tests that passed; nil if none were run.
    package private(set) var passedCount: Int?
    package private(set) var failedCount = 0
    /// Notes about what was not tried.
    package private(set) var notes: [Diagnostic] = []

    /// - Parameter testing: true to run the tests, too, if there are any.
    package init(
        _ package: VerificationPackage,
        in folder: PackageFolder,
        with swift: SwiftTool,
        report: VerificationReport,
        testing: Bool
    ) {
        (self.package, self.folder, self.swift, self.report) = (package, folder, swift, report)
        isTesting = testing && package.hasTests
        warnings = KeptWarnings(folder.warnings, in: folder.path)
    }

    /// - Parameters:
    ///   - missingModules: modules that written files import and that do not exist: then nothing is built.
    ///   - progress: receives what the run does now, and how much of it is done, from 0 to 1.
    package mutating func run(without missingModules: [String], progress: (String, Double) -> Void) throws(Failure) {
        if !missingModules.isEmpty {
            for message in package.messages(ofMissing: missingModules, in: folder.path) { report.add(message) }
            return
        }
        progress("rendering", 0)
        try folder.write(package, manifest: manifest(package.modes))
        if try build(in: package.modes, progress) {
            try test(package.modes, progress)
        } else {
            for mode in package.modes { try buildAlone(mode, progress) }
        }
        try folder.keep(warnings: warnings.text)
        for message in warnings.messages { report.add(kept: message) }
        report.findDeclarations()
    }

    private func manifest(_ modes: [LanguageMode]) -> [UInt8] { package.manifest(modes, isLinked: isTesting) }

    /// Builds and tests one of several modes, after a build that ended with the first mistake.
    private mutating func buildAlone(_ mode: LanguageMode, _ progress: (String, Double) -> Void) throws(Failure) {
        var isCorrect = true
        if package.targets.count > 1 {
            // No target depends on another one here: the last one would not be compiled after a mistake in the others.
            try folder.write(manifest: package.manifest([mode], isLinked: true))
            for target in package.targets where try !build(target.name + mode.suffix, in: [mode], progress) {
                isCorrect = false
            }
        }
        if package.modes.count == 1 { return }
        try folder.write(manifest: manifest([mode]))
        if isCorrect, try build(in: [mode], progress) {
            try test([mode], progress)
        } else if isTesting {
            let message = "the tests in \(mode.title) were not tried: it does not compile"
            notes.append(Diagnostic(message, severity: .note))
        }
    }

    /// - Parameter target: the only one to build; nil for all.
    /// - Returns: true if everything compiles.
    private mutating func build(
        _ target: String? = nil,
        in modes: [LanguageMode],
        _ progress: (String, Double) -> Void
    ) throws(Failure) -> Bool {
        let activity = "compiling in \(modes.map(\.title).joined(separator: ", "))"
        progress(activity, 0)
        let target = target ?? (isTesting ? nil : package.lastTarget(in: modes))
        var outcome = try swift.build(only: target) { progress(activity, $0) }
        let isMoved = outcome.lines.contains { $0.contains("error: ") && $0.contains("module cache path") }
        if outcome.status != 0, isMoved {
            // The built files have absolute paths.
            try folder.clean()
            warnings = KeptWarnings("", in: folder.path)
            outcome = try swift.build(only: target) { progress(activity, $0) }
        }
        warnings.add(outcome.text)
        let messages = CompilerMessage.all(in: outcome.text)
        for message in messages { report.add(message) }
        if outcome.status != 0, !messages.contains(where: { $0.severity == .error }) {
            let errors = outcome.lines.filter { $0.contains("error:") }.unique.prefix(Self.shownLines)
            throw failure("swift build", errors.isEmpty ? outcome.lines.suffix(Self.shownLines) : errors)
        }
        return outcome.status == 0
    }

    private mutating func test(_ modes: [LanguageMode], _ progress: (String, Double) -> Void) throws(Failure) {
        guard isTesting else { return }
        progress("testing in \(modes.map(\.title).joined(separator: ", "))", 0)
        let outcome = try swift.test()
        let hasCrashed = outcome.lines.contains { $0.hasPrefix("error: ") && $0.contains("unexpected signal") }
        let tests = TestOutput(outcome.text, hasCrashed: hasCrashed)
        passedCount = (passedCount ?? 0) + tests.passedCount
        failedCount += tests.failures.count
        for failure in tests.failures { report.add(failure) }
        if tests.failures.isEmpty, outcome.status != 0 || !tests.isKnown {
            throw failure("swift test", outcome.lines.suffix(Self.shownLines))
        }
    }

    private func failure(_ command: String, _ lines: ArraySlice<Substring>) -> Failure {
        let reason = lines.joined(separator: "; ")
        return Failure(.data, "'\(command)' failed: \(reason)", help: "look at the package in '\(folder.path)'")
    }
}

extension Subprocess.Outcome {

    /// The lines of everything that it printed, without empty ones.
    fileprivate var lines: [Substring] { text.split(separator: "\n") }
}
