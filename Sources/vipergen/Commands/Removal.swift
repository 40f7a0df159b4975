import VipergenGenerator

/// `vipergen remove`: a module and its tests go, as far as they are as they were written.
struct Removal {

    private typealias Leaving = (module: Module, departure: Departure)

    private let arguments: Arguments
    private let modules: [Module]
    private let xcode: ProjectChange?
    private var existing: ExistingModules
    /// What was found so far, by the module that goes and the file that names it.
    private var releases: [String: Release?] = [:]
    /// The files that were too long to be searched.
    private var unsearched: [String] = []

    init(_ existing: ExistingModules) throws(Failure) {
        arguments = existing.arguments
        xcode = try ProjectChange(existing.settings)
        modules = try existing.named()
        self.existing = existing
    }

    mutating func run(_ console: inout Console) throws(Failure) -> Bool {
        let outputs = [existing.output, existing.testsOutput]
        var changes = try Changes(arguments, in: outputs, project: xcode, isAtomic: true, console)
        var removed = try lookAtAll().map(change)
        removed[0].notes += unsearchedNote
        return try changes.finish(removed, &console)
    }

    private mutating func lookAtAll() throws(Failure) -> [Leaving] {
        let leaving = try collecting(modules) { module throws(Failure) in try look(at: module) }
        if arguments[.force] == nil { try checkMentions(of: leaving) }
        return leaving
    }

    private mutating func look(at module: Module) throws(Failure) -> Leaving {
        let result = try existing.detect(module)
        let request = try existing.request(try existing.provenance(result), result)
        return (module, try Departure(of: result.disk, madeFrom: request))
    }

    private func change(_ leaving: Leaving) -> Change {
        var problems: [Diagnostic] = []
        let parts = [RenderedFile.Purpose.module, .tests].map { purpose in
            let output = existing.output(for: purpose)
            let files = leaving.departure.files.filter { $0.purpose == purpose }.map { file in
                let goes = file.isAsWritten || arguments[.force] != nil
                if !goes {
                    let place = Diagnostic.Place(file: output.shown(file.path))
                    problems.append(Diagnostic("somebody has changed this file", at: place))
                }
                let state: FileState = goes ? .remove : .conflict
                return PlannedFile(path: file.path, contents: nil, existing: .file(file.contents), state: state)
            }
            return Change.Part(output: output, plan: ModulePlan(leaving.module.folder, files))
        }
        if problems.isEmpty { return Change(parts) }
        let help = "nothing was removed: keep what is yours elsewhere, then choose '--force'"
        return Change(parts, problem: Failure(.cannotCreate, problems.with(help: help)))
    }

    // MARK: - What others say of it -

    /// - Throws: a `cannotCreate` failure with every line of files that stay which names a type that goes.
    private mutating func checkMentions(of leaving: [Leaving]) throws(Failure) {
        let types = leaving.reduce(into: [String: Module]()) { owners, leaving in
            for type in leaving.departure.types { owners[type] = leaving.module }
        }
        let going = Set(
            leaving.flatMap { leaving in
                leaving.departure.files.map { existing.output(for: $0.purpose).identity + "/" + $0.path }
            }
        )
        var problems: [Diagnostic] = []
        for folder in [existing.output, existing.testsOutput] {
            if folder.identity != existing.output.identity, folder.isInside("", of: existing.output) { continue }
            for path in try folder.files(below: "", where: Mention.isSearched)
            where !going.contains("\(folder.identity)/\(path)") {
                problems += try mentions(of: types, in: path, of: folder)
            }
        }
        if !problems.isEmpty { throw Failure(.cannotCreate, problems + unsearchedNote) }
    }

    /// What to say of the files that were too long to be searched.
    private var unsearchedNote: [Diagnostic] {
        guard let first = unsearched.first else { return [] }
        let count = unsearched.count == 1 ? "'\(first)' was" : "\(unsearched.count) files were, '\(first)' first,"
        let message = "\(count) not searched for types that go: more than \(Mention.maximumSize >> 20) MB"
        return [Diagnostic(message, severity: .note)]
    }

    private mutating func mentions(
        of types: [String: Module],
        in path: String,
        of folder: OutputFolder
    ) throws(Failure) -> [Diagnostic] {
        let file = folder.shown(path)
        let names = Set(types.keys)
        var problems: [Diagnostic] = []
        let contents: [UInt8]
        do {
            contents = try Disk.read(file, limit: Mention.maximumSize)
        } catch  where error.kind == .data {
            unsearched.append(file)
            return []
        }
        for (line, text, name) in Mention.lines(of: names, in: contents) {
            guard let module = types[name] else { continue }
            let place = Diagnostic.Place(file: file, line: line, excerpt: text)
            var help = "nothing was removed: change it first, or choose '--force'"
            if let release = release(of: module, by: path, in: folder),
                release.removes(text, naming: names, from: "\(folder.identity)/\(path)")
            {
                help = "nothing was removed: '\(release.command)' lets go of it; or choose '--force'"
            }
            problems.append(Diagnostic("this line names '\(name)', which goes", at: place, help: help))
        }
        return problems
    }

    /// The update by which the module that a file belongs to lets go of another one; nil if there is none that would
    /// go through.
    private mutating func release(of module: Module, by path: String, in folder: OutputFolder) -> Release? {
        let key = "\(module.folder)\n\(folder.identity)/\(path)"
        if let known = releases[key] { return known }
        let release = owner(of: path, in: folder).flatMap { Release(of: module, by: $0, existing) }
        releases[key] = .some(release)
        return release
    }

    /// The module that a file is in, or whose tests it is in. Most folders are no modules.
    private mutating func owner(of path: String, in folder: OutputFolder) -> ModuleDetection.Result? {
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
