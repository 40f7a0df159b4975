extension SetLibrary {

    /// A set as it is today, with its versions, the oldest first. Modules may have been generated from any of these.
    package typealias SetWithVersions = (today: TemplateSet, versions: [TemplateSet])

    /// The sets with the versions that they had in git since a revision. Sets without a history are left out.
    ///
    /// - Throws: a `usage` failure if no set has a history, a `data` failure if a version is wrong.
    package func history(
        of sets: [TemplateSet],
        since revision: String,
        environment: [String: String]
    ) throws(Failure) -> [SetWithVersions] {
        let past = try sets.map { templateSet throws(Failure) in
            (today: templateSet, versions: try versions(of: templateSet, since: revision, environment))
        }.filter { !$0.versions.isEmpty }
        guard past.isEmpty else { return past }
        if try sets.map({ templateSet throws(Failure) in try folder(of: templateSet) }).allSatisfy({ $0 == nil }) {
            let help = "'vipergen eject' copies one into your repository; '--from' names an old copy of a set"
            throw Failure(.usage, "built-in template sets have no history in git", help: help)
        }
        let subject = sets.count == 1 ? "the template set '\(sets[0].name)' has no" : "none of the template sets has a"
        let help =
            "commit a set before you change it, or name a later revision, another set with '--template', "
            + "or an old copy with '--from'"
        throw Failure(.usage, "\(subject) history at \(quoted(revision))", help: help)
    }

    private func versions(
        of templateSet: TemplateSet,
        since revision: String,
        _ environment: [String: String]
    ) throws(Failure) -> [TemplateSet] {
        guard let folder = try folder(of: templateSet) else { return [] }
        let versions = try GitFolder(folder, environment: environment).versions(since: revision)
        return try versions.map { commit, files throws(Failure) in
            try configured(try TemplateSet(files: files, location: "\(commit.prefix(10)):\(folder)"))
        }
    }

    /// The set with the name of an old copy, and this copy as its only version. If there is only one set, the copy may
    /// have another name.
    ///
    /// - Throws: a `usage` failure if there is no such set, a `data` failure if the copy is wrong.
    package func past(of sets: [TemplateSet], copiedTo folder: String) throws(Failure) -> [SetWithVersions] {
        // The general options are not checked: an old copy may declare an option that is one of them today.
        let copy = try configured(try TemplateSet(folder: folder))
        let past = sets.filter { sets.count == 1 || $0.name == copy.name }.map { (today: $0, versions: [copy]) }
        guard past.isEmpty else { return past }
        let help = "name the set to update its modules to with '--template'"
        throw Failure(.usage, "there is no template set '\(copy.name)' today", help: help)
    }
}
