/// Finds out what modules of a set were made from: the options whose rendering has the fewest lines that are not on
/// disk, or not in it.
package struct ProvenanceSearch {

    /// One way to choose the options, held against a module.
    struct Candidate {
        var values: [String: OptionValue]
        /// The files of its rendering that are on disk.
        var files: [Int]
        var measure: Comparison.Measure
    }

    /// The right set was never below 0.59, and a wrong one never above 0.39, of 86 modules of other people.
    package static let leastShare = 0.5
    /// How many ways to choose that are equally near are looked at for their texts and lists.
    private static let maximumTies = 8

    package let templateSet: TemplateSet
    let choices: Choices
    private let project: Project
    /// Every way to choose flags and choices; nil if there are too many.
    private let all: [[String: OptionValue]]?
    /// What is rendered for the module that stands in for all others; nil for a set whose templates ask for partials
    /// by a module's name, of which no name can stand in for another.
    private var shared: Renderings?

    /// - Throws: a `data` failure if the set's templates cannot be rendered.
    package init(_ templateSet: TemplateSet, in project: Project) throws(Failure) {
        self.templateSet = templateSet
        self.project = project
        choices = Choices(of: templateSet)
        all = choices.all
        var renderings = Renderings(of: templateSet, for: try StandIn.shared, in: project)
        if (try? Self.prepare(&renderings, all ?? [choices.start], choices)) != nil { shared = renderings }
    }

    /// Renders what is looked at for every module.
    private static func prepare(
        _ renderings: inout Renderings,
        _ all: [[String: OptionValue]],
        _ choices: Choices
    ) throws(Failure) {
        for values in all { _ = try renderings.rendering(values) }
        for option in renderings.templateSet.options {
            for standIn in option.standIns {
                _ = try renderings.rendering(choices.start.merging([option.name: standIn]) { $1 })
            }
        }
    }

    /// What is rendered for a module, to be given back: only one may refer to it while it grows.
    private mutating func take(for module: Module) throws(Failure) -> Renderings {
        // In documents, this character of a folder's name is written in another way.
        if let renderings = shared, !module.folder.contains("&") {
            shared = nil
            return renderings
        }
        var own = Renderings(of: templateSet, for: StandIn(module), in: project)
        try Self.prepare(&own, all ?? [choices.start], choices)
        return own
    }

    private mutating func giveBack(_ renderings: Renderings) {
        if renderings.standIn.isShared { shared = renderings }
    }

    /// Tells whether a file of this name can be one of a module's.
    package mutating func nameFilter(for module: Module) throws(Failure) -> (String) -> Bool {
        let renderings = try take(for: module)
        defer { giveBack(renderings) }
        let standIn = renderings.standIn
        let texts = standIn.texts(for: module)
        var names: Set<Line> = []
        var forms: [LineForm] = []
        for path in renderings.paths {
            let form = path.name.filled(with: texts) { standIn.part($0) != nil }
            if form.hasSlot(where: { _ in true }) { forms.append(form) } else { names.insert(form.filled(with: [])) }
        }
        return { [names, forms] name in
            let name = Line(bytes: Array(name.utf8)[...])
            return names.contains(name) || forms.contains { $0.match(name) != nil }
        }
    }

    /// Looks at a module.
    ///
    /// - Throws: a `data` failure for templates that cannot be rendered.
    package mutating func finding(for disk: ModuleOnDisk) throws(Failure) -> Finding {
        var renderings = try take(for: disk.module)
        defer { giveBack(renderings) }
        var comparison = Comparison(disk, standIn: renderings.standIn)
        var candidates = try nearest(&comparison, &renderings)
        // Where nothing differs, no value of a text or a list brings it nearer; but a file may be named after one.
        if candidates.count != 1 || !candidates[0].measure.isExact || comparison.hasOtherFiles {
            candidates = try refined(candidates, &comparison, &renderings)
        }
        let best = best(of: candidates).map { candidate in
            Provenance(
                module: disk.module,
                values: candidate.values,
                hasTests: comparison.hasTests,
                distance: candidate.measure.distance,
                share: candidate.measure.share
            )
        }
        guard let first = best.first else {
            // The set has no module of that name.
            let values = choices.start
            return .unexplained(
                Provenance(module: disk.module, values: values, hasTests: false, distance: 0, share: 0)
            )
        }
        if first.share < Self.leastShare || choices.lacksText(first.values) { return .unexplained(first) }
        return best.count == 1 ? .made(first) : .unclear(best)
    }

    /// The nearest ways to choose flags and choices, with the values of texts and lists that bring them nearer.
    private func refined(
        _ nearest: [Candidate],
        _ comparison: inout Comparison,
        _ renderings: inout Renderings
    ) throws(Failure) -> [Candidate] {
        var refinement = Refinement(comparison, templateSet, choices, in: project)
        var candidates: [Candidate] = []
        for candidate in nearest.prefix(Self.maximumTies) {
            candidates.append(try refinement.refined(candidate, &comparison, &renderings))
        }
        if candidates.count == 1 { return candidates }
        // What was found out about one counts for all of them.
        return try candidates.map { candidate throws(Failure) in
            try refinement.measured(candidate.values) ?? candidate
        }
    }

    /// What a module is said to be made from.
    ///
    /// - Parameter values: those of the options that have other values than their defaults.
    /// - Throws: a `usage` failure for values that cannot be combined, a `data` failure for templates that cannot be
    ///   rendered.
    package func provenance(
        of disk: ModuleOnDisk,
        madeWith values: [String: OptionValue]
    ) throws(Failure) -> Provenance {
        let request = try Request(disk.module, of: templateSet, options: values, project: project)
        var own = Renderings(of: templateSet, for: StandIn(disk.module), in: project)
        var comparison = Comparison(disk, standIn: own.standIn)
        let measure = comparison.measures(of: [try own.rendering(values) ?? []], own)[0].measure
        return Provenance(
            module: disk.module,
            values: request.values,
            hasTests: comparison.hasTests,
            distance: measure.distance,
            share: measure.share
        )
    }

    /// The nearest ways to choose flags and choices: one, or several that are different and equally near.
    private func nearest(
        _ comparison: inout Comparison,
        _ renderings: inout Renderings
    ) throws(Failure) -> [Candidate] {
        if let all { return best(of: try measured(all, &comparison, &renderings)) }
        var best: [Candidate] = []
        var start = choices.start
        while true {
            let candidates = try measured([start] + choices.neighbours(of: start), &comparison, &renderings)
            best = self.best(of: candidates)
            guard let first = best.first else { return [] }
            // The first is where the step began: nothing around it is nearer.
            if let here = candidates.first, here.values == start, here.measure.isSame(as: first.measure) { return best }
            start = first.values
        }
    }

    /// Those of the least distance; of renderings that are the same as far as files are there, the one with the fewest
    /// options.
    func best(of candidates: [Candidate]) -> [Candidate] {
        guard let least = candidates.map(\.measure).min(by: { $0.isLess(than: $1) }) else { return [] }
        var best: [Candidate] = []
        for candidate in candidates where candidate.measure.isSame(as: least) {
            guard let same = best.firstIndex(where: { $0.files == candidate.files }) else {
                best.append(candidate)
                continue
            }
            let isSimpler = choices.changeCount(candidate.values) < choices.changeCount(best[same].values)
            if isSimpler { best[same] = candidate }
        }
        return best
    }

    private func measured(
        _ all: [[String: OptionValue]],
        _ comparison: inout Comparison,
        _ renderings: inout Renderings
    ) throws(Failure) -> [Candidate] {
        var rendered: [(values: [String: OptionValue], files: [Int])] = []
        let reservations = templateSet.reservations(of: comparison.module.name)
        for values in all {
            guard let files = try renderings.rendering(values) else { continue }
            guard !reservations.contains(where: { $0.hold(for: values) }) else { continue }
            rendered.append((values, files))
        }
        let measures = comparison.measures(of: rendered.map(\.files), renderings)
        return zip(rendered, measures).map { rendered, found in
            Candidate(values: rendered.values, files: found.files, measure: found.measure)
        }
    }
}
