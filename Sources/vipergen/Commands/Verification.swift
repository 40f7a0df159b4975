import VipergenGenerator

/// `vipergen verify`: compiles the modules of a set and runs their tests, for combinations of its options that stand for
/// all.
struct Verification {

    private let settings: Settings
    private let templateSet: TemplateSet
    private let standIns: StandIns
    private let tried: TriedCombinations
    private let package: VerificationPackage

    /// - Throws: a failure with every mistake in the command line or in the set.
    init(_ settings: Settings) throws(Failure) {
        self.settings = settings
        let (arguments, configuration) = (settings.arguments, settings.configuration)
        let name = arguments.operands.first ?? configuration.setName ?? SetLibrary.defaultName
        let library = settings.library
        let linter = try library.linter(of: name) { templateSet throws(Failure) in
            try TriedCombinations(of: try library.configured(templateSet), arguments)
        }
        let problems = linter.problems.filter { $0.severity == .error }
        guard problems.isEmpty, let tried = linter.tried else { throw Failure(.data, problems) }
        self.tried = tried
        templateSet = try library.find(name)
        var project = Project.placeholder
        project.name = configuration.project ?? project.name
        try settings.checkIsModule(project)
        let modules = try VerifiedModule.all(tried.combinations, of: templateSet, in: project)
        let isWithBase = arguments.base ?? true
        let base = isWithBase ? try library.base(of: templateSet, in: project, with: [:]) : nil
        let stubs = arguments.stubs ?? configuration.stubs
        standIns = try StandIns(stubs: stubs, environment: settings.environment.variables)
        let sources = try collecting(arguments.sources ?? configuration.sources) { path throws(Failure) in
            try SwiftFolder(path)
        }
        let namesakes = ([sources] + standIns.folders.map { [$0] }).flatMap(\.namesakes)
        guard namesakes.isEmpty else { throw Failure(.data, namesakes) }
        let modes = arguments.modes ?? configuration.modes
        package = try VerificationPackage(
            modules,
            base: try base.map { request throws(Failure) in try VerifiedModule(base: request) },
            frameworks: standIns.folders,
            sources: sources,
            project: project.name,
            modes: LanguageMode.allCases.filter { modes.isEmpty || modes.contains($0) }
        )
    }

    /// - Throws: a failure for code that does not compile, and a test that fails, too.
    func run(_ console: Console) throws(Failure) {
        console.warn(try settings.library.notes(aboutUseOf: [templateSet]))
        let (environment, named) = (settings.environment, settings.arguments.packageFolder)
        if let named { try PackageFolder.checkIsOutsideRepositories(named) }
        let path =
            if let named { named } else { try PackageFolder.path(ofSet: templateSet.location) { environment[$0] } }
        Interruption.hold()
        var signals: [Int32] = []
        // The program ends by the signal, which the shell sees.
        defer { for signal in Set(signals) { Interruption.putBack(signal) } }
        let stopRequests = {
            if let signal = Interruption.take() { signals.append(signal) }
            return signals.count
        }
        let isCancelled = { stopRequests() > 0 }
        let folder = try PackageFolder(path, isCancelled: isCancelled) { console.warn([$0]) }
        let swift = SwiftTool(folder.path, environment: environment.variables, stopRequests: stopRequests)
        try swift.check()
        let missingModules = swift.missing(among: package.foreignModules)
        try standIns.check(missingModules)
        let count = tried.combinations.count
        let report = VerificationReport(package, in: folder.path, of: settings.repository, triedCount: count)
        let isTesting = settings.arguments.tests ?? true
        var build = VerificationRun(package, in: folder, with: swift, report: report, testing: isTesting)
        try build.run(without: missingModules) { console.showProgress($0, share: $1) }
        Interruption.forget()
        try conclude(build, console)
    }

    /// Prints what was found.
    ///
    /// - Throws: a `data` failure with the mistakes.
    private func conclude(_ build: VerificationRun, _ console: Console) throws(Failure) {
        let isStrict = settings.arguments.strict
        let findings = build.report.findings
        let mistakes = findings.filter { $0.severity == .error || isStrict && $0.isWritten }
        if settings.arguments.json {
            console.add(document(build))
            let errors = mistakes.map { build.report.diagnostics(of: $0)[0] }
            if errors.isEmpty { return }
            throw Failure(.data, errors.map { Diagnostic($0.message, at: $0.place, help: $0.help) })
        }
        let diagnostics = findings.flatMap(build.report.diagnostics) + build.notes
        if let rest = tried.textOfRest { console.suggest(rest) }
        guard mistakes.isEmpty else {
            let count = VerificationReport.count(of: mistakes)
            let text = "\(templateSet.name): \(counted(count, "mistake")) in \(tried.text)"
            console.printResult(text)
            throw Failure(.data, diagnostics)
        }
        console.warn(diagnostics)
        let modes = package.modes.map(\.title).joined(separator: ", ")
        let files = package.combinationFiles
        let unbuilt = files.count { !$0.isBuilt }
        let leftOut = unbuilt == 0 ? "" : " (\(unbuilt) of other kinds left out)"
        let tests = build.passedCount.map { "; \(counted($0, "test")) passed" } ?? ""
        let counts = "\(tried.text), \(counted(files.count, "file"))\(leftOut)"
        console.printResult("\(templateSet.name): \(counts): compiled in \(modes)\(tests)")
    }

    private func document(_ build: VerificationRun) -> [String: JSON] {
        let messages = build.report.findings.map { finding in
            let diagnostics = build.report.diagnostics(of: finding)
            var members = diagnostics[0].members
            members["severity"] = .text(finding.severity.rawValue)
            members["combinations"] = .texts(finding.combinations.map(\.commandLine).sorted())
            members["modes"] = .texts(LanguageMode.allCases.filter(finding.modes.contains).map(\.rawValue))
            members["notes"] = .list(diagnostics.dropFirst().map(\.json))
            return JSON.object(members)
        }
        let files = package.combinationFiles.map { file, isBuilt in
            JSON.texts(["path": file.path, "state": isBuilt ? "compile" : "skip"])
        }
        let counts = ["tried": tried.combinations.count, "all": tried.count]
        let tests = build.passedCount.map { ["passed": $0, "failed": build.failedCount] } ?? [:]
        return [
            "combinations": .counts(counts), "files": .list(files), "tests": .counts(tests),
            "messages": .list(messages),
        ]
    }
}
