import VipergenGenerator

/// The planned change of one module, or of files that belong to no module.
struct Change {

    let plan: ModulePlan
    let outputs: OutputFolders
    /// The module's files that are not in the plan, since they stay as they are.
    var otherFiles: [ModuleFile] = []
    /// The reason why the change is shown but not done: a person has to decide first.
    var problem: Failure?
    /// What the module is already, if its files are in the way.
    var owner: Diagnostic?
    /// Reported when the change is done.
    var notes: [Diagnostic] = []
    /// True for a configuration or an Xcode project, which is written before the modules. After a kill, the same command
    /// finds the files that a module lacks, but a complete module would not show files that the project lacks.
    var isFirst = false
}

extension Change {

    /// A file on disk: its path in the output folder for its purpose.
    typealias ModuleFile = (path: String, purpose: FilePurpose)

    /// The module's files that are on disk after the change.
    var remainingFiles: [ModuleFile] {
        let planned = Set(plan.files.map { outputs[$0.purpose].shown($0.path) })
        return plan.files.filter(\.isOnDiskAfter).map { ($0.path, $0.purpose) }
            + otherFiles.filter { !planned.contains(outputs[$0.purpose].shown($0.path)) }
    }

    /// A change in one output folder.
    init(_ plan: ModulePlan, in output: OutputFolder, notes: [Diagnostic] = []) {
        self.init(plan: plan, outputs: OutputFolders(modules: output, tests: output), notes: notes)
    }

    /// The change of a file that belongs to no module, and that a person may have edited.
    ///
    /// - Parameter contents: the new ones; nil to leave alone what is no file.
    init(of path: String, from existing: Existing, to contents: [UInt8]?, in output: OutputFolder) {
        let state: FileState =
            switch existing {
            case .absent: .create
            case .file(let bytes): bytes == contents ? .unchanged : .merge
            case .folder, .link, .other: contents == nil ? .skip : .conflict
            }
        let file = PlannedFile(path: path, contents: contents, existing: existing, state: state)
        self.init(ModulePlan(nil, [file]), in: output)
    }

    /// The module's folder; nil for files that belong to no module.
    var folder: String? { plan.folder }

    /// The files, each with its path as it is shown.
    var files: [(path: String, file: PlannedFile)] {
        plan.files.map { (outputs[$0.purpose].shown($0.path), $0) }
    }

    /// The plan for each output folder.
    var plans: [(output: OutputFolder, plan: ModulePlan)] {
        if outputs.isOne { return [(outputs.modules, plan)] }
        return [FilePurpose.module, .tests].map { purpose in
            (outputs[purpose], ModulePlan(folder, plan.files.filter { $0.purpose == purpose }))
        }
    }

    /// True if the files on disk are up to date.
    var isUpToDate: Bool { problem == nil && plan.files.allSatisfy(\.isUpToDate) }
}

extension PlannedFile {

    /// True for a file that is on disk after the change.
    fileprivate var isOnDiskAfter: Bool {
        switch (state, existing) {
        case (.create, _): true
        case (.remove, _), (.stray, _), (.skip, .absent), (_, .folder), (_, .other): false
        default: true
        }
    }

    /// True if a check reports no difference.
    var isUpToDate: Bool { state == .unchanged || state == .skip }
}
