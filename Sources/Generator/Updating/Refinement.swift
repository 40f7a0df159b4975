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
        let standIn = StandIn(comparison.module, templateSet)
        own = Renderings(of: templateSet, for: standIn, in: project)
        self.comparison = Comparison(comparison, standIn: standIn)
    }

    /// The candidate with the values of texts and lists that bring it nearest.
    mutating func refined(
        _ candidate: Candidate,
        _ comparison: inout Comparison,
        _ renderings: inout Renderings
    ) throws(Failure) -> Candidate {
        var best = try filled(candidate, &comparison, &renderings)
        while let nearer = try withFileLeft(by: best, &comparison, &renderings) { best = nearer }
        return best
    }

    private mutating func filled(
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

    /// A nearer candidate that has a file which this one leaves out: one that is written only with flags or choices and
    /// with a value of a text or list, of which neither alone brings the module nearer.
    private mutating func withFileLeft(
        by best: Candidate,
        _ comparison: inout Comparison,
        _ renderings: inout Renderings
    ) throws(Failure) -> Candidate? {
        guard let rendering = try own.rendering(best.values) else { return nil }
        for (file, options) in self.comparison.files(leftBy: rendering, own).sorted(by: { $0.key < $1.key }) {
            let named = templateSet.options.filter(options.contains)
            let choices = Choices(of: named.filter(\.standIns.isEmpty))
            for values in choices.all ?? choices.neighbours(of: choices.start) {
                let values = best.values.merging(values) { $1 }
                guard values != best.values else { continue }
                guard try isWritten(file, with: named, values), let start = try measured(values) else { continue }
                let candidate = try filled(start, &comparison, &renderings)
                if candidate.measure.isLess(than: best.measure) { return candidate }
            }
        }
        return nil
    }

    /// Whether a file is written if one of the options has a value.
    private mutating func isWritten(
        _ file: Int,
        with options: [Option],
        _ values: [String: OptionValue]
    ) throws(Failure) -> Bool {
        for option in options {
            for standIn in option.standIns {
                guard let rendering = try own.rendering(values.merging([option.name: standIn]) { $1 }) else { continue }
                if comparison.files(leftBy: rendering, own)[file] == nil { return true }
            }
        }
        return false
    }

    /// The candidate, measured by what is rendered for the module itself.
    mutating func measured(_ values: [String: OptionValue]) throws(Failure) -> Candidate? {
        guard let rendering = try own.rendering(values) else { return nil }
        let found = comparison.measure(of: rendering, own)
        return Candidate(values: values, files: found.files, measure: found.measure)
    }

    private mutating func measured(
        _ candidate: Candidate,
        _ option: Option,
        _ value: OptionValue
    ) throws(Failure) -> Candidate? {
        try measured(candidate.values.merging([option.name: value]) { $1 })
    }

    private mutating func text(_ option: Option, _ sequences: [[String]], _ start: Candidate) throws(Failure)
        -> Candidate
    {
        var best = start
        for text in Set(sequences.flatMap { $0 }).sorted().prefix(Self.maximum) {
            guard let candidate = try measured(start, option, .text(text)) else { continue }
            if Self.isNearer(candidate, than: best) { best = candidate }
        }
        return best
    }

    private mutating func list(_ option: Option, _ sequences: [[String]], _ start: Candidate) throws(Failure)
        -> Candidate
    {
        func canTake(_ values: [String]) -> Bool {
            own.request(start.values.merging([option.name: .list(values)]) { $1 }) != nil
        }
        let longest = sequences.max { $0.count < $1.count } ?? []
        var seen: Set<String> = []
        let values = (longest + sequences.flatMap { $0 }).filter { seen.insert($0).inserted }.prefix(Self.maximum)
        // Of those that cannot be in one list, the first.
        let list = values.reduce([String]()) { list, value in canTake(list + [value]) ? list + [value] : list }
        guard .list(list) != start.values[option.name] else { return start }
        guard var best = try measured(start, option, .list(list)) else { return start }
        // Or the one that brings the module nearer.
        for value in values where best.measure.distance > 0 && !list.contains(value) {
            let present = best.values[option.name, default: .list([])].values
            let others = values.filter { $0 == value || present.contains($0) && canTake([$0, value]) }
            guard let candidate = try measured(best, option, .list(others)) else { continue }
            if candidate.measure.isLess(than: best.measure) { best = candidate }
        }
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

    /// The parts of a value, by their numbers, of which these are spellings; nil if one is spelled in two ways, or they
    /// are of several values.
    private static func parts(
        _ found: [(slot: Int, text: ArraySlice<UInt8>)],
        _ rules: [TextRule],
        _ standIn: StandIn
    ) -> [Int: String]? {
        var texts: [Int: String] = [:]
        var guesses: [Int: String] = [:]
        var spelled: [Int: String] = [:]
        var position: Int?
        for (slot, bytes) in found {
            guard let (number, spelling) = standIn.part(slot) else { continue }
            let written = String(decoding: bytes, as: UTF8.self)
            if let other = spelled.updateValue(written, forKey: slot), other != written { return nil }
            let (value, part) = number.quotientAndRemainder(dividingBy: rules.count)
            if let position, position != value { return nil }
            position = value
            if spelling.isWhole(for: rules[part]) {
                guard let text = spelling.text(writtenAs: written) else { return nil }
                if let other = texts.updateValue(text, forKey: part), other != text { return nil }
            } else if guesses[part] == nil {
                let words = written.split { "-_".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
                let name = words.joined()
                guesses[part] = rules[part] == .typeName ? name : name.prefix(1).lowercased() + name.dropFirst()
            }
        }
        return guesses.merging(texts) { $1 }
    }
}
