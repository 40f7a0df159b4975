/// A need of a set, such as that two values are chosen together, or that a section of a template is written. A combination of
/// options meets the need if it meets one of the alternatives.
struct CoverageNeed: Sendable {

    let alternatives: [OptionSpace.Requirement]

    func isMet(by row: OptionSpace.Row) -> Bool {
        alternatives.contains { $0.allSatisfy { option, values in values.contains(row[option]) } }
    }
}

extension OptionSpace {

    /// The most pairs of values.
    private static let maximumPairs = 100_000
    /// The most combinations of its options that are tried to find the different files of an output.
    private static let maximumTries = 2_000
    /// If an output can write more different files than these, `some` has only the needs of its sections.
    private static let maximumFiles = 50
    /// Partials that include each other can have exponentially many branches.
    private static let maximumBranches = 1_000

    /// The needs of a set.
    ///
    /// - Returns: `some` is met if each two values are chosen together, each section of the templates is written, and each
    ///   different file of the outputs that can write only a few. `everyFile` is met if every different file is written; nil
    ///   if an output's options have too many values to find its files. Nil if there are too many pairs of values.
    func needs(of templateSet: TemplateSet) -> (some: [CoverageNeed], everyFile: [CoverageNeed]?)? {
        guard var some = pairs else { return nil }
        var everyFile: [CoverageNeed]? = []
        for output in templateSet.outputs {
            let files = files(of: output, in: templateSet)
            some += branches(of: output, in: templateSet).map { CoverageNeed(alternatives: [$0]) }
            if let files, files.count <= Self.maximumFiles { some += files }
            everyFile = files.flatMap { files in everyFile.map { $0 + files } }
        }
        return (some, everyFile)
    }

    /// The needs for each value, and for each two values of two options; nil if there are too many. Single values come first:
    /// so the first combinations, which `--limit` takes, have every value.
    private var pairs: [CoverageNeed]? {
        let pairs = options.indices.flatMap { option in (0..<option).map { [option, $0] } }
        let counts = pairs.map { values[$0[0]].count * values[$0[1]].count }
        // Each two values of two options need a combination of their own.
        let isPossible = counts.allSatisfy { $0 <= TriedCombinations.maximum }
        guard isPossible, counts.reduce(0, +) <= Self.maximumPairs else { return nil }
        let groups = options.indices.map { [$0] } + pairs
        return groups.flatMap { requirements(of: $0, upTo: .max) ?? [] }.map { CoverageNeed(alternatives: [$0]) }
    }

    /// Each choice of values for some options that the set allows; nil if there are more than `maximum`.
    private func requirements(of chosen: [Int], upTo maximum: Int) -> [Requirement]? {
        var found: [Requirement] = [[:]]
        for option in chosen {
            found = found.flatMap { known in
                values[option].indices.map { known.merging([option: [$0]]) { $1 } }.filter { row(meeting: $0) != nil }
            }
            guard found.count <= maximum else { return nil }
        }
        return found
    }

    /// The need for each different file that an output can write, whose alternatives are the values that give this file; nil if
    /// there are too many values to try.
    private func files(of output: TemplateSet.Output, in templateSet: TemplateSet) -> [CoverageNeed]? {
        let named = templateSet.options(namedIn: output)
        let chosen = options.indices.filter { named.contains(options[$0]) }
        guard let found = requirements(of: chosen, upTo: Self.maximumTries), let module = try? Module("Zqx") else {
            return nil
        }
        let files = found.compactMap { requirement -> (file: RenderedFile?, requirement: Requirement)? in
            guard let row = row(meeting: requirement) else { return nil }
            let options = values(of: row)
            let selection = Selection(templateSet, options: options, project: .placeholder, includesTests: true)
            // Writing no file is a case of its own. `lint` reports what cannot be rendered.
            do { return (try Request(unchecked: module, selection).render(output), requirement) } catch { return nil }
        }
        let groups = Dictionary(grouping: files, by: \.file)
        return files.map(\.file).unique.map { file in
            CoverageNeed(alternatives: groups[file, default: []].map(\.requirement))
        }
    }

    // MARK: - Branches -

    /// For each section of an output's template, and of the partials in it: the values with which it is written.
    private func branches(of output: TemplateSet.Output, in templateSet: TemplateSet) -> [Requirement] {
        var branches: [Requirement] = []
        var pending: [(nodes: [Node], requirement: Requirement)] = [(output.template?.nodes ?? [], [:])]
        // For each partial, the requirements with which it was included.
        var included: [String: Set<Requirement>] = [:]
        func visit(_ nodes: [Node], _ requirement: Requirement) {
            guard branches.count < Self.maximumBranches else { return }
            for node in nodes {
                switch node {
                case .text, .variable: break
                case .section(let reference, let isInverted, let content):
                    let branch = self.requirement(of: reference, isInverted: isInverted, requirement)
                    guard !branch.values.contains(where: \.isEmpty) else { continue }
                    branches.append(branch)
                    visit(content, branch)
                case .block(let block): visit(block.content, requirement)
                case .partial(let name, _, let blocks):
                    for block in blocks { visit(block.content, requirement) }
                    for (name, requirement) in partials(name, requirement)
                    where included[name, default: []].insert(requirement).inserted {
                        pending.append((templateSet.partials[name]?.nodes ?? [], requirement))
                    }
                }
            }
        }
        while let (nodes, requirement) = pending.popLast() { visit(nodes, requirement) }
        return branches.unique
    }

    /// The partials that a tag includes, each with the values that select it.
    private func partials(_ name: PartialName, _ requirement: Requirement) -> [(String, Requirement)] {
        switch name {
        case .literal(let name, _): return [(name, requirement)]
        case .dynamic(let reference):
            guard let option = options.firstIndex(where: { $0.name == reference.name }) else { return [] }
            return values[option].indices.compactMap { value in
                guard case .text(let name) = values[option][value] else { return nil }
                return (name, requirement.merging([option: [value]]) { $0.intersection($1) })
            }
        }
    }

    /// A requirement, with the condition of a section added.
    private func requirement(of reference: Reference, isInverted: Bool, _ outer: Requirement) -> Requirement {
        guard let option = options.firstIndex(where: { $0.name == reference.path.first }) else { return outer }
        let isOn: (OptionValue) -> Bool
        switch (reference.path.dropFirst().first, options[option].kind) {
        case (nil, _): isOn = { $0.isOn }
        case (let value?, .choice): isOn = { $0 == .text(value) }
        case ("isEmpty", .list): isOn = { !$0.isOn }
        default: return outer
        }
        let held = values[option].indices.filter { isOn(values[option][$0]) != isInverted }
        return outer.merging([option: Set(held)]) { $0.intersection($1) }
    }
}
