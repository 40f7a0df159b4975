/// The blocks of several modules that match each other.
struct MergedBlock {

    struct Section {
        let key: String
        /// The modules that have the section.
        let modules: Set<Int>
        /// The statements that any of the modules has there, in no order.
        let children: [MergedBlock]
        /// True if commas separate its children.
        let isList: Bool

        var isBody: Bool { !"([".contains(key.prefix(1)) }
    }

    /// The key of the blocks, with a number if blocks with the same key are above.
    let key: String
    /// For each module that has it, the block and its place among its siblings.
    let entries: [Entry]
    /// The sections that most of the blocks have.
    let sections: [Section]

    struct Entry {
        let module: Int
        var block: CodeBlock
        let place: Int
        let isLast: Bool
        /// True if a comma followed it. In a list, `block` is without it.
        let hasComma: Bool
    }

    /// The modules that have it.
    var modules: Set<Int> { Set(entries.map(\.module)) }

    /// The variables that it declares, as far as its lists and bodies do not; or the parameter that it is.
    var names: [String] {
        let block = entries[0].block
        let lines = (block.head + block.sections.compactMap(\.end)).map { Spellings.letters(of: $0.compared) }
        guard key.hasPrefix("let ") else {
            let parameter = BlockKey.isType(lines[0]) ? nil : lines[0].prefixMatch(of: /(?:\w+ )?(\w+):/)
            return parameter.map { ["\($0.1)"] } ?? []
        }
        return lines.joined(separator: " ").matches(of: /\b(?:let|var) (\w+)/).map { "\($0.1)" }
    }

    /// The modules whose form of it uses one of some types, and whether the most frequent form does.
    func users(of types: Set<String>) -> (modules: Set<Int>, isMost: Bool) {
        guard !types.isEmpty, !BlockKey.isType(entries[0].block.head[0].compared) else { return ([], false) }
        let forms = entries.map { ($0.module, $0.block.head.map(\.compared).joined(separator: " ")) }
        let using = Set(forms.map(\.1)).filter { form in
            // Most lines do not name the module, and dividing them into words takes longer.
            guard Spellings.hasMarks(in: form) else { return false }
            let words = Spellings.letters(of: form).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return words.contains { types.contains(String($0)) }
        }
        let most = forms.map(\.1).mostFrequent ?? ""
        return (Set(forms.filter { using.contains($0.1) }.map(\.0)), using.contains(most))
    }

    /// True if, in a list, it has a comma when another element follows.
    var needsComma: Bool {
        entries.contains { !$0.isLast && $0.hasComma }
            || entries.allSatisfy { $0.isLast && !$0.block.head[0].compared.hasPrefix("//") }
    }

    /// True if, in a list, it has a comma even as the last element.
    var endsListWithComma: Bool { entries.contains { $0.isLast && $0.hasComma } }

    /// Merges the statements that several modules have at one place. Two blocks match if they have the same key, and if
    /// the same number of blocks with this key are above them. So the order of functions makes no difference.
    ///
    /// - Parameters:
    ///   - minimum: blocks that fewer modules have are left out.
    ///   - isList: true if commas separate the statements.
    static func merge(_ modules: [(module: Int, blocks: [CodeBlock])], minimum: Int, isList: Bool) -> [MergedBlock] {
        var entries: [String: [Entry]] = [:]
        let overloads = overloads(in: modules.map(\.blocks))
        for (module, blocks) in modules {
            var counts: [String: Int] = [:]
            for (place, block) in blocks.enumerated() {
                // The last element of a list has no comma, and may not be the last one elsewhere.
                let own = isList ? block.key.withoutComma : block.key
                let name = overloads.contains(block.key) ? "\(own)(\(block.labels))" : own
                let count = counts[name, default: 0]
                counts[name] = count + 1
                let key = count == 0 ? name : "\(name)\n\(count)"
                let (isLast, hasComma) = (place == blocks.count - 1, block.last.compared.hasSuffix(","))
                var entry = Entry(module: module, block: block, place: place, isLast: isLast, hasComma: hasComma)
                if isList { entry.block.removeComma() }
                entries[key, default: []].append(entry)
            }
        }
        return entries.compactMap { key, entries in
            entries.count < minimum ? nil : MergedBlock(key: key, entries: entries, minimum: minimum)
        }
    }

    /// The keys of functions that must be distinguished by their labels: some module has several functions of one name,
    /// and one of them is the same in most modules.
    private static func overloads(in modules: [[CodeBlock]]) -> Set<String> {
        let names = Set(modules.flatMap { $0.filter { !$0.labels.isEmpty }.map(\.key).duplicates })
        return names.filter { name in
            let labels = modules.map { Set($0.filter { $0.key == name }.map(\.labels)) }.filter { !$0.isEmpty }
            let most = labels.joined().mostFrequent
            return labels.count { $0.contains(most ?? "") } * 2 > labels.count
        }
    }

    private init(key: String, entries: [Entry], minimum: Int) {
        (self.key, self.entries) = (key, entries)
        let shape: [String] = entries.map(\.block.shape).mostFrequent ?? []
        sections = shape.map { key in
            let children = entries.compactMap { entry in
                entry.block.sections.first { $0.key == key }.map { (module: entry.module, $0.children) }
            }
            let separated = children.flatMap { $0.1.dropLast() }
            let isList =
                "([".contains(key.prefix(1))
                && separated.count { $0.last.compared.hasSuffix(",") } * 2 >= separated.count
            return Section(
                key: key,
                modules: Set(children.map(\.module)),
                children: Self.merge(children, minimum: minimum, isList: isList),
                isList: isList
            )
        }
    }

    /// The indices of blocks in a common order: of two blocks, the one that is first in most modules is first.
    static func order(of blocks: [MergedBlock]) -> [Int] {
        let places = blocks.map { block in
            Dictionary(block.entries.map { ($0.module, $0.place) }) { first, _ in first }
        }
        // True if a block comes before another one more often than after it.
        let isBefore = places.map { own in
            places.map { others in
                own.reduce(0) { sum, entry in sum + (others[entry.key].map { ($0 - entry.value).signum() } ?? 0) } > 0
            }
        }
        var predecessors = blocks.indices.map { index in isBefore.count { $0[index] } }
        let means = places.map { Double($0.values.reduce(0, +)) / Double(max($0.count, 1)) }
        var rest = Array(blocks.indices)
        var ordered: [Int] = []
        while let next = rest.min(by: {
            (predecessors[$0], means[$0], blocks[$0].key) < (predecessors[$1], means[$1], blocks[$1].key)
        }) {
            rest.removeAll { $0 == next }
            ordered.append(next)
            for other in rest where isBefore[next][other] { predecessors[other] -= 1 }
        }
        return ordered
    }
}

extension Collection where Element: Hashable {

    /// The element that occurs most often; if there are several, the first of them.
    var mostFrequent: Element? {
        var counts: [Element: (count: Int, first: Int)] = [:]
        for (index, element) in enumerated() { counts[element, default: (0, -index)].count += 1 }
        return counts.max { ($0.value.count, $0.value.first) < ($1.value.count, $1.value.first) }?.key
    }
}
