import VipergenGenerator

/// `vipergen status`: shows each module's set, options and edits.
struct Status {

    private static let unedited = "unedited"

    /// A line about a module, in columns, and the same for the JSON document.
    private typealias Row = (cells: [String], document: [String: JSON])

    private var chosen: ChosenModules
    private var existing: ExistingModules { chosen.existing }

    init(_ chosen: ChosenModules) { self.chosen = chosen }

    mutating func run(_ console: Console) throws(Failure) -> Bool {
        var rows: [Row] = []
        let modules = chosen.modules
        _ = try collecting(modules.enumerated()) { index, module throws(Failure) in
            console.show("reading modules", index, of: modules.count)
            if let result = try chosen.detect(module) { rows.append(try row(result)) }
        }
        for (line, row) in zip(aligned(rows.map(\.cells)), rows) { console.show(module: line, .object(row.document)) }
        let uneditedCount = rows.count { $0.cells.last == Self.unedited }
        let verdict = "\(counted(rows.count, "module")), \(grouped(uneditedCount)) \(Self.unedited)"
        console.conclude(rows.isEmpty ? "no modules" : verdict, isResult: false)
        console.warn(try chosen.notes().all)
        // The modules of the other sets are shown all the same.
        if let broken = chosen.settings.broken { throw broken }
        return true
    }

    private func row(_ result: DetectedModule) throws(Failure) -> Row {
        let provenance = result.finding.best
        let name = existing.output.shown(provenance.module.folder)
        let (set, unresolved) = (result.past.name, result.disk.unresolved)
        let markers = unresolved.isEmpty ? [] : ["conflict markers in \(counted(unresolved.count, "file"))"]
        let finding: Row
        switch result.finding {
        case .unexplained:
            let texts = ["does not match \(try chosen.shares(result))"] + markers
            finding = ([texts.joined(separator: ", ")], ["state": .text("unexplained")])
        case .unclear:
            let texts = markers + ["each fits equally well"]
            let cells = ["\(set) with \(chosen.options(result))", texts.joined(separator: ", ")]
            finding = (cells, ["state": .text("unclear")])
        case .made:
            finding = try row(provenance, result, markers)
        }
        let shared: [String: JSON] = [
            "path": .text(name), "name": .text(provenance.module.name.text), "template": .text(set),
            "share": .number(provenance.share), "tests": .flag(provenance.hasTests),
            "unresolved": .texts(unresolved),
        ]
        return ([name] + finding.cells, shared.merging(finding.document) { $1 })
    }

    private func row(
        _ provenance: Provenance,
        _ result: DetectedModule,
        _ markers: [String]
    ) throws(Failure) -> Row {
        let options = provenance.commandLine(of: result.past)
        let files = try files(result, provenance)
        let counts = files.filter { !$0.paths.isEmpty }.map { "\($0.paths.count) \($0.words)" }
        let kept = provenance.percentage == 100 ? "all lines kept" : "\(provenance.percentage) % of the lines kept"
        let text = counts.isEmpty ? Self.unedited : (markers + counts + [kept]).joined(separator: ", ")
        var members: [String: JSON] = [
            "state": .text("made"), "commandLine": .text(options),
            "options": .object(provenance.values.mapValues(\.json)),
        ]
        for (key, _, paths) in files { members[key] = .texts(paths) }
        let set = result.past.name
        return ([options.isEmpty ? set : "\(set) \(options)", text], members)
    }

    /// The files that are not as the set writes them, by what is the matter with them.
    private func files(
        _ result: DetectedModule,
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
