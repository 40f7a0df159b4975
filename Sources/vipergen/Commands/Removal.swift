import VipergenGenerator

/// `vipergen remove`: a module and its tests go, as far as they are as they were written.
struct Removal {

    private typealias Leaving = (module: Module, set: TemplateSet, departure: Departure)

    private let arguments: Arguments
    private let modules: [Module]
    private let xcode: ProjectChange?
    private var origins: Origins

    init(_ origins: Origins) throws(Failure) {
        arguments = origins.settings.arguments
        xcode = try ProjectChange(origins.settings)
        modules = try collecting(arguments.operands, origins.output.module)
        self.origins = origins
    }

    mutating func run(_ console: inout Console) throws(Failure) -> Bool {
        let outputs = [origins.output, origins.testsOutput]
        var changes = Changes(
            arguments: arguments,
            outputs: outputs,
            project: xcode
        )
        changes.isAtomic = true
        var leaving: [Leaving] = []
        return try changes.run(Array(modules.indices), &console) { index throws(Failure) in
            // Not before: what a run that was killed did is taken back by now.
            if leaving.isEmpty { leaving = try lookAtAll() }
            return self.changes(leaving[index])
        }
    }

    private mutating func lookAtAll() throws(Failure) -> [Leaving] {
        let leaving = try collecting(modules) { module throws(Failure) in try look(at: module) }
        if arguments[.force] == nil { try checkMentions(of: leaving) }
        return leaving
    }

    private mutating func look(at module: Module) throws(Failure) -> Leaving {
        let explanation = try origins.explanation(of: module)
        let provenance = try origins.provenance(explanation)
        let request = try Request(
            module,
            of: explanation.past,
            options: provenance.values,
            project: origins.project,
            includesTests: provenance.hasTests
        )
        return (module, explanation.today, try Departure(of: explanation.disk, madeFrom: request))
    }

    private func changes(_ leaving: Leaving) -> [Change] {
        var problems: [Diagnostic] = []
        let changes = [RenderedFile.Purpose.module, .tests].map { purpose in
            let output = origins.output(for: purpose)
            let files = leaving.departure.files.filter { $0.purpose == purpose }.map { file in
                let goes = file.isAsWritten || arguments[.force] != nil
                if !goes {
                    let place = Diagnostic.Place(file: output.shown(file.path))
                    problems.append(Diagnostic("somebody has changed this file", at: place))
                }
                let existing = Existing.file(file.contents)
                return PlannedFile(
                    path: file.path,
                    contents: nil,
                    existing: existing,
                    state: goes ? .remove : .conflict
                )
            }
            return Change(output: output, plan: ModulePlan(leaving.module.folder, files))
        }
        guard let last = problems.popLast() else { return changes }
        let help = "nothing was removed: keep what is yours elsewhere, then choose '--force'"
        problems.append(Diagnostic(last.message, at: last.place, help: help))
        var refused = changes
        refused[0].problem = Failure(.cannotCreate, problems)
        return refused
    }

    // MARK: - What others say of it -

    /// - Throws: a `cannotCreate` failure with every line of files that stay which names a type that goes.
    private mutating func checkMentions(of leaving: [Leaving]) throws(Failure) {
        let types = leaving.reduce(into: [String: Module]()) { owners, leaving in
            for type in leaving.departure.types { owners[type] = leaving.module }
        }
        let going = Set(
            leaving.flatMap { leaving in
                leaving.departure.files.map { origins.output(for: $0.purpose).identity + "/" + $0.path }
            }
        )
        var problems: [Diagnostic] = []
        for folder in [origins.output, origins.testsOutput] {
            if folder.identity != origins.output.identity, folder.isInside("", of: origins.output) { continue }
            for path in try folder.files(below: "", where: { _ in true })
            where !going.contains("\(folder.identity)/\(path)") {
                problems += try mentions(of: types, in: path, of: folder)
            }
        }
        if !problems.isEmpty { throw Failure(.cannotCreate, problems) }
    }

    private mutating func mentions(
        of types: [String: Module],
        in path: String,
        of folder: OutputFolder
    ) throws(Failure) -> [Diagnostic] {
        let file = folder.shown(path)
        var problems: [Diagnostic] = []
        for (line, text, name) in Mention.lines(of: Set(types.keys), in: try Disk.read(file)) {
            guard let module = types[name] else { continue }
            let place = Diagnostic.Place(file: file, line: line, excerpt: text)
            let help = try letGo(of: module, by: path)
            problems.append(Diagnostic("this line names '\(name)', which goes", at: place, help: help))
        }
        return problems
    }

    /// The command by which the module that a file belongs to lets go of another one.
    private mutating func letGo(of module: Module, by path: String) throws(Failure) -> String {
        let general = "nothing was removed: change it first, or choose '--force'"
        let folders = path.split(separator: "/").dropLast()
        for count in stride(from: folders.count, to: 0, by: -1) {
            guard let owner = try? Module(folders.prefix(count).joined(separator: "/")) else { continue }
            let explanation = try origins.explanation(of: owner)
            guard case .made(let provenance) = explanation.finding else { continue }
            let words = explanation.today.options.flatMap { option -> [String] in
                switch provenance.values[option.name] {
                case .list(let values)? where values.contains(module.name.text):
                    ["--no-\(option.name)", module.name.text]
                case .text(module.name.text)?: ["--\(option.name)", ""]
                default: []
                }
            }
            if words.isEmpty { return general }
            let command = ShellWords.joined([Program.name, "update", owner.folder] + words)
            return "nothing was removed: '\(command)' lets go of it; or choose '--force'"
        }
        return general
    }
}
