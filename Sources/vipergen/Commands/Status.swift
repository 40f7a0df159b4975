import VipergenGenerator

/// `vipergen status`: shows each module's set, options and edits.
struct Status {

    private static let unedited = "unedited"

    /// A line about a module, in columns, and the same for the JSON document.
    private typealias Row = (cells: [String], document: JSON)

    private let isAll: Bool
    private let modules: [Module]
    private var existing: ExistingModules

    init(_ existing: ExistingModules) throws(Failure) {
        isAll = existing.arguments.operands.isEmpty
        modules = try isAll ? existing.all() : existing.named()
        self.existing = existing
    }

    mutating func run(_ console: inout Console) throws(Failure) {
        var rows: [Row] = []
        var progress = console.progress
        defer { progress.end() }
        _ = try collecting(Array(modules.enumerated())) { index, module throws(Failure) in
            progress.show("reading modules", index, of: modules.count)
            let result = try existing.detect(module)
            let isModule = !isAll || result.isExplained && !result.disk.isNested
            if isModule { rows.append(try row(result)) } else { existing.leaveOut(result) }
        }
        for (line, row) in zip(aligned(rows.map(\.cells)), rows) { console.add(module: line, row.document) }
        let uneditedCount = rows.count { $0.cells.last == Self.unedited }
        let verdict = "\(counted(rows.count, "module")), \(grouped(uneditedCount)) \(Self.unedited)"
        console.conclude(rows.isEmpty ? "no modules" : verdict, isResult: false)
        let notes = try existing.notes()
        console.warn([notes.ofOtherSets, notes.unrecognised].compactMap(\.self))
    }

    private func row(_ result: ModuleDetection.Result) throws(Failure) -> Row {
        let provenance = result.finding.best
        let name = existing.output.shown(provenance.module.folder)
        let set = result.past.name
        var members: [String: JSON] = [
            "path": .text(name), "name": .text(provenance.module.name.text), "template": .text(set),
            "share": .number(provenance.share), "tests": .flag(provenance.hasTests),
        ]
        let unresolved = result.disk.unresolved
        members["unresolved"] = .list(unresolved.map(JSON.text))
        let markers = unresolved.isEmpty ? [] : ["conflict markers in \(counted(unresolved.count, "file"))"]
        switch result.finding {
        case .unexplained:
            members["state"] = .text("unexplained")
            let text = "does not match \(try existing.shares(result))"
            return ([name, ([text] + markers).joined(separator: ", ")], .object(members))
        case .unclear(let provenances):
            members["state"] = .text("unclear")
            let options = provenances.map { "'\($0.commandLine(of: result.past))'" }.joined(separator: " or ")
            let text = (markers + ["each fits equally well"]).joined(separator: ", ")
            return ([name, "\(set) with \(options)", text], .object(members))
        case .made:
            let options = provenance.commandLine(of: result.past)
            members["state"] = .text("made")
            members["commandLine"] = .text(options)
            members["options"] = .object(provenance.values.mapValues(\.json))
            let files = try files(result, provenance)
            for (key, _, paths) in files { members[key] = .list(paths.map(JSON.text)) }
            let counts = files.filter { !$0.paths.isEmpty }.map { "\($0.paths.count) \($0.words)" }
            let kept = provenance.percentage == 100 ? "all lines kept" : "\(provenance.percentage) % of the lines kept"
            let text = counts.isEmpty ? Self.unedited : (markers + counts + [kept]).joined(separator: ", ")
            return ([name, options.isEmpty ? set : "\(set) \(options)", text], .object(members))
        }
    }

    /// The files that are not as the set writes them, by what is the matter with them.
    private func files(
        _ result: ModuleDetection.Result,
        _ provenance: Provenance
    ) throws(Failure) -> [(key: String, words: String, paths: [String])] {
        let status = try ModuleStatus(result.disk, from: try existing.request(provenance, result))
        let files = [
            ("changed", "of \(counted(status.fileCount, "file")) edited", status.edited),
            ("missing", "missing", status.missing), ("moved", "moved", status.moved),
        ]
        guard existing.arePast else { return files }
        // Those that an update would stop at.
        let update = try existing.update(result, provenance)
        let conflicts = update.files.filter { $0.planned(withMarkers: false).state == .conflict }
        return files + [("conflicts", "that an update cannot merge", conflicts.map(\.path))]
    }
}
