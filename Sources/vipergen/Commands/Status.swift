import VipergenGenerator

/// `vipergen status`: what modules were made from, and how far they are from it.
struct Status {

    private static let asWritten = "as written"

    private let isAll: Bool
    private let modules: [Module]
    private var origins: Origins

    init(_ origins: Origins) throws(Failure) {
        let names = origins.settings.arguments.operands
        isAll = names.isEmpty
        modules =
            isAll
            ? try origins.output.possibleModules(except: origins.testsOutput)
            : try collecting(names, origins.output.module)
        self.origins = origins
    }

    mutating func run(_ console: inout Console) throws(Failure) -> Bool {
        var leftOut: [Module] = []
        var rows: [(cells: [String], document: JSON)] = []
        var asWrittenCount = 0
        _ = try collecting(modules) { module throws(Failure) in
            let explanation = try origins.explanation(of: module)
            if isAll, !explanation.isExplained {
                leftOut.append(module)
                return
            }
            rows.append(try report(explanation))
            if rows.last?.cells.last?.hasSuffix(Self.asWritten) == true { asWrittenCount += 1 }
        }
        let widths = (0..<2).map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
        for (cells, document) in rows {
            // The last cell of a line is as wide as it is.
            let padded = zip(cells.dropLast(), widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            console.add(module: (padded + cells.suffix(1)).joined(separator: "  "), document)
        }
        let verdict = "\(counted(rows.count, "module")), \(grouped(asWrittenCount)) \(Self.asWritten)"
        console.conclude(rows.isEmpty ? "no modules" : verdict, isResult: false)
        if let note = try origins.note(about: leftOut) { console.tell(note) }
        return true
    }

    /// - Returns: the columns of a line about the module, and the same as data.
    private mutating func report(_ explanation: Origins.Explanation) throws(Failure) -> (
        cells: [String], document: JSON
    ) {
        let provenance = explanation.finding.best
        let name = origins.output.shown(provenance.module.folder)
        let set = explanation.past.name
        var members: [String: JSON] = [
            "path": .text(name), "name": .text(provenance.module.name.text), "template": .text(set),
            "share": .number(provenance.share), "tests": .flag(provenance.hasTests),
        ]
        let share = "\(provenance.percentage) %"
        switch explanation.finding {
        case .unexplained:
            members["state"] = .text("unexplained")
            return ([name, "not made from \(try origins.shares(explanation))"], .object(members))
        case .unclear(let provenances):
            members["state"] = .text("unclear")
            let options = provenances.map { "'\($0.commandLine(of: explanation.past))'" }.joined(separator: " or ")
            return ([name, "\(set) with \(options)", share], .object(members))
        case .made:
            let options = provenance.commandLine(of: explanation.past)
            let status = try status(explanation, provenance)
            members["state"] = .text("made")
            members["commandLine"] = .text(options)
            members["options"] = .object(provenance.values.mapValues(\.json))
            members.merge(status.members) { $1 }
            return ([name, options.isEmpty ? set : "\(set) \(options)", "\(share)  \(status.text)"], .object(members))
        }
    }

    private func status(
        _ explanation: Origins.Explanation,
        _ provenance: Provenance
    ) throws(Failure) -> (text: String, members: [String: JSON]) {
        let request = try request(provenance, explanation.past, provenance.values)
        let status = try ModuleStatus(explanation.disk, from: request)
        var counts = [
            (status.edited, "changed", "changed by hand"), (status.missing, "missing", "missing"),
            (status.moved, "moved", "elsewhere"),
        ]
        if origins.arePast {
            counts.append((try conflicts(explanation, provenance, request), "conflicts", "with conflicts"))
        }
        let members = counts.map { paths, key, _ in (key, JSON.list(paths.map(JSON.text))) }
        let texts = counts.filter { !$0.0.isEmpty }.map { "\($0.0.count) \($0.2)" }
        let text = texts.isEmpty ? Self.asWritten : texts.joined(separator: ", ")
        return (text, Dictionary(uniqueKeysWithValues: members))
    }

    private func request(
        _ provenance: Provenance,
        _ templateSet: TemplateSet,
        _ values: [String: OptionValue]
    ) throws(Failure) -> Request {
        try Request(
            provenance.module,
            of: templateSet,
            options: values,
            project: origins.project,
            includesTests: provenance.hasTests
        )
    }

    /// The files that an update would stop at.
    private func conflicts(
        _ explanation: Origins.Explanation,
        _ provenance: Provenance,
        _ old: Request
    ) throws(Failure) -> [String] {
        let today = explanation.today
        let values = try OptionChanges().applied(to: provenance.values, of: today, for: provenance.module)
        let new = try request(provenance, today, values)
        let update = try Update(explanation.disk, from: old, to: new, mayBeDone: true) {
            path,
            purpose throws(Failure) in try origins.output(for: purpose).look(path)
        }
        return update.files.filter { if case .conflict = $0.outcome { true } else { false } }.map(\.path)
    }
}
