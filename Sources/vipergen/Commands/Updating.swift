import VipergenGenerator

/// `vipergen update`: modules that people have worked on, with other options, or by templates that have changed.
struct Updating {

    private let arguments: Arguments
    private let modules: [Module]
    private let xcode: ProjectChange?
    private var origins: Origins
    private var leftOut: [Module] = []
    private var hasMarkers = false

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ origins: Origins) throws(Failure) {
        arguments = origins.settings.arguments
        xcode = try ProjectChange(origins.settings)
        self.origins = origins
        modules =
            arguments[.all] == nil
            ? try collecting(arguments.operands) { name throws(Failure) in
                let module = try origins.output.module(named: name)
                try origins.checkIsThere(module)
                return module
            }
            : try origins.output.possibleModules(except: origins.testsOutput)
    }

    /// - Returns: false for a check that differs, or for conflicts that were written.
    mutating func run(_ console: inout Console) throws(Failure) -> Bool {
        let outputs = [origins.output, origins.testsOutput]
        let isAtomic = arguments[.atomic] != nil
        var changes = try Changes(arguments, in: outputs, project: xcode, isAtomic: isAtomic, console)
        var planned: [Change] = []
        for module in modules { planned += [try plan(module)].compactMap(\.self) }
        let isDone = try changes.finish(planned, &console)
        // When all is written, a note that cannot be had is no reason to fail.
        if let note = try? origins.note(about: leftOut) { console.tell(note) }
        return isDone && !hasMarkers
    }

    private mutating func plan(_ module: Module) throws(Failure) -> Change? {
        do {
            guard let explanation = try explanation(of: module) else {
                leftOut.append(module)
                return nil
            }
            return try change(of: explanation)
        } catch  where error.kind == .data || error.kind == .inputOutput {
            // The module stops here; others go on.
            return Change(ModulePlan(module.folder, []), in: origins.output, problem: error)
        }
    }

    /// - Returns: nil for one of all folders that is no module of a set in question.
    private mutating func explanation(of module: Module) throws(Failure) -> Origins.Explanation? {
        if let was = arguments[.was] { return try origins.explanation(of: module, madeWith: try ShellWords.split(was)) }
        let explanation = try origins.explanation(of: module)
        return arguments[.all] != nil && !explanation.isExplained ? nil : explanation
    }

    // MARK: - One module -

    private mutating func change(of explanation: Origins.Explanation) throws(Failure) -> Change {
        let provenance = try origins.provenance(explanation)
        let (module, isAsked) = (provenance.module, arguments.isOn(.tests))
        let hasTests = provenance.hasTests && isAsked != false
        let old = try Request(
            module,
            of: explanation.past,
            options: provenance.values,
            project: origins.project,
            includesTests: hasTests
        )
        let given = explanation.arguments
        guard given.problems.isEmpty else { throw Failure(.usage, given.problems) }
        let options = OptionChanges(values: given.values, removed: given.removedValues)
        let new = try Request(
            module,
            of: explanation.today,
            options: try options.applied(
                to: provenance.values,
                of: explanation.today,
                for: module,
                isOneOfAll: arguments[.all] != nil
            ),
            project: origins.project,
            includesTests: hasTests || isAsked == true
        )
        let update = try Update(explanation.disk, from: old, to: new, mayBeDone: origins.arePast) {
            path,
            purpose throws(Failure) in try origins.output(for: purpose).look(path)
        }
        var change = self.change(by: update, of: module)
        if change.problem == nil { change.notes += try remnants(of: given.removedValues, in: module, after: update) }
        return change
    }

    private mutating func change(by update: Update, of module: Module) -> Change {
        let problems = update.files.flatMap { file -> [Diagnostic] in
            guard case .conflict(let conflicts, _) = file.outcome else { return [] }
            let path = origins.output(for: file.purpose).shown(file.path)
            return conflicts.map { conflict in
                let excerpt = conflict.line.flatMap { file.existing.line($0) }
                return Diagnostic(
                    conflict.message,
                    at: Diagnostic.Place(file: path, line: conflict.line, excerpt: excerpt)
                )
            }
        }
        let writesMarkers = arguments[.markers] != nil
        hasMarkers = hasMarkers || writesMarkers && !problems.isEmpty
        let parts = [RenderedFile.Purpose.module, .tests].map { purpose in
            let files = update.files.filter { $0.purpose == purpose }
            let planned = files.compactMap { file -> PlannedFile? in
                let planned = file.planned(withMarkers: writesMarkers)
                // Of a module that stays as it is, only what is in the way is shown.
                return problems.isEmpty || writesMarkers || planned.state == .conflict ? planned : nil
            }
            let plan = ModulePlan(module.folder, planned)
            let testFiles = purpose == .tests ? Set(planned.map(\.path)) : []
            return Change.Part(output: origins.output(for: purpose), plan: plan, testFiles: testFiles)
        }
        if problems.isEmpty { return Change(parts) }
        if writesMarkers {
            let notes = problems.map { Diagnostic($0.message, at: $0.place, severity: .warning) }
            return Change(parts, notes: notes)
        }
        let help = "'\(module.folder)' stays as it is; '--markers' writes both sides into its files"
        let last = problems.suffix(1).map { Diagnostic($0.message, at: $0.place, help: help) }
        return Change(parts, problem: Failure(.cannotCreate, problems.dropLast() + last))
    }

    /// The lines that still name what was taken out of a list.
    private func remnants(
        of removed: [String: [String]],
        in module: Module,
        after update: Update
    ) throws(Failure) -> [Diagnostic] {
        guard !removed.isEmpty else { return [] }
        var texts: [(path: String, contents: [UInt8])] = []
        let written = Dictionary(grouping: update.files.filter { $0.purpose == .module }, by: \.path)
        for path in try origins.output.files(below: module.folder, where: Mention.isSearched) {
            let planned = written[path]?.first?.planned(withMarkers: true)
            if planned?.state == .remove { continue }
            if let contents = planned?.contents {
                texts.append((path, contents))
            } else if let contents = try? Disk.read(origins.output.shown(path), limit: Mention.maximumSize) {
                texts.append((path, contents))
            }
        }
        return removed.flatMap { name, values in
            values.flatMap { value in
                texts.flatMap { path, contents in
                    Mention.lines(of: value, in: contents, of: path).map { line, text in
                        let place = Diagnostic.Place(file: origins.output.shown(path), line: line, excerpt: text)
                        return Diagnostic("this line still names the \(name) '\(value)'", at: place, severity: .note)
                    }
                }
            }
        }
    }
}

extension Update.File {

    /// What the plan of the run says of the file.
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
