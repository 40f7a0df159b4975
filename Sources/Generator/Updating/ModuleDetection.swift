/// Detects the template set that a module was generated from, the form that the set had then, and the options.
///
/// Of each set the nearest form counts, and of the sets the one whose rendering has the largest share on disk.
package struct ModuleDetection {

    /// What a module was generated from.
    package struct Result {
        package let disk: ModuleOnDisk
        package let finding: Finding
        /// The set in the form that is nearest to the module.
        package let past: TemplateSet
        /// The set as it is today.
        package let today: TemplateSet

        /// Whether enough of what the set writes is on disk.
        package var isExplained: Bool { if case .unexplained = finding { false } else { true } }
    }

    /// A set in question.
    private struct Candidate {
        /// One search for each form of the set, the oldest first.
        var searches: [ProvenanceSearch]
        let today: ProvenanceSearch
    }

    private var candidates: [Candidate]

    /// - Parameter sets: those in question; each as it is today, and in the forms that modules may have been generated
    ///   from, the oldest first. Without forms it is today's.
    /// - Throws: a `data` failure if the templates of a set cannot be rendered.
    package init(_ sets: [(today: TemplateSet, forms: [TemplateSet])], in project: Project) throws(Failure) {
        candidates = try sets.map { today, forms throws(Failure) in
            let today = try ProvenanceSearch(today, in: project)
            let past = try forms.map { form throws(Failure) in try ProvenanceSearch(form, in: project) }
            return Candidate(searches: past.isEmpty ? [today] : past, today: today)
        }
    }

    /// The sets in question, as they are today.
    package var templateSets: [TemplateSet] { candidates.map(\.today.templateSet) }

    /// Says of a file's name whether any of the sets may write such a file for a module.
    package func nameFilter(for module: Module) throws(Failure) -> (String) -> Bool {
        let searches = candidates.flatMap { $0.searches + [$0.today] }
        let filters = try searches.map { search throws(Failure) in try search.nameFilter(for: module) }
        return { name in filters.contains { $0(name) } }
    }

    /// Detects what a module was generated from.
    ///
    /// - Throws: a `data` failure for templates that cannot be rendered.
    package mutating func detect(_ disk: ModuleOnDisk) throws(Failure) -> Result {
        Self.best(of: try results(disk) { search throws(Failure) in try search.finding(for: disk) })
    }

    /// Detects the set and its form where the options are known.
    ///
    /// - Parameter options: the values of the options in a form of a set; nil if it has no such options.
    /// - Returns: nil if no form of a set has the options.
    /// - Throws: a `usage` failure for options that cannot be combined.
    package mutating func detect(
        _ disk: ModuleOnDisk,
        with options: (TemplateSet) -> [String: OptionValue]?
    ) throws(Failure) -> Result? {
        let results = try results(disk) { search throws(Failure) in
            guard let values = options(search.templateSet) else { return nil }
            return .made(try search.provenance(of: disk, madeWith: values))
        }
        return results.isEmpty ? nil : Self.best(of: results)
    }

    /// The nearest form of each set.
    private mutating func results(
        _ disk: ModuleOnDisk,
        _ look: (inout ProvenanceSearch) throws(Failure) -> Finding?
    ) throws(Failure) -> [Result] {
        var results: [Result] = []
        for index in candidates.indices {
            var nearest: Result?
            for form in candidates[index].searches.indices {
                guard let finding = try look(&candidates[index].searches[form]) else { continue }
                if let nearest, nearest.finding.best.distance <= finding.best.distance { continue }
                let (past, today) = (candidates[index].searches[form].templateSet, candidates[index].today.templateSet)
                nearest = Result(disk: disk, finding: finding, past: past, today: today)
            }
            if let nearest { results.append(nearest) }
        }
        return results
    }

    /// - Parameter results: at least one; of those with the same share the first counts.
    private static func best(of results: [Result]) -> Result {
        results.dropFirst().reduce(results[0]) { $1.finding.best.share > $0.finding.best.share ? $1 : $0 }
    }
}
