import VipergenGenerator

/// The forms that sets had when modules were generated from them, by `--since` and `--from`.
struct PastSets {

    private let library: SetLibrary
    private let environment: [String: String]
    private let revision: String?
    private let copy: TemplateSet?
    /// True if the command line or the configuration names the set.
    private let isOnlySet: Bool

    init(_ settings: Settings, _ library: SetLibrary, isOnlySet: Bool) throws(Failure) {
        self.library = library
        self.isOnlySet = isOnlySet
        environment = settings.environment.variables
        revision = settings.arguments[.since]
        // It may have options that no set may have today.
        copy = try settings.arguments[.from].map { folder throws(Failure) in
            guard try Disk.isFolder(folder) else {
                throw Failure(
                    .usage,
                    "there is no folder \(quoted(folder))",
                    help: "name an old copy of a template set"
                )
            }
            return try library.withHeader(try TemplateSet(folder: folder))
        }
    }

    /// The forms that a set had, the oldest first; none if today's is all there is, nil if the set has no past.
    ///
    /// - Throws: a `usage` failure for a built-in set, `data` if the set was not there, or is wrong.
    func forms(of templateSet: TemplateSet) throws(Failure) -> [TemplateSet]? {
        if let copy { return isOnlySet || copy.name == templateSet.name ? [copy] : nil }
        guard let revision else { return [] }
        guard let folder = try library.folder(of: templateSet) else {
            guard isOnlySet else { return nil }
            let help = "name an old copy of it with '--from'"
            throw Failure(.usage, "the built-in set '\(templateSet.name)' has no history", help: help)
        }
        let git = try GitFolder(folder, environment: environment)
        var forms: [(files: [SourceFile], form: TemplateSet)] = []
        for commit in try git.commits(since: revision) {
            let files = try git.files(in: commit)
            // A commit that removed the folder, or did not have it yet.
            if files.isEmpty || forms.contains(where: { $0.files == files }) { continue }
            let form = try TemplateSet(files: files, location: "\(commit.prefix(10)):\(folder)")
            forms.append((files, try library.withHeader(form)))
        }
        guard forms.isEmpty else { return forms.map(\.form) }
        guard isOnlySet else { return nil }
        let help = "name a revision that has it, or an old copy with '--from'"
        throw Failure(.data, "there is no set '\(folder)' at the revision \(quoted(revision))", help: help)
    }

    /// The failure if no set has an older form.
    var nothingFound: Failure {
        if let copy {
            let message = "there is no template set '\(copy.name)' today"
            return Failure(.usage, message, help: "say with '--template' which set its modules are to be of")
        }
        let message = "none of the template sets has a history at \(quoted(revision ?? ""))"
        return Failure(.usage, message, help: "name a set of your own with '--template', or an old copy with '--from'")
    }
}
