import VipergenGenerator

/// `vipergen update`: gives existing modules other options, or what changed in their templates, and keeps edits.
struct Updating {

    private let arguments: Arguments
    private let modules: [Module]
    private let xcode: ProjectChange?
    private var existing: ExistingModules
    private var leftOut: [Module] = []
    private var hasMarkers = false

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ existing: ExistingModules) throws(Failure) {
        arguments = existing.arguments
        xcode = try ProjectChange(existing.settings)
        modules = try arguments[.all] == nil ? existing.named() : existing.all()
        if arguments[.all] == nil { _ = try collecting(modules, existing.checkExists) }
        self.existing = existing
    }

    /// - Returns: false for a check that differs, or for conflicts that were written.
    mutating func run(_ console: inout Console) throws(Failure) -> Bool {
        let outputs = [existing.output, existing.testsOutput]
        let isAtomic = arguments[.atomic] != nil
        var changes = try Changes(arguments, in: outputs, project: xcode, isAtomic: isAtomic, console)
        var planned: [Change] = []
        for module in modules { planned += [try plan(module)].compactMap(\.self) }
        let isDone = try changes.finish(planned, &console)
        // When all is written, a note that cannot be had is no reason to fail.
        if let note = try? existing.note(about: leftOut) { console.tell(note) }
        return isDone && !hasMarkers
    }

    /// - Returns: nil for one of all folders that is no module of a set in question.
    private mutating func plan(_ module: Module) throws(Failure) -> Change? {
        do {
            if let was = arguments[.was] {
                return try change(of: try existing.detect(module, madeWith: try ShellWords.split(was)))
            }
            let result = try existing.detect(module)
            if arguments[.all] == nil || result.isExplained { return try change(of: result) }
            leftOut.append(module)
            return nil
        } catch  where error.kind == .data || error.kind == .inputOutput {
            // The module stops here; others go on.
            return Change(ModulePlan(module.folder, []), in: existing.output, problem: error)
        }
    }

    // MARK: - One module -

    private mutating func change(of result: ModuleDetection.Result) throws(Failure) -> Change {
        let provenance = try existing.provenance(result)
        let given = existing.arguments(for: result)
        guard given.problems.isEmpty else { throw Failure(.usage, given.problems) }
        let update = try existing.update(
            result,
            provenance,
            OptionChanges(values: given.values, removed: given.removedValues),
            tests: arguments.isOn(.tests),
            isOneOfAll: arguments[.all] != nil
        )
        var change = self.change(by: update, of: provenance.module)
        if change.problem == nil {
            change.notes += try mentions(of: given.removedValues, in: provenance.module, after: update)
        }
        return change
    }

    private mutating func change(by update: Update, of module: Module) -> Change {
        let problems = update.files.flatMap(conflicts)
        let writesMarkers = arguments[.markers] != nil
        hasMarkers = hasMarkers || writesMarkers && !problems.isEmpty
        let parts = [RenderedFile.Purpose.module, .tests].map { purpose in
            let files = update.files.filter { $0.purpose == purpose }.map { $0.planned(withMarkers: writesMarkers) }
            // Of a module that stays as it is, only what is in the way is shown.
            let shown = files.filter { problems.isEmpty || writesMarkers || $0.state == .conflict }
            let testFiles = purpose == .tests ? Set(shown.map(\.path)) : []
            let plan = ModulePlan(module.folder, shown)
            return Change.Part(output: existing.output(for: purpose), plan: plan, testFiles: testFiles)
        }
        if problems.isEmpty { return Change(parts) }
        if writesMarkers {
            let notes = problems.map { Diagnostic($0.message, at: $0.place, severity: .warning) }
            return Change(parts, notes: notes)
        }
        let help = "'\(module.folder)' stays as it is; '--markers' writes both sides into its files"
        return Change(parts, problem: Failure(.cannotCreate, problems.with(help: help)))
    }

    private func conflicts(in file: Update.File) -> [Diagnostic] {
        guard case .conflict(let conflicts, _) = file.outcome else { return [] }
        let path = existing.output(for: file.purpose).shown(file.path)
        return conflicts.map { conflict in
            let excerpt = conflict.line.flatMap { file.existing.line($0) }
            let place = Diagnostic.Place(file: path, line: conflict.line, excerpt: excerpt)
            return Diagnostic(conflict.message, at: place)
        }
    }

    /// Notes about the lines that still name what was removed from a list.
    private func mentions(
        of removed: [String: [String]],
        in module: Module,
        after update: Update
    ) throws(Failure) -> [Diagnostic] {
        guard !removed.isEmpty else { return [] }
        var texts: [(path: String, contents: [UInt8])] = []
        let written = Dictionary(grouping: update.files.filter { $0.purpose == .module }, by: \.path)
        for path in try existing.output.files(below: module.folder, where: Mention.isSearched) {
            let planned = written[path]?.first?.planned(withMarkers: true)
            if planned?.state == .remove { continue }
            let file = existing.output.shown(path)
            if let contents = planned?.contents ?? (try? Disk.read(file, limit: Mention.maximumSize)) {
                texts.append((path, contents))
            }
        }
        return removed.flatMap { name, values in
            values.flatMap { value in
                texts.flatMap { path, contents in
                    Mention.lines(of: value, in: contents, of: path).map { line, text in
                        let place = Diagnostic.Place(file: existing.output.shown(path), line: line, excerpt: text)
                        return Diagnostic("this line still names the \(name) '\(value)'", at: place, severity: .note)
                    }
                }
            }
        }
    }
}

extension Update.File {

    /// The file in the plan of the run.
    ///
    /// - Parameter withMarkers: whether conflicts are written, as far as they can be.
    fileprivate func planned(withMarkers: Bool) -> PlannedFile {
        let (contents, state): ([UInt8]?, FileState) =
            switch outcome {
            case .create(let bytes): (bytes, .create)
            case .merge(let bytes): (bytes, .merge)
            case .remove: (nil, .remove)
            case .unchanged: (existing.contents, .unchanged)
            case .missing: (nil, .skip)
            case .conflict(_, let marked?) where withMarkers: (marked, .merge)
            case .conflict where withMarkers: (existing.contents, .skip)
            case .conflict(_, let marked): (marked, .conflict)
            }
        return PlannedFile(path: path, contents: contents, existing: existing, state: state)
    }
}

extension Existing {

    fileprivate var contents: [UInt8]? {
        if case .file(let contents) = self { contents } else { nil }
    }

    /// The text of a line, from 1.
    fileprivate func line(_ number: Int) -> String? {
        let lines = contents?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
        guard lines.indices.contains(number - 1) else { return nil }
        let text = String(decoding: lines[number - 1], as: UTF8.self)
        return text.hasSuffix("\r") ? String(text.dropLast()) : text
    }
}
