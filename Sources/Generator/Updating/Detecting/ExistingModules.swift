/// The modules in an output folder, and the sets that they may have been generated from.
package struct ExistingModules {

    package let outputs: OutputFolders
    /// True if modules may have been generated from older versions of the sets.
    package let mayBeOlder: Bool
    /// The form of the modules' folders.
    let form: FolderForm
    /// Folders that hold no modules.
    private let ignored: [String]
    let project: Project
    /// The sets, each as it is today, with a search for each older version that modules may have been generated from, the
    /// oldest first. Modules of a set without older versions were generated from today's.
    let candidates: [(today: ProvenanceSearch, versions: [ProvenanceSearch])]

    /// - Parameters:
    ///   - outputs: the folders of the modules' folders, and of the tests'.
    ///   - sets: the sets, each as it is today, with the versions that modules may have been generated from, the oldest
    ///     first. If there are none, it is today's version.
    ///   - form: the form of the modules' folders.
    ///   - ignored: folders that hold no modules.
    package init(
        in outputs: OutputFolders,
        of sets: [MergeBase.SetWithVersions],
        project: Project,
        form: FolderForm = .standard,
        ignoring ignored: [String]
    ) {
        (self.outputs, self.form, self.ignored) = (outputs, form, ignored)
        self.project = project
        mayBeOlder = sets.contains { !$0.versions.isEmpty }
        candidates = sets.map { today, versions in
            (ProvenanceSearch(today, in: project), versions.map { ProvenanceSearch($0, in: project) })
        }
    }

    /// The folder of the modules' folders.
    package var output: OutputFolder { outputs.modules }

    /// The sets, as they are today.
    package var templateSets: [TemplateSet] { candidates.map(\.today.templateSet) }

    // MARK: - Folders -

    /// Every folder that may be a module: one with a file that a set gives to modules.
    ///
    /// - Parameters:
    ///   - beginning: the beginning of their paths. Folders that cannot have such paths are not read.
    ///   - findsOthers: false to look for modules of the configured form only.
    ///   - others: the same folder with other sets, which may give the file, too.
    package func possibleModules(
        beginningWith beginning: String = "",
        findsOthers: Bool = true,
        of others: [ExistingModules] = []
    ) throws(Failure) -> [Module] {
        let paths = try ignored.map { path throws(Failure) in try Disk.resolved(path) }
        let excluded = [outputs.tests.identity] + paths.compactMap(\.self)
        let filters = try ([self] + others).map { existing throws(Failure) in try existing.knownFileFilter() }
        return try output.possibleModules(
            of: form,
            except: excluded,
            beginningWith: beginning,
            findsOthers: findsOthers
        ) { module, file in
            filters.contains { $0(module, file) }
        }
    }

    /// The folders that look like modules of an app, whatever their set is. Pictures and the like make none.
    package func foldersLikeModules() throws(Failure) -> [String] {
        let found = ModuleFolders(of: try output.files(where: \.isUniqueInApp), below: "", form: form)
        return found.names.keys.sorted() + found.sharing.map { Path.join($0.folder, $0.name) }
    }

    /// The module that a person names, as ``OutputFolder`` finds it.
    ///
    /// - Throws: a `usage` failure for what is no module's path.
    package func module(named text: String) throws(Failure) -> Module {
        try output.module(named: text, of: form, where: knownFileFilter())
    }

    /// A module as a person can name it.
    package func path(of module: Module) -> String { form.path(of: module) }

    /// A filter that is true if a set gives such a name to a module's file.
    private func knownFileFilter() throws(Failure) -> OutputFolder.KnownFileFilter {
        let isFile = try nameFilter(for: .placeholder)
        let placeholder = Array(Module.placeholder.name.text.utf8)
        return { module, file in
            let parts = Array(file.utf8).split(by: Array(module.name.text.utf8))
            let form = Array(parts.joined(separator: placeholder))
            return parts.count > 1 && isFile(String(decoding: form, as: UTF8.self))
        }
    }

    /// - Throws: a `usage` failure if there is no such module, a `cannotCreate` failure for what is no folder.
    package func checkExists(_ module: Module) throws(Failure) {
        let folder = output.shown(module.folder)
        switch try output.look(module.folder) {
        case .folder: break
        case .absent:
            let modules = (try? possibleModules()) ?? []
            let namesakes = modules.filter { $0.name == module.name }.map(path)
            let help =
                namesakes.isEmpty
                ? modules.map(path).suggestion(for: path(of: module)) ?? "'vipergen status' lists the modules"
                : "did you mean \(namesakes.prefix(3).map(quoted).joined(separator: " or "))?"
            throw Failure(.usage, "there is no module '\(folder)'", help: help)
        case .file, .link, .other:
            throw Failure(.cannotCreate, "'\(folder)' is not a folder", help: "name the folder of a module")
        }
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
