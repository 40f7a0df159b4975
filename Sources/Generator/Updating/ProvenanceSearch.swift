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
    /// Where the files of that module may lie; nil for a set whose paths ask for partials by a module's name.
    private let sharedPaths: PossiblePaths?

    /// - Throws: a `data` failure if the set's templates cannot be rendered.
    package init(_ templateSet: TemplateSet, in project: Project) throws(Failure) {
        self.templateSet = templateSet
        self.project = project
        choices = Choices(of: templateSet.options)
        all = choices.all
        let standIn = try StandIn.shared(templateSet)
        sharedPaths = try? PossiblePaths(of: templateSet, for: standIn, in: project)
        shared = try? renderings(for: standIn)
    }

    /// What is looked at for every module.
    private func renderings(for standIn: StandIn) throws(Failure) -> Renderings {
        var renderings = Renderings(of: templateSet, for: standIn, in: project)
        for values in all ?? [choices.start] { _ = try renderings.rendering(values) }
        for option in templateSet.options {
            for standIn in option.standIns {
                _ = try renderings.rendering(choices.start.merging([option.name: standIn]) { $1 })
            }
        }
        return renderings
    }

    /// What is rendered for a module, to be given back: only one may refer to it while it grows.
    private mutating func take(for module: Module) throws(Failure) -> Renderings {
        guard let renderings = shared else { return try self.renderings(for: StandIn(module, templateSet)) }
        shared = nil
        return renderings
    }

    private mutating func giveBack(_ renderings: Renderings) {
        if renderings.standIn.isShared { shared = renderings }
    }

    private func paths(of module: Module) throws(Failure) -> PossiblePaths {
        if let sharedPaths { return sharedPaths }
        return try PossiblePaths(of: templateSet, for: StandIn(module, templateSet), in: project)
    }

    /// Tells whether a file of this name can be one of a module's.
    package func nameFilter(for module: Module) throws(Failure) -> (String) -> Bool {
        try paths(of: module).nameFilter(for: module)
    }

    /// Looks at a module.
    ///
    /// - Throws: a `data` failure for templates that cannot be rendered.
    package mutating func finding(for disk: ModuleOnDisk) throws(Failure) -> Finding {
        var renderings = try take(for: disk.module)
        defer { giveBack(renderings) }
        var comparison = Comparison(disk, standIn: renderings.standIn, try paths(of: disk.module))
        var candidates = try nearest(&comparison, &renderings)
        // Where nothing differs, no value of a text or a list brings it nearer.
        if candidates.count != 1 || !candidates[0].measure.isExact {
            candidates = try refined(candidates, &comparison, &renderings)
        }
        let best = best(of: candidates).map { candidate in
            Provenance(
                module: disk.module,
                values: candidate.values,
                hasTests: comparison.hasTests,
                distance: candidate.measure.lineCount,
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
        // Which of them are the same, the numbers of their files tell, which have to be of one kind.
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
        var own = Renderings(of: templateSet, for: StandIn(disk.module, templateSet), in: project)
        var comparison = Comparison(disk, standIn: own.standIn, try paths(of: disk.module))
        let measure = comparison.measure(of: try own.rendering(values) ?? [], own).measure
        return Provenance(
            module: disk.module,
            values: request.values,
            hasTests: comparison.hasTests,
            distance: measure.lineCount,
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
        var places: [[Int]: Int] = [:]
        for candidate in candidates where candidate.measure.isSame(as: least) {
            guard let same = places[candidate.files] else {
                places[candidate.files] = best.count
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
        let reservations = templateSet.reservations(of: comparison.module.name)
        var candidates: [Candidate] = []
        for values in all {
            guard let rendering = try renderings.rendering(values) else { continue }
            guard !reservations.contains(where: { $0.conditions.hold(for: values) }) else { continue }
            let found = comparison.measure(of: rendering, renderings)
            candidates.append(Candidate(values: values, files: found.files, measure: found.measure))
        }
        return candidates
    }
}
