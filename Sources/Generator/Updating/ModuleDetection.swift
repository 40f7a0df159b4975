/// Detects the template set that a module was generated from, the form that the set had then, and the options.
///
/// Of each set the nearest form counts, and of the sets the one whose rendering has the largest share on disk.
package struct ModuleDetection {

    /// The set and the options that a module was generated from.
    package struct Result {
        package let disk: ModuleOnDisk
        package let finding: Finding
        /// The set in the form that is nearest to the module.
        package let past: TemplateSet
        /// The set as it is today.
        package let today: TemplateSet

        /// True if at least half of the rendered lines are on disk.
        package var isExplained: Bool { if case .unexplained = finding { false } else { true } }
    }

    /// The sets in question, each as it is today, with a search for each form, the oldest first.
    private let candidates: [(today: ProvenanceSearch, searches: [ProvenanceSearch])]

    /// - Parameter sets: those in question; each as it is today, and in the forms that modules may have been generated
    ///   from, the oldest first. Without forms it is today's.
    package init(_ sets: [(today: TemplateSet, forms: [TemplateSet])], in project: Project) {
        candidates = sets.map { today, forms in
            let today = ProvenanceSearch(today, in: project)
            let past = forms.map { ProvenanceSearch($0, in: project) }
            return (today, past.isEmpty ? [today] : past)
        }
    }

    /// The sets in question, as they are today.
    package var templateSets: [TemplateSet] { candidates.map(\.today.templateSet) }

    /// A filter for the names of files that any of the sets may write for a module.
    package func nameFilter(for module: Module) throws(Failure) -> (String) -> Bool {
        let searches = candidates.flatMap { $0.searches + [$0.today] }
        let filters = try searches.map { search throws(Failure) in try search.nameFilter(for: module) }
        return { name in filters.contains { $0(name) } }
    }

    /// Detects the set of a module, its form and the options.
    ///
    /// - Throws: a `data` failure for templates that cannot be rendered.
    package func detect(_ disk: ModuleOnDisk) throws(Failure) -> Result {
        Self.best(of: try results(disk) { search throws(Failure) in try search.finding(for: disk) })
    }

    /// Detects the set and its form where the options are known.
    ///
    /// - Parameter options: the values of the options in a form of a set; nil if it has no such options.
    /// - Returns: nil if no form of a set has the options.
    /// - Throws: a `usage` failure for options that cannot be combined.
    package func detect(
        _ disk: ModuleOnDisk,
        with options: (TemplateSet) -> [String: OptionValue]?
    ) throws(Failure) -> Result? {
        let results = try results(disk) { search throws(Failure) in
            guard let values = options(search.templateSet) else { return nil }
            return .made(try search.provenance(of: disk, madeWith: values))
        }
        return results.isEmpty ? nil : Self.best(of: results)
    }

    /// The nearest form of each set; of forms with the same distance the first.
    private func results(
        _ disk: ModuleOnDisk,
        _ look: (ProvenanceSearch) throws(Failure) -> Finding?
    ) throws(Failure) -> [Result] {
        try candidates.map { candidate throws(Failure) in
            try candidate.searches.map { search throws(Failure) in
                try look(search).map {
                    Result(disk: disk, finding: $0, past: search.templateSet, today: candidate.today.templateSet)
                }
            }.compactMap(\.self).min { $0.finding.best.distance < $1.finding.best.distance }
        }.compactMap(\.self)
    }

    /// - Parameter results: at least one; of those with the same share the first counts.
    private static func best(of results: [Result]) -> Result {
        results.dropFirst().reduce(results[0]) { $1.finding.best.share > $0.finding.best.share ? $1 : $0 }
    }
}
