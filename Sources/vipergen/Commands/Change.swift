import VipergenGenerator

/// The planned change of one module, or of files that belong to no module.
struct Change {

    /// The part of a change in one output folder. A module's tests may have an output folder of their own.
    struct Part {
        let output: OutputFolder
        let plan: ModulePlan
        /// The paths of the tests among the files.
        var testFiles: Set<String> = []
        /// The paths of the module's files that are not in the plan, since they stay as they are.
        var otherFiles: [String] = []

        /// The paths of the files that are on disk after the change.
        var remainingFiles: [String] {
            let planned = Set(plan.files.map(\.path))
            return plan.files.filter(\.isOnDiskAfter).map(\.path) + otherFiles.filter { !planned.contains($0) }
        }
    }

    var parts: [Part]
    /// The reason why the change is shown but not done: a person has to decide first.
    var problem: Failure?
    /// Reported when the change is done.
    var notes: [Diagnostic] = []

    /// The module's folder; nil for files that belong to no module.
    var folder: String? { parts.lazy.compactMap(\.plan.folder).first }

    /// The files, each with its path as it is shown.
    var files: [(path: String, file: PlannedFile)] {
        parts.flatMap { part in part.plan.files.map { (part.output.shown($0.path), $0) } }
    }

    /// True if the files on disk are up to date.
    var isUpToDate: Bool { problem == nil && files.allSatisfy(\.file.isUpToDate) }
}

extension Change {

    /// A change in one output folder.
    init(_ plan: ModulePlan, in output: OutputFolder, problem: Failure? = nil, notes: [Diagnostic] = []) {
        self.init(parts: [Part(output: output, plan: plan)], problem: problem, notes: notes)
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
