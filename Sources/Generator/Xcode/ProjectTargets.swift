/// The targets of a project, and which files they compile or copy.
struct ProjectTargets: Sendable {

    struct Target: Sendable {
        let object: ProjectText.Object
        let name: String
        /// Its phases for sources and for resources.
        let phases: [ProjectText.Object]
        /// The IDs of the synchronized folders that it has.
        let synchronizedFolders: Set<String>
    }

    /// The targets that have no phase for files, and what Xcode calls them.
    private static let kindsWithoutFiles = [
        "PBXAggregateTarget": "an aggregate target", "PBXLegacyTarget": "an external build target",
    ]

    let targets: [Target]
    /// The IDs of the phases that a file, or a group of localised files, is in.
    private(set) var phasesOfFile: [String: Set<String>] = [:]

    init(_ text: ProjectText, _ flaws: inout [Flaw]) {
        var phases: [String: ProjectText.Object] = [:]
        let allTargets = text.objects(in: "targets", of: text.project, of: [.other], "a target", &flaws)
        targets = allTargets.compactMap { object in
            guard let name = text.text("name", of: object) else { return nil }
            let kinds: [ProjectText.Kind] = [.sources, .resources, .other]
            let ofTarget = text.objects(in: "buildPhases", of: object, of: kinds, "a build phase", &flaws)
                .filter { $0.kind != .other }
            for phase in ofTarget { phases[phase.id] = phase }
            let folders = text.objects(in: "fileSystemSynchronizedGroups", of: object, &flaws).map(\.object.id)
            return Target(object: object, name: name, phases: ofTarget, synchronizedFolders: Set(folders))
        }
        phasesOfFile.reserveCapacity(text.objects.count / 2)
        for phase in phases.values {
            for buildFile in text.objects(in: "files", of: phase, of: [.buildFile], "a build file", &flaws) {
                guard let file = text.object(of: "fileRef", in: buildFile, &flaws) else { continue }
                phasesOfFile[file.id, default: []].insert(phase.id)
            }
        }
    }

    /// The target of a name.
    ///
    /// - Throws: a flaw if there is none, or if there are two.
    func target(_ name: String, in text: ProjectText) throws(Flaw) -> Target {
        let found = targets.filter { $0.name == name }
        guard let target = found.first else {
            let names = targets.map(\.name)
            let list = names.isEmpty ? "it has none" : "it has " + names.prefix(20).map(quoted).joined(separator: ", ")
            throw Flaw(
                "the project has no target \(quoted(name))",
                at: nil,
                help: names.suggestion(for: name) ?? list
            )
        }
        if let kind = text.text("isa", of: target.object).flatMap({ Self.kindsWithoutFiles[$0] }) {
            let others = targets.filter { Self.kindsWithoutFiles[text.text("isa", of: $0.object) ?? ""] == nil }
            let names = others.prefix(20).map { quoted($0.name) }.joined(separator: ", ")
            throw Flaw(
                "the target \(quoted(name)) is \(kind), which has no files",
                at: text.offset(of: target.object),
                help: "name a target that compiles files" + (names.isEmpty ? "" : ": \(names)")
            )
        }
        guard found.count == 1 else {
            let message = "\(found.count) targets are called \(quoted(name)), and nobody can tell them apart"
            throw Flaw(message, at: text.offset(of: found[1].object), help: "rename one of them")
        }
        return target
    }
}

extension ProjectText {

    /// The objects that a list of an object names, which are to be of these kinds: what is of another one may go, and the
    /// list would name it still.
    fileprivate func objects(
        in key: String,
        of object: Object,
        of kinds: [Kind],
        _ name: String,
        _ flaws: inout [Flaw]
    ) -> [Object] {
        objects(in: key, of: object, &flaws).compactMap { node, object in
            if kinds.contains(object.kind) { return object }
            let offset = list.nodes[node].range.lowerBound
            flaws.append(Flaw("here should be the ID of \(name)", at: offset, help: "restore the file"))
            return nil
        }
    }
}
