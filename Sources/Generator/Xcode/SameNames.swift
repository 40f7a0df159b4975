/// Finds files with the same name in one target: Xcode puts both in one place.
struct SameNames {

    /// A file of a target.
    struct Member {
        let path: String
        let target: ProjectTargets.Target
        let phase: ProjectText.Kind
    }

    let tree: ProjectTree
    let targets: ProjectTargets
    /// The IDs of the objects that the run removes.
    let removed: Set<String>

    /// A warning for each of the files that has the name of another file.
    ///
    /// - Parameter others: files of synchronized folders, which the project does not name.
    func warnings(about members: [Member], beside others: [Member]) -> [Diagnostic] {
        var paths = existingPaths(named: Set(members.map { ProjectPath.name(of: $0.path) }))
        for other in others { paths[Place(other), default: []].insert(other.path) }
        // If two of these files have one name, the second one gets the warning.
        for member in members { paths[Place(member)]?.remove(member.path) }
        return members.compactMap { member in
            defer { paths[Place(member), default: []].insert(member.path) }
            return paths[Place(member)]?.sorted().lazy.compactMap { warning(about: member, and: $0) }.first
        }
    }

    /// The place that only one file can have.
    private struct Place: Hashable {
        let target: String
        let phase: ProjectText.Kind
        let name: String

        init(_ member: Member) {
            (target, phase, name) = (member.target.object.id, member.phase, ProjectPath.name(of: member.path))
        }
    }

    private func existingPaths(named names: Set<String>) -> [Place: Set<String>] {
        var paths: [Place: Set<String>] = [:]
        for (path, references) in tree.referencesOfFile where names.contains(ProjectPath.name(of: path)) {
            let phases = targets.phases(of: references.filter { !removed.contains($0) }, tree)
            for target in targets.targets {
                for phase in target.phases where phases.contains(phase.id) {
                    paths[Place(Member(path: path, target: target, phase: phase.kind)), default: []].insert(path)
                }
            }
        }
        return paths
    }

    private func warning(about member: Member, and other: String) -> Diagnostic? {
        let (language, target) = (language(of: member.path), quoted(member.target.name))
        let (path, shown) = (shown(member.path), shown(other))
        if language == self.language(of: other) {
            let message = "the target \(target) has two files of one name, which Xcode does not build"
            let help = "choose another name for one of them"
            return Diagnostic("\(message): '\(path)' and '\(shown)'", help: help, severity: .warning)
        }
        guard language == nil else { return nil }
        let message = "the target \(target) has '\(path)' beside the localised '\(shown)'"
        let help = "delete the one that you do not need: the app loads the one that is not localised"
        return Diagnostic(message, help: help, severity: .warning)
    }

    /// The folder of a localised file, which the app keeps.
    private func language(of path: String) -> String? {
        ProjectPath.folder(of: path).map { ProjectPath.name(of: $0) }.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
    }

    private func shown(_ path: String) -> String { ProjectPath.relative(path, to: tree.sourceRoot) }
}
