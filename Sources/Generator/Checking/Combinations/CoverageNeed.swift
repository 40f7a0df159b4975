/// Something that the tried combinations must write, such as a section of a template. A combination of options meets
/// the need if it meets one of the alternatives.
struct CoverageNeed: Sendable {

    let alternatives: [OptionSpace.Requirement]

    func isMet(by row: OptionSpace.Row) -> Bool {
        alternatives.contains { $0.allSatisfy { option, values in values.contains(row[option]) } }
    }
}

extension OptionSpace {

    /// The needs of a set's templates: one for each section, and for each different file of an output that has only a
    /// few.
    func needs(of templateSet: TemplateSet) -> [CoverageNeed] {
        templateSet.outputs.flatMap { output in
            let files = files(of: output, in: templateSet) ?? []
            let branches = branches(of: output, in: templateSet).map { CoverageNeed(alternatives: [$0]) }
            return branches + (files.count <= Limits.differentFiles ? files : [])
        }
    }

    // MARK: - Files -

    /// A need for each different file that an output can write: its alternatives are the values with which this file is
    /// written. Nil if there are too many values to try.
    private func files(of output: TemplateSet.Output, in templateSet: TemplateSet) -> [CoverageNeed]? {
        let named = templateSet.options(namedIn: output).map(\.name)
        var found: [(requirement: Requirement, row: Row)] = row().map { [([:], $0)] } ?? []
        for (option, values) in values.enumerated() where named.contains(options[option].name) {
            found = found.flatMap { known, _ in
                values.indices.compactMap { value in
                    let requirement = known.merging([option: [value]]) { $1 }
                    return row(meeting: requirement).map { (requirement, $0) }
                }
            }
            guard found.count <= Limits.triesForFiles else { return nil }
        }
        let files = found.enumerated().compactMap { index, found -> (file: RenderedFile?, index: Int)? in
            let options = values(of: found.row)
            let request = Request(of: templateSet, options: options, project: .placeholder, includesTests: true)
            // Writing no file is a case of its own. `lint` reports what cannot be rendered.
            do { return (try request.render(output), index) } catch { return nil }
        }
        let groups = Dictionary(grouping: files, by: \.file).values.sorted { $0[0].index < $1[0].index }
        return groups.map { group in CoverageNeed(alternatives: group.map { found[$0.index].requirement }) }
    }

    // MARK: - Branches -

    /// For each section of an output's template, and of the partials in it: the values with which it is written.
    private func branches(of output: TemplateSet.Output, in templateSet: TemplateSet) -> [Requirement] {
        var branches: [Requirement] = []
        var pending: [(nodes: [Node], requirement: Requirement)] = [(output.template?.nodes ?? [], [:])]
        // For each partial, the requirements with which it was included.
        var included: [String: Set<Requirement>] = [:]
        func visit(_ nodes: [Node], _ requirement: Requirement) {
            guard branches.count < Limits.branches else { return }
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
        guard let option = options.firstIndex(where: { $0.name == reference.first }) else { return outer }
        let isOn: (OptionValue) -> Bool
        switch (reference.rest.first, options[option].kind) {
        case (nil, _): isOn = { $0.isOn }
        case (let value?, .choice): isOn = { $0 == .text(value) }
        case ("isEmpty", .list): isOn = { !$0.isOn }
        default: return outer
        }
        let held = values[option].indices.filter { isOn(values[option][$0]) != isInverted }
        return outer.merging([option: Set(held)]) { $0.intersection($1) }
    }
}
