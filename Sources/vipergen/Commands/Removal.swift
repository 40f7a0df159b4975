import VipergenGenerator

/// `vipergen remove`: deletes modules and their tests, unless they are edited or their types are still named.
struct Removal {

    private typealias Removed = (module: Module, removal: ModuleRemoval)

    private let existing: ExistingModules
    private let xcode: ProjectChange?
    /// Files that were too long to search.
    private var unsearched: [String] = []

    private var arguments: Arguments { existing.arguments }
    private var modules: [Module] { existing.modules }

    init(_ existing: ExistingModules) throws(Failure) {
        self.existing = existing
        xcode = try ProjectChange(existing.settings)
    }

    mutating func run(_ console: Console) throws(Failure) -> Bool {
        console.warn(existing.settings.reading.broken?.diagnostics ?? [])
        let outputs = [existing.output, existing.testsOutput]
        var changes = try Changes(existing.settings, in: outputs, project: xcode, isAtomic: true, console)
        let removed = try collecting(modules, look)
        if arguments[.force] == nil { try checkMentions(of: removed) }
        var planned = removed.map(change)
        planned[0].notes += unsearchedNote
        return try changes.finish(planned)
    }

    private func look(at module: Module) throws(Failure) -> Removed {
        let result = try existing.detect(module)
        let request = try existing.request(try existing.provenance(result), result)
        return (module, try ModuleRemoval(of: result.disk, madeBy: request))
    }

    private func change(_ removed: Removed) -> Change {
        let files = removed.removal.files.map { file in
            let state: FileState = file.isUnedited || arguments[.force] != nil ? .remove : .conflict
            let existing = Existing.file(file.contents)
            return (file.purpose, PlannedFile(path: file.path, contents: nil, existing: existing, state: state))
        }
        var change = existing.change(of: removed.module, files)
        let problems = change.files.filter { $0.file.state == .conflict }.map { path, _ in
            Diagnostic("this file was edited", at: Diagnostic.Place(file: path))
        }
        if !problems.isEmpty {
            let help = "nothing was removed: keep what is yours elsewhere, then choose '--force'"
            change.problem = Failure(.cannotCreate, problems.with(help: help))
        }
        return change
    }

    // MARK: - Mentions in other files -

    /// - Throws: a `cannotCreate` failure with every line of another file that names a deleted type.
    private mutating func checkMentions(of removed: [Removed]) throws(Failure) {
        let types = Set(removed.flatMap(\.removal.types))
        let deleted = Set(
            removed.flatMap { removed in
                removed.removal.files.map { existing.output(for: $0.purpose).identity + "/" + $0.path }
            }
        )
        var problems: [Diagnostic] = []
        for folder in [existing.output, existing.testsOutput] {
            if folder.identity != existing.output.identity, folder.isInside("", of: existing.output) { continue }
            for path in try folder.files(below: "", where: Mention.isSearched)
            where !deleted.contains("\(folder.identity)/\(path)") {
                problems += try mentions(of: types, in: path, of: folder)
            }
        }
        if !problems.isEmpty { throw Failure(.cannotCreate, problems + unsearchedNote) }
    }

    /// A note about files that were too long to search.
    private var unsearchedNote: [Diagnostic] {
        guard let first = unsearched.first else { return [] }
        let count = unsearched.count == 1 ? "'\(first)' was" : "\(unsearched.count) files were, '\(first)' first,"
        let message = "\(count) not searched for the names of deleted types: more than \(Mention.maximumSize >> 20) MB"
        return [Diagnostic(message, severity: .note)]
    }

    private mutating func mentions(
        of types: Set<String>,
        in path: String,
        of folder: OutputFolder
    ) throws(Failure) -> [Diagnostic] {
        let file = folder.shown(path)
        let contents: [UInt8]
        do {
            contents = try Disk.read(file, limit: Mention.maximumSize)
        } catch  where error.kind == .data {
            unsearched.append(file)
            return []
        }
        let lines = Mention.lines(of: types, in: contents)
        let owner = lines.isEmpty ? nil : owner(of: path, in: folder)
        let releases = owner.map { owner in modules.compactMap { Release(of: $0, by: owner, existing) } }
        return lines.map { line, text, name in
            let release = releases?.first { $0.removes(text, naming: types, from: "\(folder.identity)/\(path)") }
            let advice = release.map { "'\($0.command)' removes it; or" } ?? "change it first, or"
            let place = Diagnostic.Place(file: file, line: line, excerpt: text)
            let help = "nothing was removed: \(advice) choose '--force'"
            return Diagnostic("this line names '\(name)', which would be deleted", at: place, help: help)
        }
    }

    /// The module that a file is in, or whose tests it is in. Most folders are no modules.
    private func owner(of path: String, in folder: OutputFolder) -> ModuleDetection.Result? {
        let place = "\(folder.identity)/\(path)"
        for root in [existing.testsOutput.identity, existing.output.identity] {
            let folders = place.rest(below: root)?.pathParts.dropLast() ?? []
            for count in stride(from: folders.count, to: 0, by: -1) {
                guard let module = try? Module(existing: folders.prefix(count).joined(separator: "/")),
                    let result = try? existing.detect(module), case .made = result.finding
                else { continue }
                return modules.contains(module) ? nil : result
            }
        }
        return nil
    }
}
