import VipergenGenerator

/// `vipergen lint`: what is wrong in a template set of one's own, and whether it writes what its snapshots hold.
struct Linting {

    private let arguments: Arguments
    private let linter: Linter
    private let snapshots: OutputFolder?

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings) throws(Failure) {
        arguments = settings.arguments
        var problems = arguments.problems
        if arguments[.record] != nil, !settings.environment.variables["CI", default: ""].isEmpty {
            problems.append(
                Diagnostic("snapshots are not recorded on CI", help: "record them where a person reads the difference")
            )
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        let folder = arguments.operands[0]
        guard Disk.isFolder(folder) else {
            throw Failure(.usage, "there is no folder \(quoted(folder))", help: "name the folder of a template set")
        }
        linter = try Linter(folder: folder, generalOptions: SetLibrary.generalOptions)
        snapshots = try arguments[.snapshots].map { path throws(Failure) in try OutputFolder(path) }
    }

    /// - Returns: false if a snapshot differs.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        let problems = linter.problems
        guard problems.isEmpty, let templateSet = linter.templateSet else { throw Failure(.data, problems) }
        if arguments[.quiet] == nil, arguments[.json] == nil {
            console.print("\(templateSet.name): \(linter.combinations.count) combinations of options, no mistakes")
        }
        guard let snapshots else { return true }
        let changes = Changes(arguments: arguments, outputs: [snapshots])
        let requests = try collecting(linter.combinations) { combination throws(Failure) in
            try templateSet.request(combination)
        }
        func plan(_ request: Request) throws(Failure) -> [Change] {
            // A module's tests are kept in a folder of its own.
            let files = try request.render().map { file in
                let name = file.path.dropFirst(request.module.folder.count + 1)
                let path = file.purpose == .tests ? "\(request.module.folder)/tests/\(name)" : file.path
                return RenderedFile(path: path, contents: file.contents)
            }
            let folder = request.module.folder
            let plan = try ModulePlan(folder, files, policy: .overwrite, look: snapshots.look)
            return [Change(output: snapshots, plan: plan, folders: try snapshots.folders(below: folder))]
        }
        let isSame: Bool
        if arguments[.record] != nil {
            try changes.write(requests, &console, plan: plan)
            try removeStrays(requests, plan)
            isSame = true
        } else {
            isSame = try changes.check(requests, &console, plan: plan)
        }
        return try checkFolders(snapshots, Set(requests.map(\.module.folder)), &console) && isSame
    }

    /// Removes the files that were snapshots and are none any more.
    private func removeStrays(_ requests: [Request], _ plan: (Request) throws(Failure) -> [Change]) throws(Failure) {
        for request in requests {
            for change in try plan(request) {
                let strays = try change.plan.strayFiles(in: change.folders, look: change.output.look)
                for file in strays { change.output.remove(file.path) }
            }
        }
    }

    /// Prints what is in the snapshots' folder and is none. Who put it there is not known, so it is not removed.
    private func checkFolders(
        _ snapshots: OutputFolder,
        _ modules: Set<String>,
        _ console: inout Console
    ) throws(Failure) -> Bool {
        let strays = try snapshots.names().filter { !$0.hasPrefix(".") && !modules.contains($0) }.sorted()
        for name in strays {
            let file = PlannedFile(path: name, contents: nil, existing: .folder([]), state: .stray)
            console.add(file, shownAs: snapshots.shown(name), withLine: false, withDiff: true)
        }
        return strays.isEmpty
    }
}
