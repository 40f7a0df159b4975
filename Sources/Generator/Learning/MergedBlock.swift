/// A block as several modules have it.
struct MergedBlock {

    struct Section {
        let key: String
        /// The modules that have the section, and do not write it in the line that begins it.
        let modules: Set<Int>
        /// What any of the modules have there, in no order.
        let children: [MergedBlock]
        /// Whether commas separate its children.
        let isList: Bool

        var isBody: Bool { !"([".contains(key.prefix(1)) }
    }

    /// Its key, and how many blocks of the same key are before it.
    let key: String
    /// The modules that have it, with the block and its place among its siblings.
    let entries: [Entry]
    /// Those of the form that most modules have.
    let sections: [Section]

    struct Entry {
        let module: Int
        let block: CodeBlock
        let place: Int
        let isLast: Bool

        var hasComma: Bool { block.last.compared.hasSuffix(",") }
    }

    /// The modules that have it.
    var modules: Set<Int> { Set(entries.map(\.module)) }

    /// Whether it has a comma in a list that goes on, as far as the modules tell.
    var needsComma: Bool {
        entries.contains { !$0.isLast && $0.hasComma }
            || entries.allSatisfy { $0.isLast && !$0.block.head[0].compared.hasPrefix("//") }
    }

    /// Whether it has a comma where it is the last one of a list.
    var endsListWithComma: Bool { entries.contains { $0.isLast && $0.hasComma } }

    /// Merges statements that stand at one place in several modules. A block is the same in two of them if its key is, and
    /// as many blocks of that key are before it: functions in another order are no difference.
    ///
    /// - Parameter minimum: what fewer modules have is left out.
    static func merge(_ modules: [(module: Int, blocks: [CodeBlock])], minimum: Int) -> [MergedBlock] {
        var entries: [String: [Entry]] = [:]
        var keys: [String] = []
        let overloads = overloads(in: modules.map(\.blocks))
        for (module, blocks) in modules {
            var counts: [String: Int] = [:]
            for (place, block) in blocks.enumerated() {
                let name = overloads.contains(block.key) ? "\(block.key)(\(block.labels))" : block.key
                let count = counts[name, default: 0]
                counts[name] = count + 1
                let key = count == 0 ? name : "\(name)\n\(count)"
                if entries[key] == nil { keys.append(key) }
                entries[key, default: []].append(
                    Entry(module: module, block: block, place: place, isLast: place == blocks.count - 1)
                )
            }
        }
        return keys.compactMap { key in
            let entries = entries[key] ?? []
            return entries.count < minimum ? nil : MergedBlock(key: key, entries: entries, minimum: minimum)
        }
    }

    /// The names of functions that labels tell apart: some module has several of the name, and most that have one have the
    /// same.
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
        sections = shape.map { part in
            let key = part.hasSuffix("/") ? String(part.dropLast()) : part
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
                children: Self.merge(children, minimum: minimum),
                isList: isList
            )
        }
    }

    /// Blocks in the order in which most modules have any two of them.
    static func ordered(_ blocks: [MergedBlock]) -> [MergedBlock] {
        let places = blocks.map { block in
            Dictionary(block.entries.map { ($0.module, $0.place) }) { first, _ in first }
        }
        // How much more often a block comes before another one than after it.
        var isBefore = Array(repeating: Array(repeating: false, count: blocks.count), count: blocks.count)
        var predecessors = Array(repeating: 0, count: blocks.count)
        for first in blocks.indices {
            for second in blocks.indices where first < second {
                var balance = 0
                for (module, place) in places[first] {
                    if let other = places[second][module] { balance += place < other ? 1 : -1 }
                }
                if balance == 0 { continue }
                let (before, after) = balance > 0 ? (first, second) : (second, first)
                isBefore[before][after] = true
                predecessors[after] += 1
            }
        }
        let means = places.map { Double($0.values.reduce(0, +)) / Double(max($0.count, 1)) }
        var rest = Array(blocks.indices)
        var ordered: [MergedBlock] = []
        while let next = rest.min(by: {
            (predecessors[$0], means[$0], blocks[$0].key) < (predecessors[$1], means[$1], blocks[$1].key)
        }) {
            rest.removeAll { $0 == next }
            ordered.append(blocks[next])
            for other in rest where isBefore[next][other] { predecessors[other] -= 1 }
        }
        return ordered
    }
}

extension Collection where Element: Hashable {

    /// The element that is there most often; of several the one that comes first.
    var mostFrequent: Element? {
        var counts: [Element: (count: Int, first: Int)] = [:]
        for (index, element) in enumerated() { counts[element, default: (0, -index)].count += 1 }
        return counts.max { ($0.value.count, $0.value.first) < ($1.value.count, $1.value.first) }?.key
    }
}
