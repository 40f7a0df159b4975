/// Finds the values of texts and lists: what stands on disk where a rendering has a value.
struct Refinement {

    typealias Candidate = ProvenanceSearch.Candidate

    /// How many values of one option are tried.
    private static let maximum = 40
    /// A value may only be seen once another option's is known: so often all are looked for.
    private static let rounds = 3

    private let templateSet: TemplateSet
    private let choices: Choices
    /// What is rendered for the module itself, and how that compares.
    private var own: Renderings
    private var comparison: Comparison

    init(_ comparison: Comparison, _ templateSet: TemplateSet, _ choices: Choices, in project: Project) {
        (self.templateSet, self.choices) = (templateSet, choices)
        let standIn = StandIn(comparison.module)
        own = Renderings(of: templateSet, for: standIn, in: project)
        self.comparison = Comparison(comparison, standIn: standIn)
    }

    /// The candidate with the values of texts and lists that bring it nearest.
    mutating func refined(
        _ candidate: Candidate,
        _ comparison: inout Comparison,
        _ renderings: inout Renderings
    ) throws(Failure) -> Candidate {
        var best = candidate
        for _ in 0..<Self.rounds {
            let before = best.values
            for option in templateSet.options where !option.standIns.isEmpty {
                let sequences = try sequences(of: option, best.values, &comparison, &renderings)
                guard !sequences.isEmpty else { continue }
                best = option.isList ? try list(option, sequences, best) : try text(option, sequences, best)
            }
            if best.values == before { break }
        }
        return best.values == candidate.values ? best : try climbed(best)
    }

    /// The candidate as it is told from others: measured by what is rendered for the module itself.
    mutating func measured(_ values: [String: OptionValue]) throws(Failure) -> Candidate? {
        guard let files = try own.rendering(values) else { return nil }
        let found = comparison.measures(of: [files], own)[0]
        return Candidate(values: values, files: found.files, measure: found.measure)
    }

    private mutating func measured(
        _ candidate: Candidate,
        _ option: Option,
        _ value: OptionValue
    ) throws(Failure) -> Candidate? {
        try measured(candidate.values.merging([option.name: value]) { $1 })
    }

    /// The candidate, measured by the files on disk that it or one of the changes of it has.
    private mutating func remeasured(
        _ candidate: Candidate,
        _ changes: [(Option, OptionValue)]
    ) throws(Failure) -> Candidate {
        for (option, value) in changes { _ = try measured(candidate, option, value) }
        return try measured(candidate.values) ?? candidate
    }

    private mutating func text(_ option: Option, _ sequences: [[String]], _ start: Candidate) throws(Failure)
        -> Candidate
    {
        let texts = Set(sequences.flatMap { $0 }).sorted().prefix(Self.maximum)
        var best = try remeasured(start, texts.map { (option, .text($0)) })
        for text in texts {
            guard let candidate = try measured(start, option, .text(text)) else { continue }
            if Self.isNearer(candidate, than: best) { best = candidate }
        }
        return best
    }

    private mutating func list(_ option: Option, _ sequences: [[String]], _ start: Candidate) throws(Failure)
        -> Candidate
    {
        let longest = sequences.max { $0.count < $1.count } ?? []
        var seen: Set<String> = []
        let values = (longest + sequences.flatMap { $0 }).filter { seen.insert($0).inserted }.prefix(Self.maximum)
        guard .list(Array(values)) != start.values[option.name] else { return start }
        let start = try remeasured(start, [(option, .list(Array(values)))])
        guard var best = try measured(start, option, .list(Array(values))) else { return start }
        // Each that is in the way is dropped. One whose line is there stays, even if people wrote other ones in the
        // place of the rest.
        for value in values.reversed() where best.measure.distance > 0 {
            let others = OptionValue.list(best.values[option.name, default: .list([])].values.filter { $0 != value })
            guard let candidate = try measured(best, option, others) else { continue }
            let isInTheWay =
                candidate.measure.isLess(than: best.measure)
                || candidate.measure.isSame(as: best.measure) && candidate.measure.found >= best.measure.found
            if isInTheWay { best = candidate }
        }
        for order in sequences where best.measure.distance > 0 {
            guard let candidate = try measured(best, option, .list(order)) else { continue }
            if candidate.measure.isLess(than: best.measure) { best = candidate }
        }
        return Self.isNearer(best, than: start) ? best : start
    }

    /// Whether lines that name the value are on disk, and the distance is less for it.
    private static func isNearer(_ candidate: Candidate, than other: Candidate) -> Bool {
        candidate.measure.isLess(than: other.measure) && candidate.measure.found > other.measure.found
    }

    /// Flags and choices once more: some make a difference only where a list has values.
    private mutating func climbed(_ start: Candidate) throws(Failure) -> Candidate {
        var best = start
        var isNearer = true
        while isNearer {
            isNearer = false
            for values in choices.neighbours(of: best.values) {
                guard let candidate = try measured(values), candidate.measure.isLess(than: best.measure) else {
                    continue
                }
                (best, isNearer) = (candidate, true)
            }
        }
        return best
    }

    // MARK: - What stands on disk -

    /// The values that stand on disk where lines and paths have the option's, file by file, in the order of the disk.
    private func sequences(
        of option: Option,
        _ values: [String: OptionValue],
        _ comparison: inout Comparison,
        _ renderings: inout Renderings
    ) throws(Failure) -> [[String]] {
        var searches: [Comparison.Search] = []
        for standIn in option.standIns {
            guard let rendering = try renderings.rendering(values.merging([option.name: standIn]) { $1 }) else {
                continue
            }
            comparison.extend(to: renderings)
            searches += comparison.searches(in: comparison.counted(rendering, of: renderings), of: renderings)
        }
        let rules = option.partRules
        // The first line of each file that has the value.
        var found: [Int?: [String: Int]] = [:]
        // The values that stand in the block that the templates have them in. If there are any, the others are none.
        var inPlace: Set<String> = []
        var single: [[String]] = Array(repeating: [], count: rules.count)
        for search in searches {
            for (index, line) in search.lines.enumerated() {
                guard let match = search.form.match(line),
                    let parts = Self.parts(match, rules, renderings.standIn)
                else { continue }
                if parts.count < rules.count {
                    for (part, text) in parts where !single[part].contains(text) { single[part].append(text) }
                } else if let value = option.value(of: (0..<rules.count).compactMap { parts[$0] }) {
                    if search.inPlace.contains(index) { inPlace.insert(value) }
                    found[search.file, default: [:]][value] = min(index, found[search.file]?[value] ?? index)
                }
            }
        }
        let sequences = found.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.map { _, lines in
            lines.filter { inPlace.isEmpty || inPlace.contains($0.key) }
                .sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
        }
        guard sequences.isEmpty, rules.count > 1 else { return sequences }
        // No line has all parts: the first of each belong together, and so on.
        let joined = (0..<(single.map(\.count).min() ?? 0)).compactMap { index in
            option.value(of: single.map { $0[index] })
        }
        return joined.isEmpty ? [] : [joined]
    }

    /// The parts of a value, by their numbers, of which these are spellings; nil if one is spelled in two ways.
    private static func parts(
        _ found: [(slot: Int, text: ArraySlice<UInt8>)],
        _ rules: [TextRule],
        _ standIn: StandIn
    ) -> [Int: String]? {
        let texts = Dictionary(grouping: found, by: \.slot).mapValues { Set($0.map { Line(bytes: $0.text) }) }
        if texts.contains(where: { $1.count > 1 }) { return nil }
        var parts: [Int: String] = [:]
        for (slot, bytes) in found {
            guard let (part, spelling) = standIn.part(slot), rules.indices.contains(part) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            if spelling == StandIn.spelling(of: rules[part]) {
                parts[part] = text
            } else if parts[part] == nil {
                let words = text.split { "-_".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
                let name = words.joined()
                parts[part] = rules[part] == .typeName ? name : name.prefix(1).lowercased() + name.dropFirst()
            }
        }
        return parts
    }
}
