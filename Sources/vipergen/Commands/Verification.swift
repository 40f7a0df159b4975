import VipergenGenerator

/// `vipergen verify`: what a set writes, compiled and its tests run, for every combination of its options.
struct Verification {

    /// More combinations than these are tried only by who says how many.
    private static let usualLimit = 500

    private let settings: Settings
    private let linter: Linter
    private let templateSet: TemplateSet
    private let standIns: StandIns
    private let modules: [VerifiedModule]
    private let combinationCount: Int
    private let package: VerificationPackage
    private let folder: String

    /// - Throws: a failure with everything that is wrong in the command line, or in the set.
    init(_ settings: Settings, _ library: SetLibrary) throws(Failure) {
        self.settings = settings
        let arguments = settings.arguments
        let choices = try VerificationChoices(settings)
        let name = arguments.operands.first ?? settings.configuration.template ?? SetLibrary.defaultName
        linter = try library.linter(of: name)
        let problems = linter.problems.filter { $0.severity == .error }
        guard problems.isEmpty else { throw Failure(.data, problems) }
        templateSet = try library.find(name)
        let all = linter.combinations
        if choices.limit == nil, all.count > Self.usualLimit {
            let help = "'--limit \(Self.usualLimit)' takes that many of them, spread evenly"
            throw Failure(.data, "'\(templateSet.name)' has \(all.count) combinations of options", help: help)
        }
        let count = min(all.count, choices.limit ?? all.count)
        let combinations = all.spread(over: count)
        combinationCount = count
        var project = Project.placeholder
        project.name = settings.configuration.project ?? project.name
        guard project.isModule else {
            let help = "write the module's name, as code imports it"
            throw Failure(.data, "'project': '\(project.name)' is no module's name", help: help)
        }
        modules = try VerifiedModule.all(combinations, of: templateSet, in: project)
        let base: VerifiedModule? =
            if let base = templateSet.base, choices.includesBase {
                try VerifiedModule(
                    try Request(
                        try Module(Initialization.baseModule),
                        of: try library.find(base),
                        project: project
                    )
                )
            } else { nil }
        standIns = try StandIns(stubs: choices.stubs, settings.environment)
        let sources = try choices.sources.map { path throws(Failure) in try SwiftFolder(path) }
        let namesakes = ([sources] + standIns.folders.map { [$0] }).flatMap(\.namesakes)
        guard namesakes.isEmpty else { throw Failure(.data, namesakes) }
        package = VerificationPackage(
            modules,
            base: base,
            frameworks: standIns.folders,
            sources: sources,
            folders: Dictionary(
                try (standIns.folders + sources).map { folder throws(Failure) in
                    (folder.path, try Disk.realPath(folder.path) ?? folder.path)
                },
                uniquingKeysWith: { first, _ in first }
            ),
            project: project.name,
            modes: choices.modes
        )
        if let package = choices.package {
            folder = package
        } else {
            folder = try Self.cacheFolder(for: linter.location, settings.environment)
        }
    }

    /// A folder for each set, below the user's folder for what can be made again (XDG Base Directory Specification; on
    /// a Mac "File System Programming Guide").
    private static func cacheFolder(for set: String, _ environment: Environment) throws(Failure) -> String {
        let home = environment["HOME"]
        let usual = home.isEmpty ? "" : Path.join(home, System.cacheFolder)
        let named = environment["XDG_CACHE_HOME"]
        let caches = named.hasPrefix("/") ? named : usual
        guard !caches.isEmpty else {
            throw Failure(
                .usage,
                "there is no folder for caches: HOME is not set",
                help: "name one with '--package DIR'"
            )
        }
        // The path itself would be too deep a folder, and is to be told from another of the same last name.
        let path = try Disk.realPath(set) ?? set
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let name = path.split(separator: "/").last.map(String.init) ?? "set"
        return Path.join(caches, "vipergen/verify/\(name)-\(String(hash, radix: 16))")
    }

    /// - Returns: true; what does not compile, and a test that fails, are a failure.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        var progress = console.progress
        defer { progress.end() }
        Interruption.hold()
        var signals: [Int32] = []
        // In the end, a shell is to see which signal ended the program.
        defer { for signal in Set(signals) { Interruption.putBack(signal) } }
        let stopRequests = {
            if let signal = Interruption.take() { signals.append(signal) }
            return signals.count
        }
        let isCancelled = { stopRequests() > 0 }
        let folder = try PackageFolder(self.folder, isCancelled: isCancelled) { _ in
            progress.note("waiting for another run to end with this set")
        }
        let swift = SwiftTool(
            folder.path,
            environment: settings.environment.variables,
            stopRequests: stopRequests
        )
        try swift.check()
        let missingModules = try swift.missing(among: package.foreignModules)
        try standIns.check(missingModules)
        var build = VerificationRun(
            package,
            in: folder,
            with: swift,
            report: VerificationReport(
                package,
                of: templateSet,
                in: folder.path,
                combinationCount: combinationCount
            ),
            testing: settings.arguments.isOn(.tests) ?? true
        )
        let result = try build.run(without: missingModules) { progress.show($0) }
        Interruption.forget()
        progress.end()
        return try tell(result, &console)
    }

    private func tell(_ result: VerificationResult, _ console: inout Console) throws(Failure) -> Bool {
        let isStrict = settings.arguments[.strict] != nil
        let findings = result.report.findings
        let hasFailed = findings.contains { $0.severity == .error || isStrict && $0.isWritten }
        if settings.arguments[.json] != nil {
            let code = hasFailed ? Failure.Kind.data.rawValue : 0
            console.print(document(result, exitCode: code).text)
            if hasFailed { throw Failure(.data, []) }
            return true
        }
        let diagnostics = findings.flatMap(result.report.diagnostics) + result.notes
        if hasFailed {
            let mistakes = findings.filter { $0.severity == .error || isStrict && $0.isWritten }
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

    /// So many of them, from the whole array: neighbours differ in one option, so a step that divides the length would
    /// pass over the same values of others each time.
    fileprivate func spread(over count: Int) -> [Combination] {
        var step = Swift.max(1, self.count / Swift.max(1, count))
        while greatestCommonDivisor(step, self.count) > 1 { step += 1 }
        return (0..<count).map { self[$0 * step % self.count] }
    }
}

private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
}
