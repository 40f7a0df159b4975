/// Brings a candidate nearer to a module on disk: with the values of texts and lists that are found there, and with
/// flags and choices that make a difference only together with such values.
struct Refinement {

    /// The most values of one text or list that are tried.
    private static let maximumCount = 40
    /// How often all options are tried. The value of one may be found only after that of another is known.
    private static let rounds = 3

    let renderings: Renderings
    let space: SearchSpace
    let placeholders: Placeholders
    private var options: [Option] { space.options }

    /// The nearest candidate, found by one change after the other.
    func refined(_ candidate: Candidate) throws(Failure) -> Candidate {
        var best = try withValues(candidate)
        while let nearer = try withUnrenderedFile(of: best) { best = nearer }
        return best
    }

    /// The candidate with the values of texts and lists that bring it nearest.
    private func withValues(_ candidate: Candidate) throws(Failure) -> Candidate {
        var best = candidate
        for _ in 0..<Self.rounds {
            let before = best.values
            for option in options where !option.placeholders.isEmpty {
                let found = try valuesOnDisk(of: option, best)
                guard !found.isEmpty else { continue }
                best = option.isList ? try withList(option, found, best) : try withText(option, found, best)
            }
            if best.values == before { break }
        }
        return best.values == candidate.values ? best : try withChoices(best)
    }

    /// The values of an option that are found on disk, file by file.
    private func valuesOnDisk(of option: Option, _ candidate: Candidate) throws(Failure) -> [[String]] {
        let files = try option.placeholders.map { placeholder throws(Failure) in
            try renderings.request(candidate.values(with: placeholder, for: option)).map(renderings.files)
        }
        let search = ValueSearch(option: option, placeholders: placeholders, disk: renderings.disk)
        return search.values(in: files.compactMap(\.self))
    }

    /// The candidate with these values if it is nearer, else `best`.
    private func nearer(_ best: Candidate, _ values: [String: OptionValue]) throws(Failure) -> Candidate {
        guard let candidate = try renderings.candidate(values), candidate.distance < best.distance else { return best }
        return candidate
    }

    /// True if the distance is less, and more of what is rendered is on disk.
    private func isNearer(_ candidate: Candidate, than other: Candidate) -> Bool {
        candidate.distance < other.distance && candidate.sharedLineCount > other.sharedLineCount
    }

    // MARK: - Texts and lists -

    private func withText(_ option: Option, _ found: [[String]], _ start: Candidate) throws(Failure) -> Candidate {
        var best = start
        for text in Set(found.joined()).sorted().prefix(Self.maximumCount) {
            let candidate = try renderings.candidate(start.values(with: .text(text), for: option))
            if let candidate, isNearer(candidate, than: best) { best = candidate }
        }
        return best
    }

    private func withList(_ option: Option, _ found: [[String]], _ start: Candidate) throws(Failure) -> Candidate {
        var seen: Set<String> = []
        let longest = found.max { $0.count < $1.count } ?? []
        let values = (longest + found.joined()).filter { seen.insert($0).inserted }.prefix(Self.maximumCount)
        func canTake(_ list: [String]) -> Bool {
            renderings.request(start.values(with: .list(list), for: option)) != nil
        }
        // Two values may exclude each other. First the list gets the earlier one.
        let list = values.reduce([String]()) { list, value in canTake(list + [value]) ? list + [value] : list }
        guard .list(list) != start.values[option.name],
            var best = try renderings.candidate(start.values(with: .list(list), for: option))
        else { return start }
        func isDone() -> Bool { best.distance.lines == 0 }
        func present() -> [String] { best.values[option.name]?.values ?? [] }
        // Then it gets the later one, if that brings the module nearer.
        for value in values where !isDone() && !list.contains(value) {
            let others = values.filter { $0 == value || present().contains($0) && canTake([$0, value]) }
            best = try nearer(best, best.values(with: .list(others), for: option))
        }
        // A value is dropped if the module is as near without it, unless it explains a line on disk: its other lines may be
        // edited.
        for value in values.reversed() where !isDone() {
            let others = present().filter { $0 != value }
            let values = best.values(with: .list(others), for: option)
            guard let candidate = try renderings.candidate(values) else { continue }
            let isAsNear =
                candidate.distance == best.distance
                && candidate.sharedLineCount >= best.sharedLineCount
            if candidate.distance < best.distance || isAsNear { best = candidate }
        }
        for order in found where !isDone() { best = try nearer(best, best.values(with: .list(order), for: option)) }
        return isNearer(best, than: start) ? best : start
    }

    // MARK: - Flags and choices -

    /// The nearest candidate with other flags and choices. Some make a difference only if a list has values.
    private func withChoices(_ start: Candidate) throws(Failure) -> Candidate {
        var best = start
        for values in space.neighbours(of: start.values) { best = try nearer(best, values) }
        return best.distance < start.distance ? try withChoices(best) : best
    }

    /// A nearer candidate that writes a file which this one does not; nil if there is none. Such a file needs two changes at
    /// once, a flag or choice and a value of a text or list: neither alone brings the module nearer.
    private func withUnrenderedFile(of best: Candidate) throws(Failure) -> Candidate? {
        for file in best.unrenderedFiles {
            let own = renderings.own[file] ?? []
            let named = options.filter(own.contains)
            let space = SearchSpace(of: named.filter(\.placeholders.isEmpty))
            for values in space.all ?? space.neighbours(of: space.start) {
                let values = best.values.merging(values) { $1 }
                guard values != best.values, let start = try renderings.candidate(values),
                    try isWritten(file, with: named, start)
                else { continue }
                let candidate = try withValues(start)
                if candidate.distance < best.distance { return candidate }
            }
        }
        return nil
    }

    /// True if a file is written as soon as one of the options has a value.
    private func isWritten(_ file: Int, with options: [Option], _ start: Candidate) throws(Failure) -> Bool {
        for option in options {
            for placeholder in option.placeholders {
                let candidate = try renderings.candidate(start.values(with: placeholder, for: option))
                if let candidate, !candidate.unrenderedFiles.contains(file) { return true }
            }
        }
        return false
    }
}
