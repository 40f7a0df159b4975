import VipergenGenerator

/// `vipergen verify`: compiles the modules of a set and runs their tests, for every combination of its options.
struct Verification {

    /// A set with more combinations is verified with `--limit` only.
    private static let maximumCombinations = 500

    private let settings: Settings
    private let templateSet: TemplateSet
    private let standIns: StandIns
    private let combinationCount: Int
    private let package: VerificationPackage
    private let folder: String

    /// - Throws: a failure with everything that is wrong in the command line, or in the set.
    init(_ settings: Settings, _ library: SetLibrary) throws(Failure) {
        self.settings = settings
        let choices = try VerificationChoices(settings)
        let name = settings.arguments.operands.first ?? settings.configuration.template ?? SetLibrary.defaultName
        let linter = try library.linter(of: name)
        let problems = linter.problems.filter { $0.severity == .error }
        guard problems.isEmpty else { throw Failure(.data, problems) }
        templateSet = try library.find(name)
        let combinations = try Self.combinations(of: linter, templateSet, limit: choices.limit)
        combinationCount = combinations.count
        let project = try Self.project(settings.configuration)
        let modules = try VerifiedModule.all(combinations, of: templateSet, in: project)
        let base = choices.includesBase ? try Self.base(of: templateSet, library, project) : nil
        standIns = try StandIns(stubs: choices.stubs, settings.environment)
        let sources = try choices.sources.map { path throws(Failure) in try SwiftFolder(path) }
        let namesakes = ([sources] + standIns.folders.map { [$0] }).flatMap(\.namesakes)
        guard namesakes.isEmpty else { throw Failure(.data, namesakes) }
        package = VerificationPackage(
            modules,
            base: base,
            frameworks: standIns.folders,
            sources: sources,
            project: project.name,
            modes: choices.modes
        )
        let named = choices.package
        folder = if let named { named } else { try Self.cacheFolder(for: linter.location, settings.environment) }
    }

    private static func combinations(
        of linter: Linter,
        _ templateSet: TemplateSet,
        limit: Int?
    ) throws(Failure) -> [Combination] {
        let all = linter.combinations
        if limit == nil, all.count > maximumCombinations {
            let help = "'--limit \(maximumCombinations)' takes that many of them, spread evenly"
            throw Failure(.data, "'\(templateSet.name)' has \(all.count) combinations of options", help: help)
        }
        return all.spread(over: min(all.count, limit ?? all.count))
    }

    private static func project(_ configuration: Configuration) throws(Failure) -> Project {
        var project = Project.placeholder
        project.name = configuration.project ?? project.name
        guard project.isModule else {
            let help = "write the module's name, as code imports it"
            throw Failure(.data, "'project': '\(project.name)' is no module's name", help: help)
        }
        return project
    }

    private static func base(
        of templateSet: TemplateSet,
        _ library: SetLibrary,
        _ project: Project
    ) throws(Failure) -> VerifiedModule? {
        guard let base = templateSet.base else { return nil }
        let module = try Module(Initialization.baseModule)
        return try VerifiedModule(try Request(module, of: try library.find(base), project: project))
    }

    /// A folder for each set in the user's folder for caches (XDG Base Directory Specification; on a Mac "File System
    /// Programming Guide").
    private static func cacheFolder(for set: String, _ environment: Environment) throws(Failure) -> String {
        let home = environment["HOME"]
        let named = environment["XDG_CACHE_HOME"]
        let caches = named.hasPrefix("/") ? named : home.isEmpty ? "" : Path.join(home, System.cacheFolder)
        guard !caches.isEmpty else {
            let help = "name one with '--package DIR'"
            throw Failure(.usage, "there is no folder for caches: HOME is not set", help: help)
        }
        // Sets of the same name have different hashes. The whole path would be too long.
        let path = try Disk.realPath(set) ?? set
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let name = path.split(separator: "/").last.map(String.init) ?? "set"
        return Path.join(caches, "vipergen/verify/\(name)-\(String(hash, radix: 16))")
    }

    /// - Returns: true. Code that does not compile, and a test that fails, are a failure.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        var progress = console.progress
        defer { progress.end() }
        Interruption.hold()
        var signals: [Int32] = []
        // The program ends by the signal, which the shell sees.
        defer { for signal in Set(signals) { Interruption.putBack(signal) } }
        let stopRequests = {
            if let signal = Interruption.take() { signals.append(signal) }
            return signals.count
        }
        let isCancelled = { stopRequests() > 0 }
        let folder = try PackageFolder(self.folder, isCancelled: isCancelled) { _ in
            progress.note("waiting for another run to end with this set")
        }
        let environment = settings.environment.variables
        let swift = SwiftTool(folder.path, environment: environment, stopRequests: stopRequests)
        try swift.check()
        let missingModules = swift.missing(among: package.foreignModules)
        try standIns.check(missingModules)
        let root = folder.path
        let report = VerificationReport(package, of: templateSet, in: root, combinationCount: combinationCount)
        let isTesting = settings.arguments.isOn(.tests) ?? true
        var build = VerificationRun(package, in: folder, with: swift, report: report, testing: isTesting)
        let result = try build.run(without: missingModules) { progress.show($0) }
        Interruption.forget()
        progress.end()
        return try conclude(result, &console)
    }

    private func conclude(_ result: VerificationResult, _ console: inout Console) throws(Failure) -> Bool {
        let isStrict = settings.arguments[.strict] != nil
        let findings = result.report.findings
        let mistakes = findings.filter { $0.severity == .error || isStrict && $0.isWritten }
        if settings.arguments[.json] != nil {
            let code = mistakes.isEmpty ? 0 : Failure.Kind.data.rawValue
            console.print(document(result, exitCode: code).text)
            if !mistakes.isEmpty { throw Failure(.data, []) }
            return true
        }
        let diagnostics = findings.flatMap(result.report.diagnostics) + result.notes
        guard mistakes.isEmpty else {
            let count = counted(combinationCount, "combination")
            console.conclude("\(templateSet.name): \(counted(mistakes.count, "mistake")) in \(count)", isResult: true)
            throw Failure(.data, diagnostics)
        }
        console.warn(diagnostics)
        console.conclude(verdict(result), isResult: true)
        return true
    }

    private func verdict(_ result: VerificationResult) -> String {
        let modes = package.modes.map(\.title).joined(separator: ", ")
        let leftOut = package.leftOutCount == 0 ? "" : " (\(package.leftOutCount) of other kinds left out)"
        let tests = result.passedCount.map { "; \(counted($0, "test")) passed" } ?? ""
        let counts = "\(counted(combinationCount, "combination")), \(counted(package.fileCount, "file"))\(leftOut)"
        return "\(templateSet.name): \(counts): compiled in \(modes)\(tests)"
    }

    private func document(_ result: VerificationResult, exitCode: Int32) -> JSON {
        let messages = result.report.findings.map { finding in
            let diagnostics = result.report.diagnostics(of: finding)
            guard case .object(var members) = diagnostics[0].json else { return diagnostics[0].json }
            members["severity"] = .text(finding.severity.rawValue)
            members["combinations"] = .list(finding.combinations.map(\.commandLine).sorted().map(JSON.text))
            members["modes"] = .list(LanguageMode.allCases.filter(finding.modes.contains).map { .text($0.rawValue) })
            members["notes"] = .list(diagnostics.dropFirst().map(\.json))
            return .object(members)
        }
        return .object([
            "exitCode": .number(Double(exitCode)),
            "combinations": .number(Double(combinationCount)),
            "files": .number(Double(package.fileCount)),
            "testsPassed": .number(Double(result.passedCount ?? 0)),
            "messages": .list(messages),
        ])
    }
}

extension [Combination] {

    /// Some of them, from all parts of the array. Neighbours differ in one option only, and a step that divides the count
    /// would always skip the same values.
    fileprivate func spread(over count: Int) -> [Combination] {
        var step = Swift.max(1, self.count / Swift.max(1, count))
        while greatestCommonDivisor(step, self.count) > 1 { step += 1 }
        return (0..<count).map { self[$0 * step % self.count] }
    }
}

private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
}
