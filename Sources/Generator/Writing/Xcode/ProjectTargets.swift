/// The targets of a project, and the files that they compile or copy.
struct ProjectTargets: Sendable {

    struct Target: Sendable {
        let object: ProjectText.Object
        let name: String
        /// Its phases for sources and for resources.
        let phases: [ProjectText.Object]
        /// The IDs of its synchronized folders.
        let synchronizedFolders: Set<String>

        /// False for an aggregate target and one of an external build tool.
        var hasFiles: Bool { !["PBXAggregateTarget", "PBXLegacyTarget"].contains(object.text("isa")) }
    }

    let targets: [Target]
    /// The IDs of the phases that a file, or a group of localised files, is in.
    private(set) var phasesOfFile: [String: Set<String>] = [:]

    init(_ text: ProjectText, _ flaws: inout [Flaw]) {
        let all = text.objects(in: "targets", of: text.project, expecting: ([.other], "a target"), &flaws)
        targets = all.compactMap { object in
            guard let name = object.text("name") else { return nil }
            let expected: ([ProjectText.Kind], String) = ([.sources, .resources, .other], "a build phase")
            let ofTarget = text.objects(in: "buildPhases", of: object, expecting: expected, &flaws)
                .filter { $0.kind != .other }
            let folders = text.objects(in: "fileSystemSynchronizedGroups", of: object, &flaws).map(\.id)
            return Target(object: object, name: name, phases: ofTarget, synchronizedFolders: Set(folders))
        }
        for phase in targets.flatMap(\.phases) {
            for file in text.objects(in: "files", of: phase, expecting: ([.buildFile], "a build file"), &flaws) {
                guard let file = text.object(of: "fileRef", in: file, &flaws) else { continue }
                phasesOfFile[file.id, default: []].insert(phase.id)
            }
        }
    }

    /// The IDs of the phases that have a file, also as one of localised files.
    func phases(of references: [String], _ tree: ProjectTree) -> Set<String> {
        Set((references + references.compactMap { tree.variantsOfReference[$0] }).flatMap { phasesOfFile[$0] ?? [] })
    }

    /// The names of the targets that can have files.
    var names: [String] { targets.filter(\.hasFiles).map(\.name) }

    /// The target of a name that can have files.
    ///
    /// - Throws: a flaw if there is none, or if there are two.
    func target(_ name: String) throws(Flaw) -> Target {
        let found = targets.filter { $0.name == name && $0.hasFiles }
        let list = names.prefix(20).map(quoted).joined(separator: ", ")
        let help = list.isEmpty ? "no target of the project has files" : "name a target that has files: \(list)"
        guard let target = found.first else {
            let message = "the project has no target \(quoted(name)) that can have files"
            throw Flaw(message, at: nil, help: names.suggestion(for: name) ?? help)
        }
        guard found.count == 1 else {
            let message = "\(found.count) targets are named \(quoted(name))"
            throw Flaw(message, at: found[1].object.start, help: "rename one of them")
        }
        return target
    }
}
