/// An existing module, with the set and the options that it was generated from.
package struct DetectedModule {
    package let disk: ModuleOnDisk
    package let finding: Finding
    /// The version of the set that is nearest to the module.
    package let version: TemplateSet
    /// The set as it is today.
    package let today: TemplateSet

    package var module: Module { disk.module }
    /// The nearest provenance, however far.
    package var provenance: Provenance { finding.best }
    /// False if the module does not match the set.
    package var isExplained: Bool { if case .unexplained = finding { false } else { true } }

    /// How many lines are only on disk or only in rendered files. Rendered files that are missing on disk do not count.
    package func differingLineCount(of rendered: [RenderedFile]) -> Int {
        let lines = Dictionary(rendered.map { ($0.path, Set($0.contents.lines.map(\.trimmed))) }) { first, _ in first }
        return disk.files.reduce(0) { count, file in
            let own = Set(file.lines)
            return count + own.symmetricDifference(lines[file.path] ?? []).count
        }
    }
}

/// Detects the template set that a module was generated from, the version of the set, and the options.
///
/// For each set, the nearest version counts. Of two versions, that is the one with the larger share of its own lines on
/// disk: lines that the other one does not write. Of the sets, the one wins whose rendering agrees most with all the files of
/// the module: a set that writes a part of them only has a larger share of its lines on disk if the module was edited.
extension ExistingModules {

    /// A filter for the names of files that any of the sets may write for a module.
    func nameFilter(for module: Module) throws(Failure) -> (String) -> Bool {
        let filters = try nameFilters(for: module)
        return { name in filters.contains { $0(name) } }
    }

    /// For each set, a filter for the names of files that it may write for a module.
    private func nameFilters(for module: Module) throws(Failure) -> [(String) -> Bool] {
        try candidates.map { today, versions throws(Failure) in
            let filters = try (versions + [today]).map { search throws(Failure) in try search.nameFilter(for: module) }
            return { name in filters.contains { $0(name) } }
        }
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

    private typealias Look = (ProvenanceSearch, ModuleOnDisk) throws(Failure) -> Finding?

    /// The module, as the nearest version of each set explains it.
    private func detected(_ module: Module, _ look: Look) throws(Failure) -> [DetectedModule] {
        try checkExists(module)
        let filters = try nameFilters(for: module)
        let disk = try ModuleOnDisk(module, in: outputs) { name in filters.contains { $0(name) } }
        let counts = filters.map { isName in disk.files.count { isName($0.name) } }
        var detected: [(index: Int, result: DetectedModule)] = []
        // No set agrees more than one without a difference, and such a one may write every file.
        for index in candidates.indices.sorted(by: { (counts[$1], $0) < (counts[$0], $1) })
        where detected.last?.result.provenance.agreement != 1 {
            let (today, versions) = candidates[index]
            if let result = try nearest(to: disk, today, versions, look) { detected.append((index, result)) }
        }
        return detected.sorted { $0.index < $1.index }.map(\.result)
    }

    /// The module, as the nearest version of a set explains it. Of versions that are equally near, the first counts.
    private func nearest(
        to disk: ModuleOnDisk,
        _ today: ProvenanceSearch,
        _ versions: [ProvenanceSearch],
        _ look: Look
    ) throws(Failure) -> DetectedModule? {
        func result(_ finding: Finding, _ search: ProvenanceSearch) -> DetectedModule {
            DetectedModule(disk: disk, finding: finding, version: search.templateSet, today: today.templateSet)
        }
        if versions.isEmpty { return try look(today, disk).map { result($0, today) } }
        var nearest: DetectedModule?
        // No version is nearer than one without a difference.
        for search in versions where nearest?.provenance.distance != 0 {
            guard let finding = try look(search, disk) else { continue }
            let result = result(finding, search)
            if let earlier = nearest, try !isNearer(result, than: earlier) { continue }
            nearest = result
        }
        if let nearest, nearest.isExplained, nearest.provenance.distance == 0 { return nearest }
        guard let finding = try look(today, disk) else { return nearest }
        // It may have the changes of today's version already, without an edit and without a file of an older version. All
        // lines may be there in another order: then one of them may be a person's.
        let isToday = try today.nameFilter(for: disk.module)
        if finding.best.distance == 0, disk.files.allSatisfy({ isToday($0.name) }) {
            let made = result(finding, today)
            let files = try WrittenModule(request(made)).compared(with: disk)
            if files.allSatisfy({ $0.found?.isUnedited != false }) { return made }
        }
        // An update deletes lines of the older version. A module that had just enough of them may have too few now, and
        // enough of today's. It stays a module of the older version, with the options that are nearest there: an edited
        // module that was never updated looks the same, and as one of today's version it would miss the changes.
        guard let found = nearest, !found.isExplained, case .made = finding else { return nearest }
        return DetectedModule(disk: disk, finding: .made(found.provenance), version: found.version, today: found.today)
    }

    /// True if a later version of a set is nearer to a module than an earlier one. Of the lines that only the later version
    /// writes, at least half are on disk, and a larger share than of the lines that only the earlier one writes. No such
    /// lines count as one half. With equal shares, the distance decides.
    ///
    /// An example. The earlier version writes `a`, `b`, `c` and `d`. The later one writes `x` in place of `a`, and the
    /// others with an option only. A module with `a` alone was generated from the earlier one, and edited. It has one of
    /// the four lines that only the earlier one writes, and not the one that only the later one writes.
    private func isNearer(_ later: DetectedModule, than earlier: DetectedModule) throws(Failure) -> Bool {
        let onDisk = Set(later.disk.files.flatMap(\.lines).map(\.withoutLastComma))
        let (lines, others) = (try writtenLines(later), try writtenLines(earlier))
        func share(of own: Set<Line>) -> Double {
            own.isEmpty ? 0.5 : Double(own.intersection(onDisk).count) / Double(own.count)
        }
        let (share, otherShare) = (share(of: lines.subtracting(others)), share(of: others.subtracting(lines)))
        if share == otherShare { return later.provenance.distance < earlier.provenance.distance }
        return share >= 0.5 && share > otherShare
    }

    /// The lines with a letter that a module has as the set writes it.
    private func writtenLines(_ result: DetectedModule) throws(Failure) -> Set<Line> {
        let lines = try request(result).render().flatMap(\.contents.lines)
        return Set(lines.filter(\.hasLetter).map(\.trimmed.withoutLastComma))
    }

    /// - Parameter detected: at least one; of those that agree equally the first counts.
    private static func best(of detected: [DetectedModule]) -> DetectedModule {
        func rank(_ result: DetectedModule) -> (Int, Double) {
            (result.isExplained ? 1 : 0, result.provenance.agreement)
        }
        return detected.dropFirst().reduce(detected[0]) { rank($1) > rank($0) ? $1 : $0 }
    }
}

extension Line {

    /// The line without the comma that it ends with if another element follows.
    fileprivate var withoutLastComma: Line {
        bytes.last == UInt8(ascii: ",") ? Line(bytes: bytes.dropLast()) : self
    }
}
