import VipergenGenerator

/// `vipergen lint`: reports mistakes in template sets, and compares their files with snapshots, or records these.
struct Linting {

    let settings: Settings

    private var arguments: Arguments { settings.arguments }

    /// - Returns: false if a snapshot differs.
    func run(_ console: Console) throws(Failure) -> Bool {
        let library = settings.library
        if arguments.record, !settings.environment["CI"].isEmpty {
            let help = "record them where a person reads the difference"
            throw Failure(.usage, "snapshots are not recorded on CI", help: help)
        }
        let names = if arguments.operands.isEmpty { try library.configuredNames() } else { arguments.operands }
        let linters = try collecting(names) { name throws(Failure) in try library.linter(of: name) }
        console.warn(try library.notes(aboutUseOf: linters.compactMap(\.templateSet)))
        let sets = try collecting(linters) { linter throws(Failure) in try check(linter, console) }
        guard let folder = arguments.snapshots else { return true }
        let snapshots = try collecting(zip(names, sets)) { name, templateSet throws(Failure) in
            // Each of several sets has a folder of its own.
            let output = try OutputFolder(arguments.operands.isEmpty ? Path.join(folder, name) : folder)
            return try SnapshotFolder(of: templateSet, in: output, TriedCombinations(of: templateSet, arguments))
        }
        if arguments.record { return try record(snapshots, console) }
        return try snapshots.map { folder throws(Failure) in try compare(folder, console) }.allSatisfy(\.self)
    }

    /// Reports that a set has no mistakes.
    ///
    /// - Throws: a `data` failure with its mistakes.
    private func check(_ linter: Linter, _ console: Console) throws(Failure) -> TemplateSet {
        let count = linter.combinations.count
        let problems = linter.problems { console.showProgress("trying combinations", $0, of: count) }
        let mistakes = problems.filter { $0.severity == .error }
        guard mistakes.isEmpty, let templateSet = linter.templateSet else {
            let name = linter.templateSet?.name ?? linter.location
            console.printResult("\(name): \(counted(mistakes.count, "mistake"))")
            throw Failure(.data, problems)
        }
        console.warn(problems)
        let combinations = linter.tried?.text ?? ""
        console.printResult("\(templateSet.name): \(combinations) of options, no mistakes")
        return templateSet
    }

    // MARK: - Snapshots -

    /// Prints the differences between a folder and the files that the set writes.
    ///
    /// - Returns: whether there are none.
    private func compare(_ folder: SnapshotFolder, _ console: Console) throws(Failure) -> Bool {
        let (name, count) = (folder.templateSet.name, folder.requests.count)
        if !arguments.json, let problem = try reasonNotToCompare(folder, console) {
            console.printResult("\(name): \(problem)")
            return false
        }
        let plans = try folder.requests.enumerated().map { index, request throws(Failure) in
            console.showProgress("comparing snapshots", index, of: count)
            return try folder.plan(request)
        }
        let strays = try folder.strays()
        if !arguments.json, !arguments.verbose {
            for (file, moduleCount) in folder.differences(plans) {
                console.show([ModulePlan(nil, [file], in: folder.output)], .checked)
                if moduleCount > 1 { console.print("in \(moduleCount) of \(counted(count, "module"))") }
            }
        } else {
            console.show(plans, .checked)
        }
        console.show(strays, .checked)
        console.printResult(Summary(plans + strays, .checked).verdict(of: name))
        let isSame = plans.allSatisfy(\.isUpToDate)
        if !isSame { console.suggest("if the differences are intended, '\(recording)' records them") }
        return isSame && strays.isEmpty
    }

    /// Why a folder is not compared: it has no snapshots, or those of other combinations. A diff would have every line of
    /// every file.
    private func reasonNotToCompare(_ folder: SnapshotFolder, _ console: Console) throws(Failure) -> String? {
        let path = folder.output.path
        if try folder.output.names().isEmpty {
            console.suggest("'\(recording)' writes them")
            return "there are no snapshots in '\(path)' yet"
        }
        if try !folder.hasOtherCombinations() { return nil }
        console.suggest("'--record' replaces them; use '--all' if they were recorded with it")
        return "the snapshots in '\(path)' were recorded for other combinations of options"
    }

    /// The command that records what is compared.
    private var recording: String {
        ShellWords.joined([Program.name] + arguments.words + ["--\(GeneralOption.record.rawValue)"])
    }

    /// Writes the snapshots of sets, all or nothing, and deletes other files in their folders.
    ///
    /// - Returns: whether the folders have nothing beside the snapshots.
    private func record(_ folders: [SnapshotFolder], _ console: Console) throws(Failure) -> Bool {
        _ = try collecting(folders) { folder throws(Failure) in try folder.checkIsReplaceable() }
        // Found before anything is written, since this can fail.
        let strays = try folders.map { folder throws(Failure) in try folder.strays(isRecording: true) }
        var changes = try Changes(settings, in: folders.map(\.output), console)
        let planned = try folders.map { folder throws(Failure) in try folder.recordingPlans() }
        _ = try changes.finish(planned.flatMap(\.self))
        console.show(strays.flatMap(\.self), .checked)
        return strays.allSatisfy(\.isEmpty)
    }
}
