import VipergenGenerator

/// The files that a set writes for combinations of its options, compared with a folder, or recorded in it.
struct Snapshots {

    /// The list of the folders that `--record` made. It deletes files in these only.
    private static let listName = ".vipergen-snapshots"
    private static let headingOfAll = "# Recorded by 'vipergen lint --record', which replaces what is in these folders."
    private static let headingOfSome = headingOfAll + " They stand for all combinations of options."

    private let output: OutputFolder
    private let arguments: Arguments
    private let linter: Linter
    private let templateSet: TemplateSet
    private let tried: TriedCombinations
    /// A module for each combination.
    private let requests: [Request]

    /// - Throws: a `data` failure if a combination cannot be asked for, or there are too many.
    init(of linter: Linter, _ templateSet: TemplateSet, in output: OutputFolder, _ arguments: Arguments) throws(Failure)
    {
        (self.linter, self.templateSet, self.output, self.arguments) = (linter, templateSet, output, arguments)
        tried = try TriedCombinations(of: templateSet, arguments)
        requests = try collecting(tried.combinations) { combination throws(Failure) in
            try templateSet.request(combination)
        }
    }

    // MARK: - Checking -

    /// Prints the differences between the folder and the files that the set writes.
    ///
    /// - Returns: whether there are none.
    func check(_ console: inout Console) throws(Failure) -> Bool {
        if arguments[.json] == nil, try output.names().isEmpty {
            // A diff would have every line of every file.
            console.conclude("\(templateSet.name): there are no snapshots in '\(output.path)' yet", isResult: true)
            console.suggest("'--record' writes them")
            return false
        }
        if arguments[.json] == nil, try saysOtherForm(&console) { return false }
        var progress = console.progress
        defer { progress.end() }
        let changes = try requests.enumerated().map { index, request throws(Failure) in
            progress.show("comparing snapshots", index, of: requests.count)
            let folders = try output.folders(below: request.module.folder)
            return Change(try plan(request).withStrayFiles(in: folders, look: output.look), in: output)
        }
        progress.end()
        let strays = try strays().map(change)
        if arguments[.json] == nil, arguments[.verbose] == nil {
            for (difference, count) in differences(changes) {
                console.show([difference], .checked)
                if count > 1 { console.print("in \(count) of \(counted(requests.count, "module"))") }
            }
            console.show(strays, .checked)
        } else {
            console.show(changes + strays, .checked)
        }
        console.conclude(changes + strays, .checked, of: templateSet.name)
        let isSame = changes.allSatisfy(\.isUpToDate)
        if !isSame { console.suggest("the differences are meant? '--record' writes them") }
        return isSame && strays.isEmpty
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

    /// Says that the folder has snapshots of more or fewer combinations, recorded with or without `--all`.
    ///
    /// - Returns: true if it has.
    private func saysOtherForm(_ console: inout Console) throws(Failure) -> Bool {
        let (heading, folders) = try recorded()
        guard heading != self.heading, !folders.isEmpty, folders != Set(requests.map(\.module.folder)) else {
            return false
        }
        let isOfAll = heading == Self.headingOfAll
        let form = isOfAll ? "for every combination of options" : "without '--all'"
        let message = "the snapshots in '\(output.path)' were recorded \(form)"
        console.conclude("\(templateSet.name): \(message)", isResult: true)
        console.suggest(
            isOfAll
                ? "'--record' records the \(requests.count) that stand for all; '--all' compares all of them"
                : "'--all --record' records every combination"
        )
        return true
    }

    /// The names in the folder that belong to no snapshot. They may be anybody's, and are never deleted.
    private func strays() throws(Failure) -> [String] {
        let modules = Set(requests.map(\.module.folder))
        return try output.names().filter { !$0.hasPrefix(".") && !modules.contains($0) }.sorted()
    }

    private func change(ofStray name: String) -> Change {
        let file = PlannedFile(path: name, contents: nil, existing: .folder([]), state: .stray)
        return Change(ModulePlan(nil, [file]), in: output)
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
    static func record(_ all: [Snapshots], _ arguments: Arguments, _ console: inout Console) throws(Failure) -> Bool {
        _ = try collecting(all) { snapshots throws(Failure) in try snapshots.checkIsReplaceable() }
        // When all is written, nothing is to go wrong any more.
        let strays = try all.map { snapshots throws(Failure) in
            let recorded = try snapshots.recorded().folders
            return try snapshots.strays().filter { !recorded.contains($0) }.map(snapshots.change)
        }.joined()
        var changes = try Changes(arguments, in: all.map(\.output), console)
        let planned = try all.map { snapshots throws(Failure) in
            let plans = try snapshots.requests.map(snapshots.plan(recording:)) + snapshots.removalPlans()
            return (plans + [try snapshots.listPlan]).map { Change($0, in: snapshots.output) }
        }
        _ = try changes.finish(Array(planned.joined()), &console)
        console.show(Array(strays), .checked)
        return strays.isEmpty
    }

    /// The plan for a module, and for the files in its folder that are deleted.
    private func plan(recording request: Request) throws(Failure) -> ModulePlan {
        try withRemovals(try plan(request), in: request.module.folder)
    }

    /// The plans for recorded modules of combinations that are not tried any more: all of their files are deleted.
    private func removalPlans() throws(Failure) -> [ModulePlan] {
        let old = try recorded().folders.subtracting(requests.map(\.module.folder)).sorted()
        return try old.map { folder throws(Failure) in try withRemovals(ModulePlan(folder, []), in: folder) }
    }

    private func withRemovals(_ plan: ModulePlan, in folder: String) throws(Failure) -> ModulePlan {
        let folders = try output.folders(below: folder)
        let strays = try plan.strayFiles(in: folders, look: output.look).map { file in
            // A symlink or a device was not recorded, and is in the way.
            let state: FileState = ModulePlan.canOverwrite(file.existing) ? .remove : .conflict
            return PlannedFile(
                path: file.path,
                contents: state == .conflict ? [] : nil,
                existing: file.existing,
                state: state
            )
        }
        return strays.isEmpty ? plan : ModulePlan(plan.folder, plan.files + strays)
    }

    /// The plan for the list of what is recorded.
    private var listPlan: ModulePlan {
        get throws(Failure) {
            let lines = [heading] + requests.map(\.module.folder).sorted()
            let list = RenderedFile(path: Self.listName, contents: Array((lines.joined(separator: "\n") + "\n").utf8))
            return try ModulePlan(nil, [list], policy: .overwrite, look: output.look)
        }
    }

    private var heading: String {
        arguments[.all] != nil || tried.isComplete ? Self.headingOfAll : Self.headingOfSome
    }

    private func checkIsReplaceable() throws(Failure) {
        try checkIsElsewhere()
        let recorded = try recorded().folders
        _ = try collecting(requests) { request throws(Failure) in try checkIsSnapshot(request, recorded) }
    }

    private func checkIsElsewhere() throws(Failure) {
        let own = try OutputFolder(linter.location).identity + "/"
        let places = requests.map { output.identity + "/\($0.module.folder)/" }
        guard !(output.identity + "/").hasPrefix(own), !places.contains(where: own.hasPrefix) else {
            let message =
                "snapshots in \(quoted(output.path)) would be in the template set's own folder, or take its place"
            throw Failure(.usage, message, help: "choose another folder with '--snapshots'")
        }
    }

    /// What the list says: its heading, and the names of the folders.
    private func recorded() throws(Failure) -> (heading: String, folders: Set<String>) {
        guard case .file(let bytes) = try output.look(Self.listName) else { return ("", []) }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        return (lines.first ?? "", Set(lines.dropFirst().filter { (try? ModuleName($0)) != nil }))
    }

    /// A folder that was not recorded here may only hold what the set writes with some combination.
    private func checkIsSnapshot(_ request: Request, _ recorded: Set<String>) throws(Failure) {
        let folder = request.module.folder
        guard !recorded.contains(folder) else { return }
        let existing = try self.existingFiles(in: folder)
        guard !existing.isSubset(of: try files(request).map(\.path)) else { return }
        // The files of every combination with this name. This takes long, and is seldom needed.
        let written = try linter.combinations.map { other throws(Failure) in
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
            guard case .folder(let names) = try output.look(folder) else { continue }
            for path in names.filter({ $0 != ".DS_Store" }).map({ "\(folder)/\($0)" }) {
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
