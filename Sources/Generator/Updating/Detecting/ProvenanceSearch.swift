/// Detects the options that an existing module was made with. They are stored nowhere: the module is rendered with all
/// combinations of options, and the nearest rendering shows them.
///
/// An example. The set has a flag `log`, a list `child`, and one template:
///
///     class {{name}}Router {
///     {{#log}}
///         let log = Log()
///     {{/log}}
///     {{#child}}
///         let {{child.variableName}}: {{child}}
///     {{/child}}
///     }
///
/// and this is `Home/HomeRouter.swift` on disk, with a line added by hand:
///
///     class HomeRouter {
///         let log = Log()
///         let detail: Detail
///         func mine() {}
///     }
///
/// 1. The `SearchSpace` has the combinations of flags and choices: without options, and `--log`.
/// 2. `Renderings` renders the module `Home` with each of them: two and three lines.
/// 3. A `Candidate` counts the lines that are only in the rendering or only on disk: 3 without options, 2 with `--log`.
///    That is the nearest one.
/// 4. `Refinement` finds values of texts and lists. It renders `--log --child ZqxPartAz`; where this has the line `let
///    zqxPartAz: ZqxPartAz`, the disk has `let detail: Detail`. With `--child Detail` the distance is 1.
/// 5. Of several candidates that are equally near, those whose types the module names are kept.
/// 6. The result is the `Provenance` `--log --child Detail`, with a distance of 1, and all rendered lines on disk.
package struct ProvenanceSearch {

    /// A module matches a set if at least this share of the rendered lines is on disk. In 86 modules of other people, the
    /// right set never had less than 0.59, and a wrong one never more than 0.39.
    package static let leastShare = 0.5
    /// If more candidates than these are equally near, the others are not refined.
    private static let maximumTies = 8

    package let templateSet: TemplateSet
    private let space: SearchSpace
    private let placeholders: Placeholders
    private let outputs: [SearchedOutput]
    /// The request that the search begins with, for any module.
    private let start: Request
    /// All combinations of flags and choices that the set allows; nil if there are too many to try.
    private let combinations: [Request]?

    package init(_ templateSet: TemplateSet, in project: Project) {
        let space = SearchSpace(of: templateSet.options)
        let start = Request(of: templateSet, options: space.start, project: project, includesTests: true)
        (self.templateSet, self.space, self.start) = (templateSet, space, start)
        placeholders = Placeholders(for: templateSet.options)
        outputs = templateSet.outputs.map { SearchedOutput($0, start) }
        combinations = space.all?.map { start.with($0) }.filter(\.optionProblems.isEmpty)
    }

    /// A filter for the names of files that can be the module's.
    ///
    /// - Throws: a `data` failure for paths that cannot be rendered.
    package func nameFilter(for module: Module) throws(Failure) -> (String) -> Bool {
        try PossiblePaths(of: outputs, start.of(module), placeholders).contains
    }

    func renderings(on disk: ModuleOnDisk) throws(Failure) -> Renderings {
        let start = start.of(disk.module)
        let paths = try PossiblePaths(of: outputs, start, placeholders)
        return Renderings(outputs, on: disk, at: paths, start: start)
    }

    /// Detects the options of a module.
    ///
    /// - Throws: a `data` failure for templates that cannot be rendered.
    package func finding(for disk: ModuleOnDisk) throws(Failure) -> Finding {
        let renderings = try renderings(on: disk)
        var candidates = try nearest(renderings)
        // If nothing differs, or no file can be the set's, no value of a text or list brings it nearer.
        let isNearest = candidates.count == 1 && candidates[0].distance == Candidate.Distance()
        if !isNearest, !renderings.own.isEmpty {
            let refinement = Refinement(renderings: renderings, space: space, placeholders: placeholders)
            candidates = try candidates.prefix(Self.maximumTies).map(refinement.refined)
        }
        let best = naming(typesOf: disk, best(of: candidates)).map { provenance($0, renderings) }
        guard let first = best.first else {
            // The set reserves the module's name, whatever the options.
            let none = Provenance(values: space.start, hasTests: false, distance: .max, share: 0, agreement: 0)
            return .unexplained(none)
        }
        if first.share < Self.leastShare || space.lacksText(first.values) { return .unexplained(first) }
        return best.count == 1 ? .made(first) : .unclear(best)
    }

    /// The provenance of a module that was made with options that the person names.
    ///
    /// - Parameter values: the values of options. Missing ones have their defaults.
    /// - Throws: a `usage` failure for values that cannot be combined, a `data` failure for templates that cannot be
    ///   rendered.
    package func provenance(
        of disk: ModuleOnDisk,
        madeWith values: [String: OptionValue]
    ) throws(Failure) -> Provenance {
        let request = start.with(templateSet.completed(values)).of(disk.module)
        try request.check()
        let renderings = try renderings(on: disk)
        return provenance(try renderings.candidate(request), renderings)
    }

    private func provenance(_ candidate: Candidate, _ renderings: Renderings) -> Provenance {
        let distance = candidate.distance
        return Provenance(
            values: candidate.values,
            hasTests: renderings.hasTests,
            distance: distance.lines + distance.excessLines,
            share: candidate.share,
            agreement: candidate.agreement(with: renderings.disk)
        )
    }

    /// The nearest combinations of flags and choices: one, or several that are different and equally near.
    private func nearest(_ renderings: Renderings) throws(Failure) -> [Candidate] {
        // Without a file of the set, no combination is nearer than another.
        if let combinations = renderings.own.isEmpty ? [start] : combinations {
            return best(of: try renderings.candidates(combinations))
        }
        var (start, changes) = (space.start, 1)
        while true {
            let values = [start] + space.neighbours(of: start, changing: changes)
            let candidates = try renderings.candidates(values.map { self.start.with($0) })
            let best = best(of: candidates)
            guard let first = best.first, let here = candidates.first else { return [] }
            if here.values != start || here.distance != first.distance {
                (start, changes) = (first.values, 1)
            } else if changes == 1, space.canChangeTwo {
                // `{{#a}}{{#b}}line{{/b}}{{/a}}`: neither option alone writes the line.
                changes = 2
            } else {
                return best
            }
        }
    }

    /// Of candidates that are equally near, those whose types the module names: a flag that adds `HomeListener` is on if a
    /// file has this word.
    private func naming(typesOf disk: ModuleOnDisk, _ candidates: [Candidate]) -> [Candidate] {
        let types = templateSet.manifest.types.filter { !$0.conditions.isEmpty }
        guard candidates.count > 1, !types.isEmpty else { return candidates }
        let words = Set(disk.files.flatMap { Mention.words(in: $0.contents) })
        let isNamed = types.map { type in
            type.names.contains { words.contains(Manifest.typeName($0, of: disk.module.name.text)) }
        }
        let matches = candidates.map { candidate in
            zip(types, isNamed).count { $0.conditions.hold(for: candidate.values) == $1 }
        }
        return zip(candidates, matches).filter { $1 == matches.max() }.map(\.0)
    }

    /// The nearest candidates; of those with the same files on disk, the first with the fewest options.
    private func best(of candidates: [Candidate]) -> [Candidate] {
        guard let least = candidates.map(\.distance).min() else { return [] }
        var best: [Candidate] = []
        for candidate in candidates where candidate.distance == least {
            guard let same = best.firstIndex(where: { $0.hasSameFiles(as: candidate) }) else {
                best.append(candidate)
                continue
            }
            let isSimpler = space.changeCount(candidate.values) < space.changeCount(best[same].values)
            if isSimpler { best[same] = candidate }
        }
        return best
    }
}
