/// The modules in an output folder, and the sets that they may have been generated from.
package struct ExistingModules {

    package let output: OutputFolder
    package let testsOutput: OutputFolder
    /// True if modules may have been generated from older forms of the sets.
    package let arePast: Bool
    private let project: Project
    private let detection: ModuleDetection

    /// - Parameters:
    ///   - output: the folder of the modules' folders.
    ///   - testsOutput: that of the tests' folders.
    ///   - sets: the sets, each with its older forms.
    ///   - arePast: whether modules may have been generated from the older forms.
    package init(
        in output: OutputFolder,
        tests testsOutput: OutputFolder,
        of sets: [(today: TemplateSet, forms: [TemplateSet])],
        project: Project,
        arePast: Bool = false
    ) {
        (self.output, self.testsOutput, self.project, self.arePast) = (output, testsOutput, project, arePast)
        detection = ModuleDetection(sets, in: project)
    }

    /// The sets, as they are today.
    package var templateSets: [TemplateSet] { detection.templateSets }

    // MARK: - Folders -

    /// Every folder that may be a module.
    package func possibleModules() throws(Failure) -> [Module] { try output.possibleModules(except: testsOutput) }

    /// The folders with a file that a set names as it names those of a module.
    ///
    /// - Parameter beginning: what their paths begin with; folders that cannot have such paths are not read.
    package func modulesWithKnownFiles(beginningWith beginning: String) throws(Failure) -> [Module] {
        let example = try Module("ZqOther")
        let isFile = try detection.nameFilter(for: example)
        // The files of all modules have few endings, each of which takes as long as reading a folder.
        var known: [String: Bool] = [:]
        return try output.possibleModules(except: testsOutput, beginningWith: beginning) { module, files in
            files.contains { file in
                let form = file.replacing(module.name.text, with: example.name.text)
                if let isKnown = known[form] { return isKnown }
                let isOfModule = form != file && isFile(form)
                known[form] = isOfModule
                return isOfModule
            }
        }
    }

    /// The folder that files go into.
    package func output(for purpose: RenderedFile.Purpose) -> OutputFolder { purpose == .tests ? testsOutput : output }

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

    // MARK: - Detection -

    /// Detects what a module was generated from.
    ///
    /// - Throws: a failure if there is no such module, or it cannot be read.
    package func detect(_ module: Module) throws(Failure) -> ModuleDetection.Result {
        try detection.detect(try read(module))
    }

    /// Detects which set a module was generated from where the options are known.
    ///
    /// - Parameter options: the values of the options in a form of a set; nil if it has no such options.
    /// - Returns: nil if no form of a set has the options.
    package func detect(
        _ module: Module,
        with options: (TemplateSet) -> [String: OptionValue]?
    ) throws(Failure) -> ModuleDetection.Result? {
        try detection.detect(try read(module), with: options)
    }

    private func read(_ module: Module) throws(Failure) -> ModuleOnDisk {
        try checkExists(module)
        let filter = try detection.nameFilter(for: module)
        return try ModuleOnDisk(module, in: output, tests: testsOutput, where: filter)
    }

    /// The module that a file is in, or whose tests it is in. Most folders are no modules.
    ///
    /// - Parameter path: the file, from the root.
    /// - Returns: nil if there is none.
    func owner(of path: String) -> ModuleDetection.Result? {
        for root in [testsOutput.identity, output.identity] {
            let folders = path.rest(below: root)?.pathParts.dropLast() ?? []
            for count in stride(from: folders.count, to: 0, by: -1) {
                guard let module = try? Module(existing: folders.prefix(count).joined(separator: "/")),
                    let result = try? detect(module), case .made = result.finding
                else { continue }
                return result
            }
        }
        return nil
    }

    // MARK: - Requests and updates -

    /// The request that a module was generated by.
    package func request(_ provenance: Provenance, _ result: ModuleDetection.Result) throws(Failure) -> Request {
        try request(provenance.module, result.past, provenance.values, tests: provenance.hasTests)
    }

    private func request(
        _ module: Module,
        _ templateSet: TemplateSet,
        _ values: [String: OptionValue],
        tests: Bool
    ) throws(Failure) -> Request {
        try Request(module, of: templateSet, options: values, project: project, includesTests: tests)
    }

    /// The update of a module to today's set and other options.
    ///
    /// - Parameters:
    ///   - tests: whether the module shall have tests; nil for those that it has.
    ///   - isOneOfAll: whether lists may be without a value that they are to lose.
    package func update(
        _ result: ModuleDetection.Result,
        _ provenance: Provenance,
        _ changes: OptionChanges = OptionChanges(),
        tests: Bool? = nil,
        isOneOfAll: Bool = false
    ) throws(Failure) -> Update {
        let (module, today) = (provenance.module, result.today)
        let hasTests = provenance.hasTests && tests != false
        let old = try request(module, result.past, provenance.values, tests: hasTests)
        let values = try changes.applied(to: provenance.values, of: today, for: module, isOneOfAll: isOneOfAll)
        let new = try request(module, today, values, tests: hasTests || tests == true)
        return try Update(result.disk, from: old, to: new, mayBeDone: arePast) { path, purpose throws(Failure) in
            try output(for: purpose).look(path)
        }
    }
}
