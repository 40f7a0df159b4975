/// Finds the files that have the name of another one in their target: Xcode puts both in one place.
struct SameNames {

    /// A file that was asked for.
    struct Member {
        let path: String
        let target: ProjectTargets.Target
        let phase: ProjectText.Kind
    }

    let tree: ProjectTree
    let targets: ProjectTargets
    /// The IDs of the objects that the run removes.
    let removed: Set<String>

    /// - Parameter others: files in the targets that the project does not name.
    /// - Returns: a warning for each file with another one of its name.
    func warnings(about members: [Member], beside others: [Member]) -> [Diagnostic] {
        var paths = existingPaths(named: Set(members.map { ProjectPath.name(of: $0.path) }))
        for other in others { paths[Place(other), default: []].insert(other.path) }
        // Of two that were asked for, the second one has the warning, whether they are in the project already or not.
        for member in members { paths[Place(member)]?.remove(member.path) }
        return members.compactMap { member in
            defer { paths[Place(member), default: []].insert(member.path) }
            return paths[Place(member)]?.sorted().lazy.compactMap { warning(about: member, and: $0) }.first
        }
    }

    /// What files of one name must not share.
    private struct Place: Hashable {
        let target: String
        let phase: ProjectText.Kind
        let name: String

        init(target: ProjectTargets.Target, phase: ProjectText.Kind, path: String) {
            (self.target, self.phase, name) = (target.object.id, phase, ProjectPath.name(of: path))
        }

        init(_ member: Member) { self.init(target: member.target, phase: member.phase, path: member.path) }
    }

    private func existingPaths(named names: Set<String>) -> [Place: Set<String>] {
        var paths: [Place: Set<String>] = [:]
        for (path, references) in tree.referencesOfFile where names.contains(ProjectPath.name(of: path)) {
            let ids = references.filter { !removed.contains($0) }
            let phases = (ids + ids.compactMap { tree.variantsOfReference[$0] })
                .reduce(into: Set<String>()) { $0.formUnion(targets.phasesOfFile[$1] ?? []) }
            for target in targets.targets {
                for phase in target.phases where phases.contains(phase.id) {
                    paths[Place(target: target, phase: phase.kind, path: path), default: []].insert(path)
                }
            }
        }
        return paths
    }

    private func warning(about member: Member, and other: String) -> Diagnostic? {
        let (language, otherLanguage) = (language(of: member.path), language(of: other))
        let target = quoted(member.target.name)
        let (path, other) = (shown(member.path), shown(other))
        if language == otherLanguage {
            let message = "the target \(target) has two files of one name, which Xcode does not build"
            return warning("\(message): '\(path)' and '\(other)'", help: "choose another name for one of them")
        }
        guard language == nil else { return nil }
        let help = "delete the one that you do not need: the app loads the one that is not localised"
        return warning("the target \(target) has '\(path)' beside the localised '\(other)'", help: help)
    }

    /// The folder of a localised file, which it keeps in the app.
    private func language(of path: String) -> String? {
        ProjectPath.folder(of: path).map { ProjectPath.name(of: $0) }.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
    }

    private func shown(_ path: String) -> String { ProjectPath.relative(path, to: tree.sourceRoot) }

    private func warning(_ message: String, help: String) -> Diagnostic {
        Diagnostic(message, help: help, severity: .warning)
    }
}
