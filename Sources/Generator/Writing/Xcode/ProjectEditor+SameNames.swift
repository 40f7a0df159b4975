/// Files with the same name in one target: Xcode puts both in one place.
extension ProjectEditor {

    /// A file of a target.
    struct Member {
        let path: String
        let target: ProjectOutline.Target
        let phase: ProjectOutline.Phase.Kind

        /// The place that only one file can have.
        var place: [String] { [target.id, phase.title, ProjectPath.name(of: path)] }
    }

    /// A warning for each added file that has the name of another file.
    ///
    /// - Parameter others: files of synchronized folders, which the project does not name.
    func sameNames(beside others: [Member]) -> [Diagnostic] {
        var paths = existingPaths(named: Set(members.map { ProjectPath.name(of: $0.path) }))
        for other in others { paths[other.place, default: []].insert(other.path) }
        // If two of these files have one name, the second one gets the warning.
        for member in members { paths[member.place]?.remove(member.path) }
        return members.compactMap { member in
            defer { paths[member.place, default: []].insert(member.path) }
            return paths[member.place]?.sorted().lazy.compactMap { warning(about: member, and: $0) }.first
        }
    }

    /// The paths of the project's files with some names, by their places.
    private func existingPaths(named names: Set<String>) -> [[String]: Set<String>] {
        var paths: [[String]: Set<String>] = [:]
        for (path, references) in outline.filesAtPath where names.contains(ProjectPath.name(of: path)) {
            let phases = outline.phases(of: references.filter { !changes.removed.contains($0) })
            for target in outline.targets {
                for phase in target.phases where phases.contains(phase.id) {
                    paths[Member(path: path, target: target, phase: phase.kind).place, default: []].insert(path)
                }
            }
        }
        return paths
    }

    private func warning(about member: Member, and other: String) -> Diagnostic? {
        // The asset catalogs of a target become one.
        if member.path.hasSuffix(".xcassets") { return nil }
        let (language, target) = (language(of: member.path), quoted(member.target.name))
        let path = ProjectPath.relative(member.path, to: outline.sourceRoot)
        let shown = ProjectPath.relative(other, to: outline.sourceRoot)
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
}
