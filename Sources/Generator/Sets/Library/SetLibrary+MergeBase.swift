/// The older versions of sets that existing modules are compared with.
package struct MergeBase: Sendable {

    /// A set as it is today, with the versions that modules may have been generated from, the oldest first.
    package typealias SetWithVersions = (today: TemplateSet, versions: [TemplateSet])

    package let sets: [SetWithVersions]
    /// `since main (abc1234)`; nil if there is nothing to compare with.
    package var description: String?
    /// The commit to name with `--since`, where the command line does not name any.
    package var revision: String?
    /// The last changes of the sets in git, if there is nothing to compare with.
    package var earlierChanges: [GitFolder.Change] = []
    /// The sets that git did not have yet at that revision, by their names, and since when they are new: `since main
    /// (abc1234)`.
    package var newSets: [String: String] = [:]
    /// Those of them that are in no commit.
    package var uncommittedSets: Set<String> = []
    /// Why git could not give the older versions. Only for commands that can do without them.
    package let problem: Failure?

    /// The names of the sets that had another version.
    package var changedSets: [String] {
        sets.filter { today, versions in versions.contains { !$0.hasSameFiles(as: today) } }.map(\.today.name)
    }

    /// A comparison with the sets as they are today.
    package init(today sets: [TemplateSet], earlierChanges: [GitFolder.Change] = [], problem: Failure? = nil) {
        self.sets = sets.map { ($0, []) }
        (self.earlierChanges, self.problem) = (earlierChanges, problem)
    }

    fileprivate init(_ sets: [SetWithVersions], _ description: String, revision: String? = nil) {
        (self.sets, self.description, self.revision, problem) = (sets, description, revision, nil)
    }
}

extension SetLibrary {

    /// A set of the repository, and its folder.
    private typealias SetInGit = (templateSet: TemplateSet, folder: GitFolder)

    /// The sets with the versions that they had in git since a revision. Sets without a history are left out.
    ///
    /// - Throws: a `usage` failure if no set has a history, a `data` failure if a version is wrong.
    package func mergeBase(
        of sets: [TemplateSet],
        since revision: String,
        environment: [String: String]
    ) throws(Failure) -> MergeBase {
        let own = try inGit(sets, environment)
        guard let first = own.first else {
            let help = "'vipergen eject' copies one into your repository; '--from' names an old copy of a set"
            throw Failure(.usage, "built-in template sets have no history in git", help: help)
        }
        let past = try own.map { set throws(Failure) in try withVersions(set, since: revision) }
            .filter { !$0.versions.isEmpty }.map { (today: $0.today, versions: $0.versions) }
        guard past.isEmpty else { return MergeBase(past, try first.folder.base(named: revision).description) }
        let subject = sets.count == 1 ? "the template set '\(sets[0].name)' has no" : "none of the template sets has a"
        let help =
            "commit a set before you change it, or name a later revision, another set with '--template', "
            + "or an old copy with '--from'"
        throw Failure(.usage, "\(subject) history at \(quoted(revision))", help: help)
    }

    /// The sets with the versions that they had since the last commit, or else since this branch left the main one: the
    /// first of the two since which a set has changed.
    ///
    /// - Throws: a `usage` failure if git does not have one of the two, a `data` failure if a version is wrong.
    package func mergeBase(of sets: [TemplateSet], environment: [String: String]) throws(Failure) -> MergeBase {
        let own = try inGit(sets, environment)
        guard let first = own.first else { return MergeBase(today: sets) }
        let last = try first.folder.lastCommit()
        var base = try mergeBase(of: sets, own, since: last)
        if !base.changedSets.isEmpty { return base }
        let departure = try first.folder.departure()
        if departure.revision != last.revision { base = try mergeBase(of: sets, own, since: departure) }
        if !base.changedSets.isEmpty { return base }
        let changes = try own.map { set throws(Failure) in try set.folder.lastChanges() }
        var today = MergeBase(today: sets, earlierChanges: changes.flatMap(\.self))
        today.newSets = base.newSets
        today.uncommittedSets = base.uncommittedSets
        return today
    }

    private func mergeBase(
        of sets: [TemplateSet],
        _ own: [SetInGit],
        since base: GitFolder.Base
    ) throws(Failure) -> MergeBase {
        let past = try own.map { set throws(Failure) in try withVersions(set, since: base.revision) }
        let others = sets.filter { set in !own.contains { $0.templateSet.name == set.name } }
        // A module may match a built-in set as well as its copy. The first of two counts.
        let revision = String(base.revision.prefix(GitFolder.shortLength))
        let all = past.map { ($0.today, $0.versions) } + others.map { ($0, []) }
        var result = MergeBase(all, base.description, revision: revision)
        for set in past where set.isNew {
            result.newSets[set.today.name] = base.description
            if set.versions.isEmpty { result.uncommittedSets.insert(set.today.name) }
        }
        return result
    }

    private func inGit(_ sets: [TemplateSet], _ environment: [String: String]) throws(Failure) -> [SetInGit] {
        try sets.map { templateSet throws(Failure) -> SetInGit? in
            guard let folder = try folder(of: templateSet) else { return nil }
            return (templateSet, try GitFolder(folder, environment: environment))
        }.compactMap(\.self)
    }

    /// A set with its versions since a revision. It is new if the first of them is of a later commit.
    private func withVersions(
        _ set: SetInGit,
        since revision: String
    ) throws(Failure) -> (today: TemplateSet, versions: [TemplateSet], isNew: Bool) {
        let all = try set.folder.versions(since: revision, with: Manifest.fileName)
        let versions = try all.map { commit, files throws(Failure) in
            let location = "\(commit.prefix(GitFolder.shortLength)):\(set.templateSet.location)"
            return try configured(try TemplateSet(files: files, location: location))
        }
        return (set.templateSet, versions, all.first?.commit != revision)
    }

    /// The set with the name of an old copy, and this copy as its only version. If there is only one set, the copy may
    /// have another name.
    ///
    /// - Throws: a `usage` failure if there is no such set, a `data` failure if the copy is wrong.
    package func mergeBase(of sets: [TemplateSet], copiedTo folder: String) throws(Failure) -> MergeBase {
        // The general options are not checked: an old copy may declare an option that is one of them today.
        let copy = try configured(try TemplateSet(folder: folder))
        let past = sets.filter { sets.count == 1 || $0.name == copy.name }.map { (today: $0, versions: [copy]) }
        guard past.isEmpty else { return MergeBase(past, "since the copy \(folder)") }
        let help = "name the set to update its modules to with '--template'"
        throw Failure(.usage, "there is no template set '\(copy.name)' today", help: help)
    }
}
