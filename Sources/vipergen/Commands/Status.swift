import VipergenGenerator

/// `vipergen status`: shows each module's set, options and edits.
struct Status {

    private static let unedited = "unedited"

    /// A line about a module, in columns, with the style of its name; and the same for the JSON document.
    private typealias ModuleRow = (name: String, cells: [String], style: Style?, document: [String: JSON])

    let chosen: ChosenModules
    private var existing: ExistingModules { chosen.existing }

    func run(_ console: Console) throws(Failure) {
        try chosen.reportingBrokenSets { () throws(Failure) in try show(console) }
    }

    private func show(_ console: Console) throws(Failure) {
        var (rows, leftOut): ([ModuleRow], [DetectedModule]) = ([], [])
        var tree = ModuleTree()
        var commonLines: [String: CommonLinesOfSet] = [:]
        var isBehind = false
        let modules = chosen.modules
        _ = try collecting(modules.enumerated()) { index, module throws(Failure) in
            console.showProgress("reading modules", index, of: modules.count)
            let result = try existing.detect(module)
            if chosen.leavesOut(result) { return leftOut.append(result) }
            let update = try update(result)
            let (cells, style, document) = try row(result, update)
            rows.append((result.module.name.text, cells, style, document))
            let (options, values) = (result.version.options.filter(\.namesModules), result.provenance.values)
            let named = options.map { (isList: $0.isList, names: values[$0.name]?.texts ?? []) }
            guard result.isExplained else { return }
            try commonLines[result.today.name, default: CommonLinesOfSet()].add(existing.request(result), result.disk)
            // An update leaves a module with a conflict as it is.
            if let files = update?.files, files.allSatisfy(\.conflicts.isEmpty),
                files.contains(where: \.planned.state.isChange)
            {
                isBehind = true
            }
            // A module names its parent by an option with one value.
            let (children, parents) = (named.filter(\.isList), named.filter { !$0.isList })
            tree.add(result.module.name.text, children: children.flatMap(\.names), parents: parents.flatMap(\.names))
        }
        for row in rows {
            let children = JSON.texts(tree.children(of: row.name))
            console.add(.object(row.document.merging(["children": children]) { own, _ in own }))
        }
        if chosen.arguments.tree {
            tree.lines.forEach(console.printResult)
        } else {
            console.printResults(rows.map { ($0.cells, $0.style) })
        }
        let uneditedCount = rows.count { $0.cells[1] == Self.unedited }
        let verdict = "\(counted(rows.count, "module")), \(grouped(uneditedCount)) \(Self.unedited)"
        console.add(base: chosen.base)
        console.conclude(rows.isEmpty ? "no modules" : verdict + difference)
        if isBehind { console.suggest("next: '\(update)' merges what changed") }
        console.warn(commonLines.sorted { $0.key < $1.key }.compactMap { $1.note(on: $0) })
        let notes = try chosen.notes(on: leftOut).all + noteOnGit
        console.warn(rows.isEmpty && notes.isEmpty ? try chosen.notesOnFoldersLikeModules() : notes)
    }

    /// `; 'viper' has changed since main (abc1234)`; empty if no set has.
    private var difference: String {
        guard let base = chosen.base, let description = base.description, !base.changedSets.isEmpty else { return "" }
        return "; \(base.changedSets.list) \(base.changedSets.count == 1 ? "has" : "have") changed \(description)"
    }

    /// A note if git cannot give the older versions of the sets. A folder without a repository or a commit has none.
    private var noteOnGit: [Diagnostic] {
        get throws(Failure) {
            let (folder, environment) = (chosen.settings.repository, chosen.settings.environment.variables)
            guard let reason = chosen.base?.problem?.diagnostics.first, try Checkout.isInRepository(folder) else {
                return []
            }
            if let git = try? GitFolder(folder, environment: environment), try !git.hasCommit { return [] }
            let message = "the sets could not be compared with an older version: \(reason.message)"
            return [Diagnostic(message, help: reason.help, severity: .note)]
        }
    }

    /// The command that merges what changed in the sets.
    private var update: String {
        let words = chosen.arguments.words(of: [.template, .output, .testsOutput, .since, .from])
        return ShellWords.joined([Program.name, Command.update.rawValue, "--\(GeneralOption.all.rawValue)"] + words)
    }

    /// What an update would do with the files of a module; nil if nothing that it follows has changed, or if a file has
    /// conflict markers, which is shown and not updated.
    private func update(_ result: DetectedModule) throws(Failure) -> Update? {
        guard case .made = result.finding, existing.mayBeOlder, result.disk.unresolved.isEmpty else { return nil }
        return try existing.update(result, result.provenance)
    }

    private func row(_ result: DetectedModule, _ update: Update?) throws(Failure) -> (
        cells: [String], style: Style?, document: [String: JSON]
    ) {
        let (set, unresolved, provenance) = (result.today.name, result.disk.unresolved, result.provenance)
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
            return ([shown, texts.joined(separator: ", ")], .boldRed, document)
        case .unclear:
            document["state"] = .text("unclear")
            let texts = markers + ["each fits equally well"]
            let options = "\(set) with \(chosen.options(result))"
            return ([shown, texts.joined(separator: ", "), options], .boldRed, document)
        case .made:
            let (options, files) = (result.version.commandLine(for: provenance.values), try files(result, update))
            document["state"] = .text("made")
            document["commandLine"] = .text(options)
            document["options"] = .object(provenance.values.mapValues(\.json))
            for (key, _, paths) in files { document[key] = .texts(paths) }
            let counts = files.filter { !$0.paths.isEmpty }.map { "\($0.paths.count) \($0.words)" }
            let kept = provenance.percentage == 100 ? "all lines kept" : "\(provenance.percentage) % of the lines kept"
            let text = counts.isEmpty ? Self.unedited : (markers + counts + [kept]).joined(separator: ", ")
            let isInConflict = !markers.isEmpty || files.contains { $0.key == "conflicts" && !$0.paths.isEmpty }
            let style: Style? = isInConflict ? .boldRed : counts.isEmpty ? nil : .yellow
            return ([shown, text, options.isEmpty ? set : "\(set) \(options)"], style, document)
        }
    }

    /// The edited, missing and moved files, and those with conflicts.
    private func files(
        _ result: DetectedModule,
        _ update: Update?
    ) throws(Failure) -> [(key: String, words: String, paths: [String])] {
        let compared = try WrittenModule(existing.request(result)).compared(with: result.disk)
        let count = counted(compared.count, "file")
        let files = [
            ("changed", "of \(count) edited", compared.filter { $0.found?.isUnedited == false }),
            ("missing", "missing", compared.filter { $0.found == nil }),
            ("moved", "moved", compared.filter { $0.location.path != $0.found?.file.path ?? $0.location.path }),
            ("symlinked", "symlinked", compared.filter { $0.found?.file.symlink != nil }),
        ].map { ($0, $1, $2.map(\.location.path)) }
        guard let conflicts = update?.files.filter({ !$0.conflicts.isEmpty }) else { return files }
        return files + [("conflicts", "that an update cannot merge", conflicts.map(\.planned.path))]
    }
}
