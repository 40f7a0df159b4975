/// A folder that Xcode keeps in step with the disk (from Xcode 16 on).
struct SynchronizedFolder: Sendable {

    private let name: String
    private let targets: [ProjectTargets.Target]
    /// The IDs of the targets that have the folder.
    private let owners: Set<String>
    /// By the ID of a target: the files that it lacks although it has the folder, or that it has although it lacks the
    /// folder.
    private let exceptions: [String: Set<String>]

    init(_ path: String, in tree: ProjectTree, _ targets: ProjectTargets, _ flaws: inout [Flaw]) {
        name = quoted(ProjectPath.name(of: path))
        // One group, or more if the folder was added twice.
        let groups = tree.synchronizedFolders[path] ?? []
        var exceptions: [String: Set<String>] = [:]
        for group in groups {
            for (_, set) in tree.text.objects(in: "exceptions", of: group, &flaws) where set.kind == .exceptionSet {
                exceptions[set.text("target") ?? "", default: []].formUnion(set.texts("membershipExceptions"))
            }
        }
        self.exceptions = exceptions
        self.targets = targets.targets
        let owners = targets.targets.filter { !$0.synchronizedFolders.isDisjoint(with: groups.map(\.id)) }
        self.owners = Set(owners.map(\.object.id))
    }

    /// True if a target has a file of the folder.
    ///
    /// - Parameters:
    ///   - file: the file's path within the folder.
    ///   - target: the target's ID.
    func isMember(_ file: String, of target: String) -> Bool {
        owners.contains(target) != (exceptions[target]?.contains(file) ?? false)
    }

    /// A warning for each target that has a file but should not, or does not have it but should.
    ///
    /// - Parameters:
    ///   - file: the file's path within the folder.
    ///   - asked: the IDs of the targets that should have it.
    func warnings(about file: String, for asked: Set<String>) -> [Diagnostic] {
        targets.filter { isMember(file, of: $0.object.id) != asked.contains($0.object.id) }.map { other in
            let (id, target, file) = (other.object.id, quoted(other.name), quoted(file))
            let message: String
            let help: String
            switch (owners.contains(id), asked.contains(id)) {
            case (false, true):
                message = "the target \(target) does not have the synchronized folder \(name): its files are not in it"
                help = "give the target the folder in Xcode"
            case (true, true):
                message = "the synchronized folder \(name) excepts \(file) from the target \(target)"
                help = "give the file the target in Xcode"
            case (true, false):
                message = "the target \(target) has the synchronized folder \(name): its files are in that target too"
                help = "except them from it in Xcode if they should not be"
            case (false, false):
                message = "the synchronized folder \(name) gives \(file) to the target \(target) too"
                help = "remove the file from the target in Xcode if it should not have it"
            }
            return Diagnostic(message, help: help, severity: .warning)
        }
    }
}
