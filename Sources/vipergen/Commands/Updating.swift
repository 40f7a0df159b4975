import VipergenGenerator

/// `vipergen update`: gives existing modules other options, or what changed in their templates, and keeps edits.
struct Updating {

    private var chosen: ChosenModules
    private let xcode: ProjectChange?
    private var hasMarkers = false

    private var arguments: Arguments { chosen.arguments }
    private var existing: ExistingModules { chosen.existing }

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ chosen: ChosenModules) throws(Failure) {
        self.chosen = chosen
        xcode = try ProjectChange(chosen.settings)
        if chosen.arguments[.all] == nil { _ = try collecting(chosen.modules, chosen.existing.checkExists) }
    }

    /// - Returns: false for a check that differs, or for conflicts that were written.
    mutating func run(_ console: Console) throws(Failure) -> Bool {
        console.warn(chosen.settings.broken?.diagnostics ?? [])
        let outputs = [existing.output, existing.testsOutput]
        let isAtomic = arguments[.atomic] != nil
        var changes = try Changes(chosen.settings, in: outputs, project: xcode, isAtomic: isAtomic, console)
        var planned: [Change] = []
        for (index, module) in chosen.modules.enumerated() {
            console.show("reading modules", index, of: chosen.modules.count)
            planned += [try plan(module)].compactMap(\.self)
        }
        let isDone = try changes.finish(planned)
        // When all is written, a note that cannot be had is no reason to fail.
        let notes = try? chosen.notes()
        console.warn(notes?.all ?? [])
        let isWhole = arguments[.check] == nil || notes?.hasUnrecognised != true
        return isDone && !hasMarkers && isWhole
    }

    /// - Returns: nil for one of all folders that is no module of a set in question.
    private mutating func plan(_ module: Module) throws(Failure) -> Change? {
        do {
            if let was = arguments[.was] {
                return try change(of: try detect(module, madeWith: try ShellWords.split(was)))
            }
            guard let result = try chosen.detect(module) else { return nil }
            return try change(of: result)
        } catch  where error.kind == .data || error.kind == .inputOutput {
            // The module stops here; others go on.
            return Change(ModulePlan(module.folder, []), in: existing.output, problem: error)
        }
    }

    // MARK: - One module -

    /// Detects which set a module was generated from with options that a person names.
    ///
    /// - Throws: a `usage` failure if no set has them.
    private func detect(_ module: Module, madeWith words: [String]) throws(Failure) -> DetectedModule {
        var problems: [Diagnostic] = []
        let result = try existing.detect(module) { templateSet in
            let options = Arguments(words, isOfModule: true, options: templateSet.options)
            if problems.isEmpty { problems = options.problems }
            return options.problems.isEmpty ? options.values : nil
        }
        guard let result else { throw Failure(.usage, problems) }
        return result
    }

    private mutating func change(of result: DetectedModule) throws(Failure) -> Change {
        let provenances =
            if case .unclear(let all) = result.finding { all } else { [try chosen.provenance(result)] }
        let module = provenances[0].module
        // The command line as the options of the module's set make it.
        let reading = chosen.settings.sets.first { $0.templateSet.name == result.today.name }
        let given = reading?.arguments ?? arguments
        if let option = given.unknownOption {
            let name = result.today.name
            let message = "'\(module.folder)' is a module of '\(name)', which has no '\(option)'"
            throw Failure(.usage, message, help: "'\(Program.name) templates \(name)' lists its options")
        }
        try given.checkIsValid()
        let names = Set(given.values.keys).union(given.removedValues.keys)
        if let unread = names.intersection(result.today.unreadOptions).min() {
            let help = "use it in a template, or remove it from the set's template.json"
            throw Failure(.usage, "no template of '\(result.today.name)' reads '--\(unread)'", help: help)
        }
        let updates = try provenances.map { provenance throws(Failure) in
            try existing.update(
                result,
                provenance,
                OptionChanges(values: given.values, removed: given.removedValues),
                tests: arguments.isOn(.tests),
                isOneOfAll: arguments[.all] != nil
            )
        }
        // Of options that fit equally well, nobody has to choose if the result is the same.
        if updates.contains(where: { $0.files != updates[0].files }) { _ = try chosen.provenance(result) }
        var change = self.change(by: updates[0], of: module)
        if change.problem == nil {
            change.notes += try mentions(of: given.removedValues, in: module, after: updates[0])
        }
        return change
    }

    private mutating func change(by update: Update, of module: Module) -> Change {
        let problems = update.files.flatMap(conflicts)
        let writesMarkers = arguments[.markers] != nil
        hasMarkers = hasMarkers || writesMarkers && !problems.isEmpty
        let files = update.files.map { (purpose: $0.purpose, file: $0.planned(withMarkers: writesMarkers)) }
        // Of a module that stays as it is, only what is in the way is shown.
        let shown = files.filter { problems.isEmpty || writesMarkers || $0.file.state == .conflict }
        var change = chosen.change(of: module, shown)
        if writesMarkers {
            change.notes = problems.map {
                Diagnostic($0.message, at: $0.place, severity: .warning, diff: $0.diff)
            }
        } else if !problems.isEmpty {
            let help = "'\(module.folder)' stays as it is; '--markers' writes both sides into its files"
            change.problem = Failure(.cannotCreate, problems.with(help: help))
        }
        return change
    }

    private func conflicts(in file: Update.File) -> [Diagnostic] {
        guard case .conflict(let conflicts, _) = file.outcome else { return [] }
        let path = existing.output(for: file.purpose).shown(file.path)
        return conflicts.map { conflict in
            let excerpt = conflict.line.flatMap(file.existing.line).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
            let place = Diagnostic.Place(file: path, line: conflict.line, excerpt: excerpt)
            return Diagnostic(conflict.message, at: place, diff: conflict.diff)
        }
    }

    /// Notes about the lines that still name what was removed from a list.
    private func mentions(
        of removed: [String: [String]],
        in module: Module,
        after update: Update
    ) throws(Failure) -> [Diagnostic] {
        let values = removed.flatMap { name, values in values.map { (name: name, value: $0) } }
        guard !values.isEmpty else { return [] }
        let files = update.files.filter { $0.purpose == .module }.map { ($0.path, $0.planned(withMarkers: true)) }
        let planned = Dictionary(uniqueKeysWithValues: files)
        var notes: [Diagnostic] = []
        for path in try existing.output.files(below: module.folder, where: Mention.isSearched)
        where planned[path]?.state != .remove {
            let file = existing.output.shown(path)
            let contents = planned[path]?.contents ?? (try? Disk.read(file, limit: Mention.maximumSize)) ?? []
            for (name, value) in values {
                notes += Mention.lines(of: value, in: contents, of: path).map { line, text in
                    let place = Diagnostic.Place(file: file, line: line, excerpt: text)
                    return Diagnostic("this line still names the \(name) '\(value)'", at: place, severity: .note)
                }
            }
        }
        return notes
    }
}
