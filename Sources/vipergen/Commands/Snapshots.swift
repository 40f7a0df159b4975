import VipergenGenerator

/// The files that a set writes for combinations of its options, compared with a folder, or recorded in it.
struct Snapshots {

    /// The list of the folders that `--record` made. It deletes files in these only.
    private static let listName = ".vipergen-snapshots"
    private static let headingOfAll = "# Recorded by 'vipergen lint --record', which replaces what is in these folders."
    private static let headingOfSome = headingOfAll + " They stand for all combinations of options."

    private let templateSet: TemplateSet
    private let output: OutputFolder
    private let arguments: Arguments
    private let console: Console
    private let tried: TriedCombinations
    /// A module for each combination.
    private let requests: [Request]

    /// - Throws: a `data` failure if a combination cannot be asked for, or there are too many.
    init(
        of templateSet: TemplateSet,
        in output: OutputFolder,
        _ settings: Settings,
        _ console: Console
    ) throws(Failure) {
        (self.templateSet, self.output, self.console) = (templateSet, output, console)
        arguments = settings.arguments
        tried = try TriedCombinations(of: templateSet, arguments)
        requests = try collecting(tried.combinations) { combination throws(Failure) in
            try templateSet.request(combination)
        }
    }

    // MARK: - Checking -

    /// Prints the differences between the folder and the files that the set writes.
    ///
    /// - Returns: whether there are none.
    func check() throws(Failure) -> Bool {
        if arguments[.json] == nil, try isOfOtherCombinations() { return false }
        let changes = try requests.enumerated().map { index, request throws(Failure) in
            console.show("comparing snapshots", index, of: requests.count)
            let folders = try output.folders(below: request.module.folder)
            return Change(try plan(request).withStrayFiles(in: folders, look: output.look), in: output)
        }
        let strays = try strays()
        if arguments[.json] == nil, arguments[.verbose] == nil {
            for (difference, count) in differences(changes) {
                console.show([difference], .checked)
                if count > 1 { console.print("in \(count) of \(counted(requests.count, "module"))") }
            }
        } else {
            console.show(changes, .checked)
        }
        console.show(strays, .checked)
        console.conclude(changes + strays, .checked, of: templateSet.name)
        let isSame = changes.allSatisfy(\.isUpToDate)
        if !isSame { console.suggest("the differences are meant? '--record' writes them") }
        return isSame && strays.isEmpty
    }

    /// Says that the folder has no snapshots, or those of more or fewer combinations, recorded with or without `--all`. A
    /// diff would have every line of every file.
    private func isOfOtherCombinations() throws(Failure) -> Bool {
        let (heading, folders) = try recorded()
        let problem: String
        if try output.names().isEmpty {
            problem = "there are no snapshots in '\(output.path)' yet"
            console.suggest("'--record' writes them")
        } else if heading == self.heading || folders.isEmpty || folders == Set(requests.map(\.module.folder)) {
            return false
        } else if heading == Self.headingOfAll {
            problem = "the snapshots in '\(output.path)' were recorded for every combination of options"
            console.suggest("'--record' records the \(requests.count) that stand for all; '--all' compares all of them")
        } else {
            problem = "the snapshots in '\(output.path)' were recorded without '--all'"
            console.suggest("'--all --record' records every combination")
        }
        console.conclude("\(templateSet.name): \(problem)", isResult: true)
        return true
    }

    /// The different changes of single files, each with the number of modules that have it. Names of modules and places in
    /// files do not count.
    private func differences(_ changes: [Change]) -> [(difference: Change, count: Int)] {
        var found: [(difference: Change, count: Int)] = []
        var places: [[String]: Int] = [:]
        for (request, change) in zip(requests, changes) {
            for (_, file) in change.files where !file.isUpToDate {
                let lines = file.diff(shownAs: "").split(separator: "\n").dropFirst(2)
                let key = ([file.path] + lines.filter { !$0.hasPrefix("@") && !$0.hasPrefix(" ") }.map(String.init))
                    .map(request.withoutNames)
                if let place = places[key] {
                    found[place].count += 1
                } else {
                    places[key] = found.count
                    found.append((Change(ModulePlan(nil, [file]), in: output), 1))
                }
            }
        }
        return found
    }

    /// What is in the folder and belongs to no snapshot. It may be anybody's, and is never deleted.
    ///
    /// - Parameter recorded: the folders of snapshots that are deleted.
    private func strays(besides recorded: Set<String> = []) throws(Failure) -> [Change] {
        let modules = recorded.union(requests.map(\.module.folder))
        return try output.names().filter { !$0.hasPrefix(".") && !modules.contains($0) }.sorted().map { name in
            let file = PlannedFile(path: name, contents: nil, existing: .folder([]), state: .stray)
            return Change(ModulePlan(nil, [file]), in: output)
        }
    }

    private func plan(_ request: Request) throws(Failure) -> ModulePlan {
        try ModulePlan(request.module.folder, files(request), policy: .overwrite, look: output.look)
    }

    private func files(_ request: Request) throws(Failure) -> [RenderedFile] {
        // A module's tests are kept in a folder of its own.
        try request.render().map { file in
            let name = file.path.rest(below: request.module.folder) ?? file.path
            let path = file.purpose == .tests ? "\(request.module.folder)/tests/\(name)" : file.path
            return RenderedFile(path: path, contents: file.contents)
        }
    }

    // MARK: - Recording -

    /// Writes the snapshots of sets, all or nothing, and deletes other files in their folders.
    ///
    /// - Returns: whether the folders have nothing beside the snapshots.
    /// - Throws: a `cannotCreate` failure if a folder that would be replaced is no snapshot. Nothing is changed then.
    static func record(_ all: [Snapshots], _ settings: Settings, _ console: Console) throws(Failure) -> Bool {
        _ = try collecting(all) { snapshots throws(Failure) in try snapshots.checkIsReplaceable() }
        // When all is written, nothing is to go wrong any more.
        let strays = try all.map { snapshots throws(Failure) in
            try snapshots.strays(besides: snapshots.recorded().folders)
        }.flatMap(\.self)
        var changes = try Changes(settings, in: all.map(\.output), console)
        let planned = try all.map { snapshots throws(Failure) in try snapshots.recordingPlans() }
        _ = try changes.finish(planned.flatMap(\.self))
        console.show(strays, .checked)
        return strays.isEmpty
    }

    /// The plans for the modules, for recorded ones that are not tried any more, and for the list of what is recorded.
    private func recordingPlans() throws(Failure) -> [Change] {
        let written = try requests.map(plan)
        let names = requests.map(\.module.folder)
        let old = try recorded().folders.subtracting(names).sorted().map { ModulePlan($0, []) }
        let plans = try (written + old).map { plan throws(Failure) in try withRemovals(plan) }
        let text = ([heading] + names.sorted()).map { $0 + "\n" }.joined()
        let list = RenderedFile(path: Self.listName, contents: Array(text.utf8))
        let planOfList = try ModulePlan(nil, [list], policy: .overwrite, look: output.look)
        return (plans + [planOfList]).map { Change($0, in: output) }
    }

    /// The plan with the deletion of all other files in the module's folder.
    private func withRemovals(_ plan: ModulePlan) throws(Failure) -> ModulePlan {
        let folders = try output.folders(below: plan.folder ?? "")
        let strays = try plan.strayFiles(in: folders, look: output.look).map { file in
            // A symlink or a device was not recorded, and is in the way.
            let isInTheWay = !ModulePlan.canOverwrite(file.existing)
            return PlannedFile(
                path: file.path,
                contents: isInTheWay ? [] : nil,
                existing: file.existing,
                state: isInTheWay ? .conflict : .remove
            )
        }
        return ModulePlan(plan.folder, plan.files + strays)
    }

    private var heading: String {
        arguments[.all] != nil || tried.isComplete ? Self.headingOfAll : Self.headingOfSome
    }

    /// What the list says: its heading, and the names of the folders.
    private func recorded() throws(Failure) -> (heading: String, folders: Set<String>) {
        guard case .file(let bytes) = try output.look(Self.listName) else { return ("", []) }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        return (lines.first ?? "", Set(lines.dropFirst().filter { (try? ModuleName($0)) != nil }))
    }

    // MARK: - What recording may replace -

    private func checkIsReplaceable() throws(Failure) {
        let own = try OutputFolder(templateSet.location).identity + "/"
        let places = requests.map { output.identity + "/\($0.module.folder)/" }
        guard !(output.identity + "/").hasPrefix(own), !places.contains(where: own.hasPrefix) else {
            let message =
                "snapshots in \(quoted(output.path)) would be in the template set's own folder, or take its place"
            throw Failure(.usage, message, help: "choose another folder with '--snapshots'")
        }
        let recorded = try recorded().folders
        let others = requests.filter { !recorded.contains($0.module.folder) }
        _ = try collecting(others) { request throws(Failure) in try checkIsSnapshot(request) }
    }

    /// A folder that was not recorded here may only hold what the set writes with some combination.
    private func checkIsSnapshot(_ request: Request) throws(Failure) {
        let folder = request.module.folder
        let existing = try existingFiles(in: folder)
        guard !existing.isSubset(of: try files(request).map(\.path)) else { return }
        // The files of every combination with this name. This takes long, and is seldom needed.
        let combinations = (TriedCombinations(allOf: templateSet) ?? tried).combinations
        let written = try combinations.map { other throws(Failure) in
            try files(try templateSet.request(other, named: folder)).map(\.path)
        }
        let problems = existing.subtracting(written.joined()).sorted().map { path in
            let file = quoted(output.shown(path))
            return Diagnostic("\(file) is nothing that the set writes, so \(quoted(folder)) is no snapshot")
        }
        guard !problems.isEmpty else { return }
        let help = "nothing was written: choose another folder with '--snapshots', or move this one away"
        throw Failure(.cannotCreate, problems.with(help: help))
    }

    /// The paths of all files in a folder and below it, hidden files too.
    private func existingFiles(in folder: String) throws(Failure) -> Set<String> {
        var files: Set<String> = []
        for folder in try output.folders(below: folder) {
            for path in try output.names(in: folder).filter({ $0 != ".DS_Store" }).map({ "\(folder)/\($0)" }) {
                if case .folder = try output.look(path) { continue }
                files.insert(path)
            }
        }
        return files
    }
}

extension Request {

    /// A text without the names of this module, the same for each module.
    fileprivate func withoutNames(_ text: String) -> String {
        names.reduce(text) { $0.replacing($1.name, with: "{{\($1.variable)}}") }
    }
}
