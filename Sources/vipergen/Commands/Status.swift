import VipergenGenerator

/// `vipergen status`: shows each module's set, options and edits.
struct Status {

    private static let unedited = "unedited"

    /// A line about a module, in columns, and the same for the JSON document.
    private typealias ModuleRow = (cells: [String], document: [String: JSON])

    let chosen: ChosenModules
    private var existing: ExistingModules { chosen.existing }

    func run(_ console: Console) throws(Failure) {
        var (rows, leftOut): ([ModuleRow], [DetectedModule]) = ([], [])
        let modules = chosen.modules
        _ = try collecting(modules.enumerated()) { index, module throws(Failure) in
            console.showProgress("reading modules", index, of: modules.count)
            let result = try existing.detect(module)
            if chosen.leavesOut(result) { leftOut.append(result) } else { rows.append(try row(result)) }
        }
        for (line, row) in zip(aligned(rows.map(\.cells)), rows) {
            console.add(.object(row.document))
            console.printResult(line)
        }
        let uneditedCount = rows.count { $0.cells.last == Self.unedited }
        let verdict = "\(counted(rows.count, "module")), \(grouped(uneditedCount)) \(Self.unedited)"
        console.conclude(rows.isEmpty ? "no modules" : verdict)
        let notes = try chosen.notes(on: leftOut).all
        console.warn(rows.isEmpty && notes.isEmpty ? try chosen.notesOnFoldersLikeModules() : notes)
        // The modules of the other sets are shown before the error.
        if let broken = chosen.settings.broken { throw broken }
    }

    private func row(_ result: DetectedModule) throws(Failure) -> ModuleRow {
        let (set, unresolved, provenance) = (result.version.name, result.disk.unresolved, result.provenance)
        let markers = unresolved.isEmpty ? [] : ["conflict markers in \(counted(unresolved.count, "file"))"]
        let shown = chosen.shown(result.module)
        var document: [String: JSON] = [
            "path": .text(existing.output.shown(result.module.folder)), "name": .text(result.module.name.text),
            "template": .text(set), "share": .number(provenance.share), "tests": .flag(provenance.hasTests),
            "unresolved": .texts(unresolved),
        ]
        switch result.finding {
        case .unexplained:
            document["state"] = .text("unexplained")
            let texts = ["does not match \(try chosen.shares(result))"] + markers
            return ([shown, texts.joined(separator: ", ")], document)
        case .unclear:
            document["state"] = .text("unclear")
            let texts = markers + ["each fits equally well"]
            return ([shown, "\(set) with \(chosen.options(result))", texts.joined(separator: ", ")], document)
        case .made:
            let (options, files) = (result.version.commandLine(for: provenance.values), try files(result))
            document["state"] = .text("made")
            document["commandLine"] = .text(options)
            document["options"] = .object(provenance.values.mapValues(\.json))
            for (key, _, paths) in files { document[key] = .texts(paths) }
            let counts = files.filter { !$0.paths.isEmpty }.map { "\($0.paths.count) \($0.words)" }
            let kept = provenance.percentage == 100 ? "all lines kept" : "\(provenance.percentage) % of the lines kept"
            let text = counts.isEmpty ? Self.unedited : (markers + counts + [kept]).joined(separator: ", ")
            return ([shown, options.isEmpty ? set : "\(set) \(options)", text], document)
        }
    }

    /// The edited, missing and moved files, and those with conflicts.
    private func files(_ result: DetectedModule) throws(Failure) -> [(key: String, words: String, paths: [String])] {
        let compared = try WrittenModule(existing.request(result)).compared(with: result.disk)
        let count = counted(compared.count, "file")
        let files = [
            ("changed", "of \(count) edited", compared.filter { $0.found?.isUnedited == false }),
            ("missing", "missing", compared.filter { $0.found == nil }),
            ("moved", "moved", compared.filter { $0.location.path != $0.found?.file.path ?? $0.location.path }),
            ("symlinked", "symlinked", compared.filter { $0.found?.file.symlink != nil }),
        ].map { ($0, $1, $2.map(\.location.path)) }
        guard existing.mayBeOlder else { return files }
        // An update would stop at these files.
        let conflicts = try existing.update(result, result.provenance).files.filter { !$0.conflicts.isEmpty }
        return files + [("conflicts", "that an update cannot merge", conflicts.map(\.planned.path))]
    }
}
