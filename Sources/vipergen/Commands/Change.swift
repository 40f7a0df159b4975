import VipergenGenerator

/// What a run does about one module, or about files that belong to no module.
struct Change {

    /// What is done in one output folder: a module's tests may go into another one than its own files.
    struct Part {
        let output: OutputFolder
        let plan: ModulePlan
        /// The paths of the tests among the files.
        var testFiles: Set<String> = []
    }

    var parts: [Part]
    /// What a person has to decide first. What is planned beside it is shown, and not done.
    var problem: Failure?
    /// What a person is told when it is done.
    var notes: [Diagnostic] = []

    init(_ parts: [Part], problem: Failure? = nil, notes: [Diagnostic] = []) {
        (self.parts, self.problem, self.notes) = (parts, problem, notes)
    }

    /// A change in one output folder.
    init(_ plan: ModulePlan, in output: OutputFolder, problem: Failure? = nil, notes: [Diagnostic] = []) {
        self.init([Part(output: output, plan: plan)], problem: problem, notes: notes)
    }

    /// The module's folder; nil for files that belong to no module.
    var folder: String? { parts.lazy.compactMap(\.plan.folder).first }

    /// The files, each with its path as it is shown.
    var files: [(path: String, file: PlannedFile)] {
        parts.flatMap { part in part.plan.files.map { (part.output.shown($0.path), $0) } }
    }

    /// Whether the disk is as the change would have it.
    var isUpToDate: Bool { problem == nil && files.allSatisfy(\.file.isUpToDate) }
}

extension PlannedFile {

    /// Whether a check has nothing to say of the file.
    var isUpToDate: Bool { state == .unchanged || state == .skip }
}
