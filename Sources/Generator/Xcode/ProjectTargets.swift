/// The targets of a project, and the files that they compile or copy.
struct ProjectTargets: Sendable {

    struct Target: Sendable {
        let object: ProjectText.Object
        let name: String
        /// Its phases for sources and for resources.
        let phases: [ProjectText.Object]
        /// The IDs of its synchronized folders.
        let synchronizedFolders: Set<String>

        /// Xcode's name for the kind of a target that cannot have files; nil for all others.
        fileprivate var kindWithoutFiles: String? {
            switch object.text("isa") {
            case "PBXAggregateTarget": "an aggregate target"
            case "PBXLegacyTarget": "an external build target"
            default: nil
            }
        }
    }

    let targets: [Target]
    /// The IDs of the phases that a file, or a group of localised files, is in.
    private(set) var phasesOfFile: [String: Set<String>] = [:]

    init(_ text: ProjectText, _ flaws: inout [Flaw]) {
        var phases: [String: ProjectText.Object] = [:]
        let allTargets = text.objects(in: "targets", of: text.project, of: [.other], "a target", &flaws)
        targets = allTargets.compactMap { object in
            guard let name = object.text("name") else { return nil }
            let ofTarget = text.objects(
                in: "buildPhases",
                of: object,
                of: [.sources, .resources, .other],
                "a build phase",
                &flaws
            )
            .filter { $0.kind != .other }
            for phase in ofTarget { phases[phase.id] = phase }
            let folders = text.objects(in: "fileSystemSynchronizedGroups", of: object, &flaws).map(\.object.id)
            return Target(object: object, name: name, phases: ofTarget, synchronizedFolders: Set(folders))
        }
        for phase in phases.values {
            for buildFile in text.objects(in: "files", of: phase, of: [.buildFile], "a build file", &flaws) {
                guard let file = text.object(of: "fileRef", in: buildFile, &flaws) else { continue }
                phasesOfFile[file.id, default: []].insert(phase.id)
            }
        }
    }

    /// The IDs of the phases that have a file, also as one of localised files.
    func phases(of references: [String], _ tree: ProjectTree) -> Set<String> {
        Set((references + references.compactMap { tree.variantsOfReference[$0] }).flatMap { phasesOfFile[$0] ?? [] })
    }

    /// The target of a name.
    ///
    /// - Throws: a flaw if there is none, or if there are two.
    func target(_ name: String) throws(Flaw) -> Target {
        let found = targets.filter { $0.name == name }
        guard let target = found.first else {
            let names = targets.map(\.name)
            let list = names.isEmpty ? "it has none" : "it has " + names.prefix(20).map(quoted).joined(separator: ", ")
            let help = names.suggestion(for: name) ?? list
            throw Flaw("the project has no target \(quoted(name))", at: nil, help: help)
        }
        if let kind = target.kindWithoutFiles {
            let others = targets.filter { $0.kindWithoutFiles == nil }.prefix(20).map { quoted($0.name) }
            throw Flaw(
                "the target \(quoted(name)) is \(kind), which has no files",
                at: target.object.start,
                help: "name a target that compiles files"
                    + (others.isEmpty ? "" : ": \(others.joined(separator: ", "))")
            )
        }
        guard found.count == 1 else {
            let message = "\(found.count) targets are called \(quoted(name)), and nobody can tell them apart"
            throw Flaw(message, at: found[1].object.start, help: "rename one of them")
        }
        return target
    }
}

extension ProjectText {

    /// The objects in a list of an object.
    ///
    /// - Parameters:
    ///   - kinds: the kinds that they must have. An object of another kind could be removed while the list still has it.
    ///   - name: what messages call such an object.
    fileprivate func objects(
        in key: String,
        of object: Object,
        of kinds: [Kind],
        _ name: String,
        _ flaws: inout [Flaw]
    ) -> [Object] {
        objects(in: key, of: object, &flaws).compactMap { node, object in
            if kinds.contains(object.kind) { return object }
            flaws.append(Flaw("here should be the ID of \(name)", at: node.start, help: "restore the file"))
            return nil
        }
    }
}
