extension [RenderedFile] {

    /// Writes the files of one or more modules, all or nothing. A file that exists with the same contents is left alone.
    ///
    /// - Parameters:
    ///   - folder: the output folder. It is made if it is missing.
    ///   - testsFolder: the output folder of the files whose purpose is `tests`; nil for `folder`.
    ///   - overwriting: true to replace files that exist with other content.
    /// - Returns: the paths of the files that are new or replaced. They begin with the output folder.
    /// - Throws: a `cannotCreate` failure with every file that is in the way, or an `inputOutput` failure. The disk is then
    ///   as it was.
    @discardableResult
    public func write(
        to folder: String,
        tests testsFolder: String? = nil,
        overwriting: Bool = false
    ) throws(Failure) -> [String] {
        let output = try OutputFolder(folder)
        let testsOutput = try testsFolder.map(OutputFolder.init) ?? output
        var transaction = try Transaction(in: [output, testsOutput])
        do throws(Failure) {
            let policy: ConflictPolicy = overwriting ? .overwrite : .refuse
            let outputs = OutputFolders(modules: output, tests: testsOutput)
            let plan = try ModulePlan(nil, self, in: outputs, policy: policy)
            let files = plan.shownFiles
            let conflicts = files.filter { $0.file.state == .conflict }
            guard conflicts.isEmpty else {
                throw Failure(.cannotCreate, conflicts.map { Diagnostic($0.file.conflict(at: $0.path)) })
            }
            try transaction.stage(plan)
            try transaction.commit()
            return files.filter(\.file.isChange).map(\.path)
        } catch {
            throw transaction.abandon(because: error)
        }
    }
}
