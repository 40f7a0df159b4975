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
        switch result.finding {
        case .unexplained:
            members["state"] = .text("unexplained")
            return ([name, "does not match \(try existing.shares(result))"], .object(members))
        case .unclear(let provenances):
            members["state"] = .text("unclear")
            let options = provenances.map { "'\($0.commandLine(of: result.past))'" }.joined(separator: " or ")
            return ([name, "\(set) with \(options)", "each fits equally well"], .object(members))
        case .made:
            let options = provenance.commandLine(of: result.past)
            members["state"] = .text("made")
            members["commandLine"] = .text(options)
            members["options"] = .object(provenance.values.mapValues(\.json))
            let files = try files(result, provenance)
            for (key, _, paths) in files { members[key] = .list(paths.map(JSON.text)) }
            let status = files.compactMap(\.words)
            let kept = provenance.percentage == 100 ? "all" : "\(provenance.percentage) % of the"
            let text = status.isEmpty ? Self.unedited : (status + ["\(kept) lines kept"]).joined(separator: ", ")
            return ([name, options.isEmpty ? set : "\(set) \(options)", text], .object(members))
        }
    }

    /// The files that are not as the set writes them, by what is the matter with them.
    private func files(
        _ result: ModuleDetection.Result,
        _ provenance: Provenance
    ) throws(Failure) -> [(key: String, words: String?, paths: [String])] {
        let status = try ModuleStatus(result.disk, from: try existing.request(provenance, result))
        func row(_ key: String, _ paths: [String], _ words: String) -> (key: String, words: String?, paths: [String]) {
            (key, paths.isEmpty ? nil : words, paths)
        }
        let (unresolved, files) = (status.unresolved.count, counted(status.fileCount, "file"))
        var rows = [
            row("unresolved", status.unresolved, "conflict markers in \(counted(unresolved, "file"))"),
            row("changed", status.edited, "\(status.edited.count) of \(files) edited"),
            row("missing", status.missing, "\(status.missing.count) missing"),
            row("moved", status.moved, "\(status.moved.count) moved"),
        ]
        guard existing.arePast else { return rows }
        // Those that an update would stop at.
        let update = try existing.update(result, provenance)
        let conflicts = update.files.filter { $0.planned(withMarkers: false).state == .conflict }.map(\.path)
        rows.append(row("conflicts", conflicts, "an update conflicts in \(counted(conflicts.count, "file"))"))
        return rows
    }
}
