import VipergenGenerator

/// What came of a verification.
struct VerificationResult {
    let report: VerificationReport
    /// How many tests passed; nil if none were run.
    let passedCount: Int?
    /// What was not tried, and why.
    let notes: [Diagnostic]
}

/// Building a package and running its tests: all modes at once, and each by itself if that fails, since a build ends
/// with the first module that does not compile.
struct VerificationRun {

    private let package: VerificationPackage
    private let folder: PackageFolder
    private let swift: SwiftTool
    private var report: VerificationReport
    private let isTesting: Bool
    private var warnings: KeptWarnings
    private var passedCount = 0
    private var notes: [Diagnostic] = []

    init(
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
    ///   - missingModules: modules that written files import, and nobody has: then nothing is built.
    ///   - progress: is told what is being done.
    mutating func run(
        without missingModules: [String],
        progress: (String) -> Void
    ) throws(Failure) -> VerificationResult {
        if !missingModules.isEmpty {
            for message in package.messages(ofMissing: missingModules, in: folder.path) { report.add(message) }
            return VerificationResult(report: report, passedCount: nil, notes: [])
        }
        progress("rendering")
        try folder.write(package, manifest: package.manifest(package.modes))
        if try build(package.modes, progress) {
            try test(package.modes, progress)
        } else if package.modes.count > 1 {
            for mode in package.modes {
                try folder.write(manifest: package.manifest([mode]))
                if try build([mode], progress) {
                    try test([mode], progress)
                } else if isTesting {
                    notes.append(
                        Diagnostic("the tests in \(mode.title) were not tried: it does not compile", severity: .note)
                    )
                }
            }
        }
        try folder.keep(warnings: warnings.text)
        for message in warnings.messages { report.add(kept: message) }
        return VerificationResult(report: report, passedCount: isTesting ? passedCount : nil, notes: notes)
    }

    /// - Returns: whether everything compiles.
    private mutating func build(_ modes: [LanguageMode], _ progress: (String) -> Void) throws(Failure) -> Bool {
        let activity = "compiling in \(modes.map(\.title).joined(separator: ", "))"
        progress(activity)
        var outcome = try swift.build { progress("\(activity): \($0)") }
        if outcome.status != 0, outcome.text.contains("module cache path") {
            // What was built knows where it was built, and the package is somewhere else now.
            try folder.clean()
            warnings = KeptWarnings("", in: folder.path)
            outcome = try swift.build { progress("\(activity): \($0)") }
        }
        warnings.add(outcome.text)
        let messages = CompilerMessage.all(in: outcome.text)
        for message in messages { report.add(message) }
        if outcome.status != 0, !messages.contains(where: { $0.severity == .error }) {
            let lines = outcome.text.split(separator: "\n").filter { $0.contains("error:") }
            throw failure("swift build", lines.isEmpty ? outcome.text.split(separator: "\n").suffix(5) : lines[...])
        }
        return outcome.status == 0
    }

    private mutating func test(_ modes: [LanguageMode], _ progress: (String) -> Void) throws(Failure) {
        guard isTesting else { return }
        progress("testing in \(modes.map(\.title).joined(separator: ", "))")
        let outcome = try swift.test()
        let tests = TestOutput(outcome.text, hasCrashed: outcome.text.contains("unexpected signal"))
        passedCount += tests.passedCount
        for failure in tests.failures { report.add(failure) }
        if outcome.status != 0, tests.failures.isEmpty {
            throw failure("swift test", outcome.text.split(separator: "\n").suffix(5))
        }
    }

    private func failure(_ command: String, _ lines: ArraySlice<Substring>) -> Failure {
        let reason = lines.joined(separator: "; ")
        return Failure(.data, "'\(command)' failed: \(reason)", help: "look at the package in '\(folder.path)'")
    }
}

extension Subprocess.Outcome {

    /// Everything that was printed.
    fileprivate var text: String { String(decoding: output + errors, as: UTF8.self) }
}
