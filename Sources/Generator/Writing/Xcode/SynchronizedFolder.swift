/// A folder that Xcode keeps in step with the disk (from Xcode 16 on).
struct SynchronizedFolder: Sendable {

    /// The IDs of its groups: more than one if the folder was added twice.
    private var groups: Set<String> = []
    /// By the ID of a target: the files that it lacks although it has the folder, or that it has although it lacks the
    /// folder.
    private var exceptions: [String: Set<String>] = [:]

    /// The mistakes in its exceptions, which only its own files are refused for.
    private(set) var flaws: [Flaw] = []

    mutating func add(_ group: ProjectText.Object, in text: ProjectText) {
        groups.insert(group.id)
        for set in text.objects(in: "exceptions", of: group, &flaws) where set.kind == .exceptionSet {
            exceptions[set.text("target") ?? "", default: []].formUnion(set.texts("membershipExceptions"))
        }
    }

    /// True if a target has a file of the folder.
    ///
    /// - Parameter file: the file's path within the folder.
    func isMember(_ file: String, of target: ProjectTargets.Target) -> Bool {
        isOwned(by: target) != (exceptions[target.object.id]?.contains(file) ?? false)
    }

    /// True if a target has the folder.
    func isOwned(by target: ProjectTargets.Target) -> Bool { !target.synchronizedFolders.isDisjoint(with: groups) }
}
