/// An existing module, with the set and the options that it was generated from.
package struct DetectedModule {
    package let disk: ModuleOnDisk
    package let finding: Finding
    /// The version of the set that is nearest to the module.
    package let past: TemplateSet
    /// The set as it is today.
    package let today: TemplateSet

    package var module: Module { disk.module }
    /// The nearest provenance, however far.
    package var provenance: Provenance { finding.best }
    /// False if the module does not match the set.
    package var isExplained: Bool { if case .unexplained = finding { false } else { true } }
}

/// Detects the template set that a module was generated from, the version of the set, and the options.
///
/// For each set, the nearest version counts. Of the sets, the one wins whose rendering has the largest share on disk.
extension ExistingModules {

    /// A filter for the names of files that any of the sets may write for a module.
    func nameFilter(for module: Module) throws(Failure) -> (String) -> Bool {
        let searches = candidates.flatMap { $0.searches + [$0.today] }
        let filters = try searches.map { search throws(Failure) in try search.nameFilter(for: module) }
        return { name in filters.contains { $0(name) } }
    }

    /// Detects what a module was generated from.
    ///
    /// - Throws: a failure if there is no such module, or it cannot be read; a `data` failure for templates that cannot be
    ///   rendered.
    package func detect(_ module: Module) throws(Failure) -> DetectedModule {
        Self.best(of: try detected(module) { search, disk throws(Failure) in try search.finding(for: disk) })
    }

    /// Detects which set a module was generated from if its options are known.
    ///
    /// - Parameter options: the values of the options in a version of a set; nil if it has no such options.
    /// - Returns: nil if no version of a set has the options.
    /// - Throws: a `usage` failure for options that cannot be combined.
    package func detect(
        _ module: Module,
        with options: (TemplateSet) -> [String: OptionValue]?
    ) throws(Failure) -> DetectedModule? {
        let detected = try detected(module) { search, disk throws(Failure) in
            guard let values = options(search.templateSet) else { return nil }
            return .made(try search.provenance(of: disk, madeWith: values))
        }
        return detected.isEmpty ? nil : Self.best(of: detected)
    }

    /// The module, as the nearest version of each set explains it. Of versions with the same distance, the first
    /// counts.
    private func detected(
        _ module: Module,
        _ look: (ProvenanceSearch, ModuleOnDisk) throws(Failure) -> Finding?
    ) throws(Failure) -> [DetectedModule] {
        try checkExists(module)
        let disk = try ModuleOnDisk(module, in: output, tests: testsOutput, where: nameFilter(for: module))
        return try candidates.map { candidate throws(Failure) in
            try candidate.searches.map { search throws(Failure) in
                let (past, today) = (search.templateSet, candidate.today.templateSet)
                return try look(search, disk).map { DetectedModule(disk: disk, finding: $0, past: past, today: today) }
            }.compactMap(\.self).min {
                let (one, other) = ($0.provenance, $1.provenance)
                return (one.distance, one.otherDistance) < (other.distance, other.otherDistance)
            }
        }.compactMap(\.self)
    }

    /// - Parameter detected: at least one; of those with the same share the first counts.
    private static func best(of detected: [DetectedModule]) -> DetectedModule {
        detected.dropFirst().reduce(detected[0]) { $1.provenance.share > $0.provenance.share ? $1 : $0 }
    }
}
