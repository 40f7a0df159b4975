/// What a run does about one module, or about files that belong to no module.
package struct ModulePlan: Sendable {

    /// A file on disk: its path in the output folder for its purpose.
    package typealias ModuleFile = (path: String, purpose: FilePurpose)

    /// The module's folder, relative to the output folders; nil for files that belong to no module.
    package let folder: String?
    package var files: [PlannedFile]
    package let outputs: OutputFolders
    /// The module's files that are not in the plan, since they stay as they are.
    package var otherFiles: [ModuleFile] = []
    /// The reason why the change is shown but not done: a person has to decide first.
    package var problem: Failure?
    /// What the module is already, if its files are in the way.
    package var owner: Diagnostic?
    /// Reported when the change is done.
    package var notes: [Diagnostic] = []
    /// True for a configuration or an Xcode project, which is written before the modules. After a kill in between, the same
    /// command completes the run: it finds a module that is missing, but not one that only the project lacks.
    package var isFirst = false

    /// The plan for files whose states are decided already.
    package init(_ folder: String?, _ files: [PlannedFile], in outputs: OutputFolders, problem: Failure? = nil) {
        (self.folder, self.files, self.outputs, self.problem) = (folder, files, outputs, problem)
    }

    /// The same for files in one output folder.
    package init(_ folder: String?, _ files: [PlannedFile], in output: OutputFolder, notes: [Diagnostic] = []) {
        self.init(folder, files, in: OutputFolders(modules: output, tests: output))
        self.notes = notes
    }

    /// Compares the files of a module with the disk.
    ///
    /// - Parameters:
    ///   - folder: the module's folder, relative to the output folders; nil for files that belong to no module.
    ///   - files: what was rendered for it.
    ///   - policy: what to do about a file that exists with other content.
    package init(
        _ folder: String?,
        _ files: [RenderedFile],
        in outputs: OutputFolders,
        policy: ConflictPolicy
    ) throws(Failure) {
        let ofModule = files.filter { outputs.isOne || $0.purpose == .module }
        var planned = try PlannedFile.comparing(ofModule, in: folder, policy: policy, look: outputs.modules.look)
        let tests = files.filter { !outputs.isOne && $0.purpose == .tests }
        // If the module has no tests, its folder of tests may still have some that the team wrote.
        if !tests.isEmpty {
            planned += try PlannedFile.comparing(tests, in: folder, policy: policy, look: outputs.tests.look)
        }
        self.init(folder, planned, in: outputs)
    }

    /// The plan for a file that belongs to no module, and that a person may have edited.
    ///
    /// - Parameter contents: the new ones; nil to leave alone what is no file.
    package init(of path: String, from existing: Existing, to contents: [UInt8]?, in output: OutputFolder) {
        let state: FileState =
            switch existing {
            case .absent: .create
            case .file(let bytes): bytes == contents ? .unchanged : .merge
            case .folder, .link, .other: contents == nil ? .skip : .conflict
            }
        let file = PlannedFile(path: path, contents: contents, existing: existing, state: state)
        self.init(nil, [file], in: output)
    }

    /// The files, each with its path as it is shown.
    package var shownFiles: [(path: String, file: PlannedFile)] {
        files.map { (outputs[$0.purpose].shown($0.path), $0) }
    }

    /// The module's files that are on disk after the change.
    package var remainingFiles: [ModuleFile] {
        let planned = Set(shownFiles.map(\.path))
        return files.filter(\.isOnDiskAfter).map { ($0.path, $0.purpose) }
            + otherFiles.filter { !planned.contains(outputs[$0.purpose].shown($0.path)) }
    }

    /// True if the files on disk are up to date.
    package var isUpToDate: Bool { problem == nil && files.allSatisfy(\.isUpToDate) }
}
