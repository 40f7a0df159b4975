/// A folder with the files that a set writes for combinations of its options: a module for each of them.
package struct SnapshotFolder {

    /// The list of the recorded modules. Files are deleted in their folders only.
    private static let listName = ".vipergen-snapshots"
    private static let heading = "# Recorded by 'vipergen lint --record', which replaces what is in these folders."

    package let templateSet: TemplateSet
    package let output: OutputFolder
    /// A module for each combination.
    package let requests: [Request]
    /// The first line of the list. It says whether the modules are all combinations.
    private let heading: String

    /// - Parameter tried: the combinations.
    /// - Throws: a `usage` failure if the set refuses the name of one.
    package init(of templateSet: TemplateSet, in output: OutputFolder, _ tried: TriedCombinations) throws(Failure) {
        (self.templateSet, self.output) = (templateSet, output)
        heading = Self.heading + (tried.isComplete ? "" : " They stand for all combinations of options.")
        requests = try collecting(tried.combinations) { combination throws(Failure) in
            try templateSet.request(combination)
        }
    }

    /// A module's tests are kept in a folder of its own.
    private var outputs: OutputFolders { OutputFolders(modules: output, tests: output) }

    // MARK: - Comparing -

    /// Compares a module with the files that the set writes, and finds others in its folder.
    package func plan(_ request: Request) throws(Failure) -> ModulePlan {
        var plan = try plan(writing: request)
        plan.files += try strayFiles(of: plan)
        return plan
    }

    /// The different changes of single files, each with the number of modules that have it. Names of modules and places in
    /// files do not count.
    ///
    /// - Parameter plans: those for the requests.
    package func differences(_ plans: [ModulePlan]) -> [(file: PlannedFile, count: Int)] {
        var found: [(file: PlannedFile, count: Int)] = []
        var places: [[String]: Int] = [:]
        for (request, plan) in zip(requests, plans) {
            for file in plan.files where file.state != .unchanged {
                let lines = file.diff(shownAs: "").split(separator: "\n").dropFirst(2)
                let key = ([file.path] + lines.filter { !$0.hasPrefix("@") && !$0.hasPrefix(" ") }.map(String.init))
                    .map(request.withoutNames)
                if let place = places[key] {
                    found[place].count += 1
                } else {
                    places[key] = found.count
                    found.append((file, 1))
                }
            }
        }
        return found
    }

    /// What is in the folder and belongs to no snapshot. It may be anybody's, and is never deleted.
    ///
    /// - Parameter isRecording: true if recorded snapshots that are not tried any more are deleted.
    package func strays(isRecording: Bool = false) throws(Failure) -> [ModulePlan] {
        let recorded = isRecording ? try recorded().modules : []
        let modules = recorded.union(requests.map(\.module.folder))
        return try output.names().filter { !$0.isHidden && !$0.isJunk && !modules.contains($0) }.sorted().map { name in
            let file = PlannedFile(path: name, contents: nil, existing: .folder([]), state: .stray)
            return ModulePlan(nil, [file], in: output)
        }
    }

    /// True if the folder has snapshots of other combinations.
    package func hasOtherCombinations() throws(Failure) -> Bool {
        let (heading, modules) = try recorded()
        return heading != self.heading && !modules.isEmpty && modules != Set(requests.map(\.module.folder))
    }

    private func plan(writing request: Request) throws(Failure) -> ModulePlan {
        let (folder, rendered) = (request.module.folder, try request.render())
        let files = rendered.map { file in
            let path = file.purpose == .tests ? "\(folder)/tests/\(file.path.rest(below: folder) ?? "")" : file.path
            return RenderedFile(path: path, contents: file.contents, isExecutable: file.isExecutable)
        }
        return try ModulePlan(folder, files, in: outputs, policy: .overwrite)
    }

    /// The files in a module's folder that the set does not write.
    private func strayFiles(of plan: ModulePlan) throws(Failure) -> [PlannedFile] {
        let files = try output.moduleFiles(in: plan.folder ?? "")
        return try PlannedFile.strays(beside: plan.files, among: files, look: output.look)
    }

    /// What the list says: its heading, and the names of the modules.
    private func recorded() throws(Failure) -> (heading: String, modules: Set<String>) {
        guard case .file(let bytes) = try output.look(Self.listName) else { return ("", []) }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        return (lines.first ?? "", Set(lines.dropFirst().filter { (try? ModuleName($0)) != nil }))
    }

    // MARK: - Recording -

    /// The plans for the modules, for recorded ones that are not tried any more, and for the list of what is recorded.
    package func recordingPlans() throws(Failure) -> [ModulePlan] {
        let written = try requests.map(plan(writing:))
        let names = requests.map(\.module.folder)
        let old = try recorded().modules.subtracting(names).sorted().map { ModulePlan($0, [], in: output) }
        let plans = try (written + old).map { plan throws(Failure) in try withRemovals(plan) }
        let text = ([heading] + names.sorted()).map { $0 + "\n" }.joined()
        let list = RenderedFile(path: Self.listName, contents: Array(text.utf8))
        return plans + [try ModulePlan(nil, [list], in: outputs, policy: .overwrite)]
    }

    /// The plan with the deletion of all other files in the module's folder.
    private func withRemovals(_ plan: ModulePlan) throws(Failure) -> ModulePlan {
        let strays = try strayFiles(of: plan).map { file in
            // A symlink or a device was not recorded, and is in the way.
            let isInTheWay = !PlannedFile.canOverwrite(file.existing)
            let (contents, state): ([UInt8]?, FileState) = isInTheWay ? ([], .conflict) : (nil, .remove)
            return PlannedFile(path: file.path, contents: contents, existing: file.existing, state: state)
        }
        return ModulePlan(plan.folder, plan.files + strays, in: output)
    }

    /// Checks that recording replaces nothing but snapshots.
    ///
    /// - Throws: a `usage` failure if the folder is the set's own, a `cannotCreate` failure with every file that is no
    ///   snapshot's.
    package func checkIsReplaceable() throws(Failure) {
        let own = try OutputFolder(templateSet.location).identity + "/"
        let places = requests.map { output.identity + "/\($0.module.folder)/" }
        guard !(output.identity + "/").hasPrefix(own), !places.contains(where: own.hasPrefix) else {
            let message =
                "snapshots in \(quoted(output.path)) would be in the template set's own folder, or take its place"
            throw Failure(.usage, message, help: "choose another folder with '--snapshots'")
        }
        let recorded = try recorded().modules
        let others = requests.filter { !recorded.contains($0.module.folder) }
        _ = try collecting(others) { request throws(Failure) in try checkIsSnapshot(request) }
    }

    /// A folder that was not recorded here may only hold files that the set writes for this module.
    private func checkIsSnapshot(_ request: Request) throws(Failure) {
        let folder = request.module.folder
        let problems = try strayFiles(of: plan(writing: request)).map { file in
            let path = quoted(output.shown(file.path))
            return Diagnostic("\(path) is not a file that the set writes, so \(quoted(folder)) is not a snapshot")
        }
        guard !problems.isEmpty else { return }
        let help = "nothing was written: choose another folder with '--snapshots', or move this one away"
        throw Failure(.cannotCreate, problems.with(help: help))
    }
}

extension Request {

    /// A text without the names of this module, the same for each module.
    fileprivate func withoutNames(_ text: String) -> String {
        names.reduce(text) { $0.replacing($1.name, with: "{{\($1.variable)}}") }
    }
}
