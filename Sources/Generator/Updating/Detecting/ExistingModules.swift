/// The modules in an output folder, and the sets that they may have been generated from.
package struct ExistingModules {

    package let outputs: OutputFolders
    /// True if modules may have been generated from older versions of the sets.
    package let mayBeOlder: Bool
    /// Folders that hold no modules.
    private let ignored: [String]
    let project: Project
    /// The sets, each as it is today, with a search for each version that modules may have been generated from, the oldest
    /// first.
    let candidates: [(today: ProvenanceSearch, versions: [ProvenanceSearch])]

    /// - Parameters:
    ///   - outputs: the folders of the modules' folders, and of the tests'.
    ///   - sets: the sets, each as it is today, with the versions that modules may have been generated from, the oldest
    ///     first. If there are none, it is today's version.
    ///   - ignored: folders that hold no modules.
    package init(
        in outputs: OutputFolders,
        of sets: [MergeBase.SetWithVersions],
        project: Project,
        ignoring ignored: [String]
    ) {
        (self.outputs, self.ignored) = (outputs, ignored)
        self.project = project
        mayBeOlder = sets.contains { !$0.versions.isEmpty }
        candidates = sets.map { today, versions in
            let today = ProvenanceSearch(today, in: project)
            let past = versions.map { ProvenanceSearch($0, in: project) }
            return (today, past.isEmpty ? [today] : past)
        }
    }

    /// The folder of the modules' folders.
    package var output: OutputFolder { outputs.modules }

    /// The sets, as they are today.
    package var templateSets: [TemplateSet] { candidates.map(\.today.templateSet) }

    // MARK: - Folders -

    /// Every folder that may be a module.
    package func possibleModules() throws(Failure) -> [Module] {
        let (excluded, hasKnownFile) = (try foldersWithoutModules(), try knownFileFilter())
        return try output.possibleModules(except: excluded, where: { _, _ in true }, ofOtherNameWhere: hasKnownFile)
    }

    /// The real paths of the folders that hold no modules: the ignored ones, and that of the tests.
    private func foldersWithoutModules() throws(Failure) -> [String] {
        let paths = try ignored.map { path throws(Failure) in try Disk.resolved(path) }
        return [outputs.tests.identity] + paths.compactMap(\.self)
    }

    /// The folders with a file whose name is one that a set gives to the files of a module.
    ///
    /// - Parameter beginning: the beginning of their paths. Folders that cannot have such paths are not read.
    package func modulesWithKnownFiles(beginningWith beginning: String) throws(Failure) -> [Module] {
        let (excluded, hasKnownFile) = (try foldersWithoutModules(), try knownFileFilter())
        return try output.possibleModules(except: excluded, beginningWith: beginning, where: hasKnownFile)
    }

    /// A filter that is true for a module if a set gives one of these names to the module's files.
    private func knownFileFilter() throws(Failure) -> (Module, [String]) -> Bool {
        let example = Module.placeholder
        let isFile = try nameFilter(for: example)
        return { module, files in
            files.contains { file in
                let form = file.replacing(module.name.text, with: example.name.text)
                return form != file && isFile(form)
            }
        }
    }

    /// - Throws: a `usage` failure if there is no such module, a `cannotCreate` failure for what is no folder.
    package func checkExists(_ module: Module) throws(Failure) {
        let folder = output.shown(module.folder)
        switch try output.look(module.folder) {
        case .folder: break
        case .absent:
            let folders = (try? possibleModules().map(\.folder)) ?? []
            let namesakes = folders.filter { $0.lastPart == module.name.text }
            let help =
                namesakes.isEmpty
                ? folders.suggestion(for: module.folder) ?? "'vipergen status' lists the modules"
                : "did you mean \(namesakes.prefix(3).map(quoted).joined(separator: " or "))?"
            throw Failure(.usage, "there is no module '\(folder)'", help: help)
        case .file, .link, .other:
            throw Failure(.cannotCreate, "'\(folder)' is not a folder", help: "name the folder of a module")
        }
    }

    /// The module that a file is in, or whose tests it is in. Most folders are no modules.
    ///
    /// - Parameter path: the file, from the root.
    /// - Returns: nil if there is none.
    func owner(of path: String) -> DetectedModule? {
        for root in [outputs.tests.identity, output.identity] {
            let folders = path.rest(below: root)?.pathParts.dropLast() ?? []
            for count in stride(from: folders.count, to: 0, by: -1) {
                guard let module = try? output.module(inFolder: folders.prefix(count).joined(separator: "/")),
                    let result = try? detect(module), case .made = result.finding
                else { continue }
                return result
            }
        }
        return nil
    }

    // MARK: - Requests -

    /// The request that a module was generated by. The search has checked its options.
    package func request(_ result: DetectedModule) -> Request {
        let (values, hasTests) = (result.provenance.values, result.provenance.hasTests)
        let any = Request(of: result.version, options: values, project: project, includesTests: hasTests)
        return any.of(result.module)
    }

    /// The module's files on disk that its set has written, each with what it was written as.
    package func files(of result: DetectedModule) throws(Failure) -> [(path: String, purpose: FilePurpose)] {
        try WrittenModule(request(result)).compared(with: result.disk).compactMap { location, found in
            found.map { ($0.file.path, location.purpose) }
        }
    }
}
