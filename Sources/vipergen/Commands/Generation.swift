import VipergenGenerator

/// One run: what is asked for, and what is done about it.
struct Generation {

    private let requests: [Request]
    private let output: OutputFolder
    private let policy: ConflictPolicy
    private let arguments: Arguments

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ arguments: Arguments, _ templateSet: TemplateSet, _ environment: Environment) throws(Failure) {
        self.arguments = arguments
        let project = Project(date: try environment.date)
        let isInitialization = Command(among: Array(arguments.operands.prefix(1))) == .initialize
        let existing = isInitialization ? ConflictPolicy.skip : .refuse
        policy = arguments[.force] != nil ? .overwrite : arguments[.skipExisting] != nil ? .skip : existing
        do {
            requests =
                isInitialization
                ? try Self.initialization(arguments, templateSet, project)
                : try Self.modules(arguments, templateSet, project)
        } catch {
            throw Failure(.usage, arguments.problems + error.diagnostics)
        }
        guard arguments.problems.isEmpty else { throw Failure(.usage, arguments.problems) }
        output = try OutputFolder(arguments[.output] ?? ".")
    }

    /// The base files are the module `Base` of the set that the template set stands on.
    private static func initialization(
        _ arguments: Arguments,
        _ templateSet: TemplateSet,
        _ project: Project
    ) throws(Failure) -> [Request] {
        if let extra = arguments.operands.dropFirst().first {
            throw Failure(
                .usage,
                "'init' takes no name, and here is '\(extra)'",
                help: "generate modules in a run of their own"
            )
        }
        guard let base = templateSet.base else { return [] }
        return [try Request(try Module("Base"), of: try SetLibrary().find(base), project: project)]
    }

    private static func modules(
        _ arguments: Arguments,
        _ templateSet: TemplateSet,
        _ project: Project
    ) throws(Failure) -> [Request] {
        if arguments.operands.isEmpty {
            throw Failure(
                .usage,
                "no module's name is given",
                help: "'\(Program.name) Login' writes the module Login; see '--help'"
            )
        }
        try checkCommand(arguments.operands[0])
        let requests = try collecting(arguments.operands) { name throws(Failure) in
            try Request(try Module(name), of: templateSet, options: arguments.values, project: project)
        }
        var seen: [String: String] = [:]
        for folder in requests.map(\.module.folder) {
            // Folders on a Mac do not tell capitals from small letters.
            if let other = seen.updateValue(folder, forKey: folder.lowercased()) {
                let names =
                    other == folder ? "'\(folder)' is" : "'\(other)' and '\(folder)' are one folder on many disks, and"
                throw Failure(.usage, "\(names) named twice", help: "name each module once")
            }
        }
        return requests
    }

    /// - Throws: a `usage` failure if the first word is a command misspelled.
    private static func checkCommand(_ word: String) throws(Failure) {
        guard word.allSatisfy(\.isLowercase), let help = Command.allCases.map(\.rawValue).suggestion(for: word) else {
            return
        }
        throw Failure(.usage, "'\(word)' is neither a command nor a module's name", help: help)
    }

    // MARK: - Running -

    /// - Returns: false for a check that differs.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        if arguments[.check] != nil { return try check(&console) }
        if arguments[.dryRun] != nil || arguments[.diff] != nil {
            try preview(&console)
        } else {
            try write(&console)
        }
        return true
    }

    private func plan(_ request: Request) throws(Failure) -> ModulePlan {
        try ModulePlan(request.module.folder, try request.render(), policy: policy, look: output.look)
    }

    private func check(_ console: inout Console) throws(Failure) -> Bool {
        var isSame = true
        for request in requests {
            let plan = try plan(request)
            for file in plan.files + (try plan.strayFiles(look: output.look)) where file.state != .unchanged {
                isSame = false
                console.printDiff(file.diff(shownAs: output.shown(file.path)))
            }
        }
        return isSame
    }

    private func preview(_ console: inout Console) throws(Failure) {
        var conflicts: [PlannedFile] = []
        for request in requests {
            let plan = try plan(request)
            conflicts += plan.conflicts
            for file in plan.files {
                if arguments[.dryRun] != nil { printLine(file, &console) }
                if arguments[.diff] != nil, file.state != .skip {
                    console.printDiff(file.diff(shownAs: output.shown(file.path)))
                }
            }
        }
        if arguments[.diff] == nil { try refuse(conflicts) }
    }

    /// A module is staged as soon as it is planned, so that a run needs no more memory for many modules than for one.
    private func write(_ console: inout Console) throws(Failure) {
        var lines = console
        try Interruption.deferred { isInterrupted throws(Failure) in
            try Transaction.run(in: output, isCancelled: isInterrupted) { transaction throws(Failure) in
                var conflicts: [PlannedFile] = []
                for request in requests {
                    let plan = try plan(request)
                    conflicts += plan.conflicts
                    if !conflicts.isEmpty { continue }
                    try transaction.stage(plan)
                    for file in plan.files { printLine(file, &lines) }
                }
                try refuse(conflicts)
            }
        }
        console = lines
    }

    private func printLine(_ file: PlannedFile, _ console: inout Console) {
        if arguments[.quiet] != nil { return }
        let state = file.state.rawValue
        console.print(state + String(repeating: " ", count: 11 - state.count) + output.shown(file.path))
    }

    private func refuse(_ conflicts: [PlannedFile]) throws(Failure) {
        guard let last = conflicts.last else { return }
        let canBeOverwritten = conflicts.allSatisfy { ModulePlan.canOverwrite($0.existing) && !requestsFolder($0) }
        let help = canBeOverwritten ? "see '--diff', then choose '--force' or '--skip-existing'" : "move it away"
        throw Failure(
            .cannotCreate,
            conflicts.map { Diagnostic(message($0), help: $0 == last ? "nothing was written: \(help)" : nil) }
        )
    }

    /// Whether a module's folder would be where the file is.
    private func requestsFolder(_ file: PlannedFile) -> Bool {
        requests.contains { $0.module.folder == file.path }
    }

    private func message(_ file: PlannedFile) -> String {
        let path = output.shown(file.path)
        if requestsFolder(file) { return "'\(path)' is in the way: the module's folder goes there" }
        return switch file.existing {
        case .absent, .file: "'\(path)' exists with other content"
        case .folder: "'\(path)' is a folder"
        case .link: "'\(path)' is a link"
        case .other: "'\(path)' is not a file"
        }
    }
}
