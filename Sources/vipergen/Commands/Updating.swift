import VipergenGenerator

/// `vipergen update`: changes the options of existing modules, or follows changed templates, and keeps edits.
struct Updating {

    let chosen: ChosenModules

    var arguments: Arguments { chosen.arguments }
    var existing: ExistingModules { chosen.existing }

    /// - Returns: false for a check that differs, or for conflicts that were written.
    func run(_ console: Console) throws(Failure) -> Bool {
        guard arguments.all else { return try update(console) }
        return try chosen.reportingBrokenSets { () throws(Failure) in try update(console) }
    }

    private func update(_ console: Console) throws(Failure) -> Bool {
        if !arguments.all { _ = try collecting(chosen.modules, existing.checkExists) }
        var changes = try chosen.changes(console)
        let unread = chosen.settings.sets.map { ($0.templateSet.name, $0.templateSet.unreadOptions) }
        let unreadOptions = Dictionary(unread) { first, _ in first }
        var (planned, leftOut): ([ModulePlan], [DetectedModule]) = ([], [])
        var usedSets: Set<String> = []
        var losses: [(option: LostOption, module: DetectedModule)] = []
        var uncompared: [DetectedModule] = []
        for (index, module) in chosen.modules.enumerated() {
            console.showProgress("reading modules", index, of: chosen.modules.count)
            do {
                let result = try detect(module)
                if chosen.leavesOut(result) {
                    leftOut.append(result)
                } else {
                    usedSets.insert(result.today.name)
                    let plan = try change(of: result, unreadOptions[result.today.name] ?? [])
                    if !plan.isUpToDate { losses += self.losses(of: result).map { ($0, result) } }
                    if try isUncompared(result) { uncompared.append(result) }
                    planned.append(plan)
                }
            } catch  where error.kind == .data || error.kind == .inputOutput {
                // This module is not changed; others are.
                planned.append(chosen.change(of: module, [], problem: error))
            }
        }
        let notes = try chosen.notes(on: leftOut)
        defer { console.warn(notes.all + self.notes(onUnchanged: planned) + notesOnChangedSets(except: usedSets)) }
        let differences: [Summary.Difference] = [
            (notes.unrecognisedCount, "folder", "not recognised"), (uncompared.count, "edited module", "not compared"),
        ].filter { arguments.check && $0.count > 0 }
        console.warn(self.notes(on: losses) + self.notes(onUncompared: uncompared))
        if !arguments.check { console.warn(notesOnNames) }
        console.warn(self.notes(onUncommitted: planned))
        console.add(base: chosen.base)
        defer { suggestRevisions(console) }
        let isDone = try changes.finish(planned, differences: differences, base: chosen.base)
        for (templateSet, given) in chosen.settings.sets where !given.values.isEmpty && !planned.isEmpty {
            guard isDone, arguments.isWriting else { break }
            let step = try? chosen.settings.nextStep(
                forModulesOf: templateSet,
                with: given.values,
                in: chosen.settings.project(),
                existing.output
            )
            if let step { console.suggest(step) }
        }
        let refused = planned.count { $0.problem != nil }
        if arguments.check, planned.count(where: { !$0.isUpToDate }) > refused {
            let words = arguments.words.filter { $0 != "--\(GeneralOption.check.rawValue)" }
            let which = refused == 0 ? "these" : "the other"
            console.suggest("next: '\(ShellWords.joined([Program.name] + words))' makes \(which) changes")
        }
        // A conflict that is written is a warning.
        return isDone && !planned.flatMap(\.notes).contains { $0.severity == .warning }
    }

    /// A note about changed sets that no module is of, for example since a copy has another name than its original.
    private func notesOnChangedSets(except used: Set<String>) -> [Diagnostic] {
        let names = (chosen.base?.changedSets ?? []).filter { !used.contains($0) }
        if names.isEmpty || !arguments.all { return [] }
        let help = "'\(Program.name) status' shows the set of each module; a changed copy of a set keeps its name"
        return [Diagnostic("no module is of \(names.list), which changed", help: help, severity: .note)]
    }

    /// A note about modules that a change of the templates leaves as they are, for example since an earlier update has
    /// written it already.
    private func notes(onUnchanged changes: [ModulePlan]) -> [Diagnostic] {
        let follows = chosen.base?.description != nil
        let names = changes.filter { !$0.files.isEmpty && $0.files.allSatisfy { $0.state == .unchanged } }
            .compactMap(\.folder)
        if names.isEmpty || !follows || arguments.check { return [] }
        let stay = names.count == 1 ? "1 module stays as it is" : "\(names.count) modules stay as they are"
        let help = """
            the files have the change already, or lack the lines that it changes; after an update from other templates, \
            run 'git restore' and update again
            """
        return [Diagnostic("\(stay): \(names.list(first: 10))", help: help, severity: .note)]
    }

    /// Notes about the modules that the given options name and that are missing.
    private var notesOnNames: [Diagnostic] {
        let words = arguments.words(of: [.template, .output])
        return chosen.settings.sets.flatMap { templateSet, given in
            NamedModules(templateSet.options, given.values).notes(
                besides: [],
                in: existing.output,
                of: chosen.settings.configuration.form,
                words
            )
        }.unique
    }

    /// A note about the files that are merged or deleted, and that git could not restore.
    private func notes(onUncommitted changes: [ModulePlan]) -> [Diagnostic] {
        let environment = chosen.settings.environment.variables
        let paths = [FilePurpose.module, .tests].flatMap { purpose in
            let files = changes.filter { $0.problem == nil }.flatMap(\.files).compactMap { file in
                let isChanged = [.merge, .remove].contains(file.state) && file.purpose == purpose
                return isChanged ? file.existing.contents.map { (path: file.path, contents: $0) } : nil
            }
            let output = existing.outputs[purpose]
            if files.isEmpty { return [String]() }
            // Without git, nothing is restored anyway.
            let git = try? GitFolder(output.path, environment: environment)
            return ((try? git?.uncommitted(files)) ?? []).map(output.shown)
        }
        if paths.isEmpty { return [] }
        let have = paths.count == 1 ? "1 file that changes has" : "\(paths.count) files that change have"
        let help = "commit first, and git can undo the update"
        let message = "\(have) edits that are in no commit: \(paths.list(first: 10))"
        return [Diagnostic(message, help: help, severity: .note)]
    }

    /// Shows what the templates could be compared with, if they are as in the last commit and on the main branch.
    private func suggestRevisions(_ console: Console) {
        guard let base = chosen.base, base.description == nil else { return }
        for change in base.earlierChanges {
            let words = ShellWords.joined([Program.name] + arguments.words + ["--since", change.revision])
            console.suggest("since \(quoted(change.subject)): \(words)")
        }
        guard base.earlierChanges.isEmpty, base.uncommittedSets.isEmpty else { return }
        let library = chosen.settings.library
        let areBuiltIn = chosen.settings.sets.allSatisfy { (try? library.folder(of: $0.templateSet)) == .some(nil) }
        let reason = areBuiltIn ? "the built-in sets change only with \(Program.name) itself; " : ""
        console.suggest("\(reason)'--from DIR' compares with an old copy of the templates")
    }

    // MARK: - One module -

    /// Detects what a module was generated from, with the options of `--was` if a person names them.
    ///
    /// - Throws: a `usage` failure if no set has these options.
    private func detect(_ module: Module) throws(Failure) -> DetectedModule {
        guard let was = arguments.was else { return try existing.detect(module) }
        let words = Arguments(try ShellWords.split(was), isOfModule: true)
        let result = try existing.detect(module) { templateSet in
            let options = words.reading(templateSet.options)
            return options.problems.isEmpty ? options.values : nil
        }
        if let result { return result }
        let problems = words.reading(try existing.detect(module).version.options).problems
        throw Failure(.usage, problems.map { Diagnostic("'--was': \($0.message)", help: $0.help) })
    }

    /// The command line, read with the options of the module's set.
    func given(for result: DetectedModule) -> Arguments {
        chosen.settings.sets.first { $0.templateSet.name == result.today.name }?.arguments ?? arguments
    }

    /// - Parameter unreadOptions: those of the module's set.
    private func change(of result: DetectedModule, _ unreadOptions: Set<String>) throws(Failure) -> ModulePlan {
        var provenances = [result.provenance]
        if case .unclear(let all) = result.finding { provenances = all } else { try chosen.checkIsClear(result) }
        let given = given(for: result)
        if let option = given.unknownOption {
            let name = result.today.name
            let message = "'\(existing.path(of: result.module))' is a module of '\(name)', which has no '\(option)'"
            throw Failure(.usage, message, help: "'\(Program.name) templates \(name)' lists its options")
        }
        try given.checkIsValid()
        let names = Set(given.values.keys).union(given.removedValues.keys)
        if let unread = names.intersection(unreadOptions).min() {
            let help = "use it in a template, or remove it from the set's template.json"
            throw Failure(.usage, "no template of '\(result.today.name)' reads '--\(unread)'", help: help)
        }
        try checkValuesAreTaken(result)
        let changes = OptionChanges(values: given.values, removed: given.removedValues)
        let updates = try provenances.map { provenance throws(Failure) in
            let (tests, isOneOfAll) = (arguments.tests, arguments.all)
            return try existing.update(result, provenance, changes, tests: tests, isOneOfAll: isOneOfAll)
        }
        // Several combinations of options may fit equally well. The person has to choose only if the results differ.
        if updates.contains(where: { $0.files != updates[0].files }) { try chosen.checkIsClear(result) }
        var change = self.change(by: updates[0], of: result.module)
        // The project gets the files, too, that are on disk already.
        if change.problem == nil, chosen.settings.changesProject {
            change.otherFiles = try existing.files(of: result)
        }
        if change.problem == nil {
            let (removed, module) = (given.removedValues, result.module)
            change.notes += try updates[0].notes(aboutMentionsOf: removed, in: module, below: existing.output)
            // One note is enough for a line.
            let known = change.notes.map { [$0.place?.file, $0.place?.line.map(String.init)] }
            change.notes += updates[0].notes.filter {
                !known.contains([$0.place?.file, $0.place?.line.map(String.init)])
            }
        }
        return change
    }

    private func change(by update: Update, of module: Module) -> ModulePlan {
        let problems = update.files.flatMap(conflicts)
        let writesMarkers = arguments.markers
        let files = update.files.map { writesMarkers ? $0.plannedWithMarkers : $0.planned }
        // If the module is not changed, only its conflicts are shown.
        let shown = files.filter { problems.isEmpty || writesMarkers || $0.state == .conflict }
        var change = chosen.change(of: module, shown)
        if writesMarkers {
            change.notes = Failure(.cannotCreate, problems).warnings
        } else if !problems.isEmpty {
            let canBeMarked = update.files.contains { !$0.conflicts.isEmpty && $0.planned.contents != nil }
            let markers = canBeMarked ? "marks the conflicts in its files" : "keeps this file, and updates the others"
            let help =
                arguments.atomic
                ? "nothing was changed: leave out '--atomic' to update the other modules, or choose '--markers'"
                : "a module with a conflict stays as it is; '--markers' \(markers)"
            change.problem = Failure(.cannotCreate, problems.with(help: help))
        }
        return change
    }

    private func conflicts(in file: Update.File) -> [Diagnostic] {
        let path = existing.outputs[file.planned.purpose].shown(file.planned.path)
        return file.conflicts.map { conflict in
            let line = conflict.line.flatMap(file.planned.existing.line)
            let excerpt = line?.allSatisfy(\.isSpace) == true ? nil : line
            let place = Diagnostic.Place(file: path, line: conflict.line, excerpt: excerpt)
            return Diagnostic(conflict.message, at: place, diff: conflict.diff)
        }
    }
}
