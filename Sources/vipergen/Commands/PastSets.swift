import VipergenGenerator

extension SetLibrary {

    /// A set as it is today, with the forms that it had when modules were generated from it, the oldest first; without
    /// forms, modules were generated from today's.
    typealias SetWithPast = (today: TemplateSet, forms: [TemplateSet])

    /// The sets with the forms that `--from` or `--since` asks for. Sets without a past are left out.
    ///
    /// - Throws: a `usage` failure if no set has a past, `data` if a form is wrong.
    func past(of sets: [TemplateSet], _ settings: Settings) throws(Failure) -> [SetWithPast] {
        let copy = settings.arguments[.from]
        guard copy != nil || settings.arguments[.since] != nil else { return sets.map { ($0, []) } }
        if let copy { return try past(of: sets, copiedTo: copy) }
        let revision = settings.arguments[.since] ?? ""
        let past = try sets.map { templateSet throws(Failure) in
            (templateSet, try forms(of: templateSet, since: revision, settings.environment.variables))
        }.filter { !$1.isEmpty }
        guard past.isEmpty else { return past }
        let subject = sets.count == 1 ? "the template set '\(sets[0].name)' has no" : "none of the template sets has a"
        let help = "name a revision that has it, a set of your own with '--template', or an old copy with '--from'"
        throw Failure(.usage, "\(subject) history at \(quoted(revision))", help: help)
    }

    private func past(of sets: [TemplateSet], copiedTo folder: String) throws(Failure) -> [SetWithPast] {
        try checkIsFolder(folder, help: "name an old copy of a template set")
        // It may have options that no set may have today.
        let copy = try configured(try TemplateSet(folder: folder))
        let past = sets.filter { sets.count == 1 || $0.name == copy.name }.map { ($0, [copy]) }
        guard past.isEmpty else { return past }
        let help = "name the set to update its modules to with '--template'"
        throw Failure(.usage, "there is no template set '\(copy.name)' today", help: help)
    }

    private func forms(
        of templateSet: TemplateSet,
        since revision: String,
        _ environment: [String: String]
    ) throws(Failure) -> [TemplateSet] {
        guard let folder = try folder(of: templateSet) else { return [] }
        let git = try GitFolder(folder, environment: environment)
        var versions: [(commit: String, files: [SourceFile])] = []
        for commit in try git.commits(since: revision) {
            let files = try git.files(in: commit)
            // A commit that removed the folder, or did not have it yet, has no files.
            if files.isEmpty || versions.contains(where: { $0.files == files }) { continue }
            versions.append((commit, files))
        }
        return try versions.map { commit, files throws(Failure) in
            try configured(try TemplateSet(files: files, location: "\(commit.prefix(10)):\(folder)"))
        }
    }
}

/// - Throws: a `usage` failure if the folder that the command line names is missing.
func checkIsFolder(_ path: String, of option: GeneralOption? = nil, help: String) throws(Failure) {
    if try Disk.isFolder(path) { return }
    let subject = option.map { "'--\($0.rawValue)': " } ?? ""
    throw Failure(.usage, "\(subject)there is no folder \(quoted(path))", help: help)
}
