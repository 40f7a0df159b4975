/// The items of several modules' files, aligned: for each place in the files, what the modules have there.
struct Alignment {

    /// What several modules have at one place.
    struct Node {
        /// The item that it is in; nil at the top level of a file.
        let parent: Int?
        let file: String
        let entries: [Entry]
        /// True for what is left of items with one key, after those that most modules have: they may be unrelated.
        let isMixed: Bool
        /// The groups of its items, by their keys.
        var groups: [String: Group] = [:]
        /// The index behind its last descendant.
        var next = 0

        /// A key of one of the items; they all have the same least exact key.
        var item: Item { entries[0].item }
        var modules: Set<Int> { Set(entries.map(\.module)) }
        /// The first entry in the most frequent form.
        var typicalEntry: Entry {
            let form = entries.map(\.item.shape).mostFrequent
            return entries.first { $0.item.shape == form } ?? entries[0]
        }
        var typicalItem: Item { typicalEntry.item }
    }

    struct Entry {
        let module: Int
        let item: Item
        /// Its place among its siblings, from 0.
        let place: Int

        fileprivate func keyed(_ keys: [String]) -> Entry {
            var item = item
            item.keys = keys
            return Entry(module: module, item: item, place: place)
        }
    }

    struct Group {
        let kind: Item.Kind
        let entries: [(module: Int, group: Item.Group)]
        /// The nodes in it.
        let nodes: [Int]

        var modules: Set<Int> { Set(entries.map(\.module)) }

        /// What is before a list: `view` of `view(a, b)`.
        var callee: String? { entries[0].group.key.split(separator: " ").dropFirst().first.map(String.init) }

        /// True for arguments in parentheses, or of a subscript; false for the elements of an array, and for parameters.
        var isCall: Bool {
            guard kind == .list, entries[0].group.key.hasPrefix("list") else { return false }
            let isSubscript = callee?.unicodeScalars.last.map { $0.properties.isAlphabetic } == true
            return isSubscript || !entries.allSatisfy { $0.group.open.hasSuffix("[") }
        }
    }

    private(set) var nodes: [Node] = []
    /// How often each end of an empty block occurs: `}`, ` }`, or one with a line end.
    private var emptyCloses: [String: Int] = [:]
    /// The end that most empty blocks have; nil without any.
    var emptyClose: String? { emptyCloses.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }

    /// Aligns the files of several modules.
    ///
    /// - Returns: the group of the files' items.
    mutating func add(_ files: [(module: Int, group: Item.Group)], named file: String) -> Group {
        group(files, in: nil, file, least: Threshold.leastAligned(of: files.count))
    }

    private mutating func group(
        _ entries: [(module: Int, group: Item.Group)],
        in parent: Int?,
        _ file: String,
        least: Int
    ) -> Group {
        let entries = Self.detachingComments(in: entries)
        let all = entries.flatMap { module, group in
            group.items.enumerated().map { Entry(module: module, item: $1, place: $0) }
        }
        let kind = entries[0].group.kind
        for (_, group) in entries where kind == .block && group.items.isEmpty && group.open.hasSuffix("{") {
            emptyCloses[group.close, default: 0] += 1
        }
        var own: [Int] = []
        for (entries, isMixed) in columns(kind == .inheritance ? superclasses(all) : extensions(all))
        where entries.count >= least {
            let index = nodes.count
            own.append(index)
            nodes.append(Node(parent: parent, file: file, entries: entries, isMixed: isMixed))
            var groups: [String: [(module: Int, group: Item.Group)]] = [:]
            for entry in entries {
                for case .group(let group) in entry.item.pieces {
                    groups[group.key, default: []].append((entry.module, group))
                }
            }
            for (key, entries) in groups.sorted(by: { $0.key < $1.key }) {
                // The set may need any argument of the module's own initializers.
                let isOwnCall = entries[0].group.kind == .list && Spellings.hasMarks(in: key)
                let least = isOwnCall ? min(least, Threshold.leastAligned(of: entries.count)) : least
                nodes[index].groups[key] = group(entries, in: index, file, least: least)
            }
            nodes[index].next = nodes.count
        }
        return Group(kind: kind, entries: entries, nodes: own)
    }

    /// Groups in which a comment that most modules have, each above something else, is an item of its own: it is about what
    /// is around it.
    ///
    ///     // TODO: Declare methods.         // TODO: Declare methods.
    ///     func show()                       }
    private static func detachingComments(
        in entries: [(module: Int, group: Item.Group)]
    ) -> [(module: Int, group: Item.Group)] {
        var (modules, keys): ([String: Set<Int>], [String: [String]]) = ([:], [:])
        for (module, group) in entries where group.kind == .block || group.kind == .cases {
            for item in group.items {
                let comment = item.kind == .comment ? item.shape : item.comment
                if comment.isEmpty || !modules[comment, default: []].insert(module).inserted { continue }
                keys[comment, default: []].append(item.kind == .comment ? "" : item.keys[0])
            }
        }
        let detached = modules.filter { comment, modules in
            let most = keys[comment]?.counts.values.max() ?? 0
            return Threshold.isMost(modules.count, of: entries.count) && !Threshold.isCommon(most, of: modules.count)
        }
        if detached.isEmpty { return entries }
        return entries.map { module, group in
            var group = group
            group.items = group.items.flatMap { item in
                item.kind != .comment && detached[item.comment] != nil ? item.detached : [item]
            }
            return (module, group)
        }
    }

    private typealias Column = (entries: [Entry], isMixed: Bool)

    /// The items with the same key, one of each module.
    private func columns(_ all: [Entry], _ level: Int = 0) -> [Column] {
        let keys = Dictionary(grouping: all) { entry in
            level < entry.item.keys.count ? entry.item.keys[level] : ""
        }
        return keys.sorted { $0.key < $1.key }.flatMap { _, own -> [Column] in
            let modules = Set(own.map(\.module)).count
            guard modules < own.count else { return [(own, false)] }
            guard level < Self.keyCount else { return numbered(own) }
            let finer = columns(own, level + 1)
            let shared = finer.filter { Threshold.isMost($0.entries.count, of: modules) }
            return shared
                + numbered(finer.filter { !Threshold.isMost($0.entries.count, of: modules) }.flatMap(\.entries))
        }
    }

    /// The most keys that an item has.
    private static let keyCount = 4

    /// The first of some items of each module, the second of each, and so on.
    private func numbered(_ entries: [Entry]) -> [Column] {
        var counts: [Int: Int] = [:]
        var columns: [[Entry]] = []
        for entry in entries.sorted(by: { ($0.module, $0.place) < ($1.module, $1.place) }) {
            let count = counts[entry.module, default: 0]
            counts[entry.module] = count + 1
            if count == columns.count { columns.append([]) }
            columns[count].append(entry)
        }
        return columns.map { ($0, true) }
    }

    /// Superclasses are one item, whatever their names: a first type that not most of the types have may be one.
    private func superclasses(_ all: [Entry]) -> [Entry] {
        let counts = all.map { $0.item.keys[0] }.counts
        let count = Set(all.map(\.module)).count
        return all.map { entry in
            guard entry.place == 0, !Threshold.isMost(counts[entry.item.keys[0]] ?? 0, of: count) else { return entry }
            return entry.keyed([""] + entry.item.keys)
        }
    }

    /// Extensions with the member that most modules have in an extension of the type are one item.
    private func extensions(_ all: [Entry]) -> [Entry] {
        guard all.contains(where: { $0.item.kind == .extension }) else { return all }
        let extensions = all.filter { $0.item.kind == .extension }
        let counts = extensions.flatMap { entry in entry.item.members.map { [entry.item.keys[0], $0.keys[0]] } }.counts
        return all.map { entry in
            guard entry.item.kind == .extension else { return entry }
            let key = entry.item.keys[0]
            let member = entry.item.members.map { $0.keys[0] }.max {
                (counts[[key, $0]] ?? 0, $1) < (counts[[key, $1]] ?? 0, $0)
            }
            return entry.keyed([key, member ?? ""])
        }
    }

    /// The nodes around a node, the innermost first.
    func ancestors(of node: Int) -> [Int] {
        var (ancestors, next) = ([Int](), nodes[node].parent)
        while let parent = next {
            ancestors.append(parent)
            next = nodes[parent].parent
        }
        return ancestors
    }

    /// The indices of nodes in a common order: of two nodes, the one that is first in most modules is first.
    func ordered(_ unordered: [Int]) -> [Int] {
        let places = unordered.map { node in
            Dictionary(nodes[node].entries.map { ($0.module, $0.place) }) { first, _ in first }
        }
        // True if a node comes before another one more often than after it.
        let isBefore = places.map { own in
            places.map { others in
                own.reduce(0) { sum, entry in sum + (others[entry.key].map { ($0 - entry.value).signum() } ?? 0) } > 0
            }
        }
        var predecessors = unordered.indices.map { index in isBefore.count { $0[index] } }
        let means = places.map { Double($0.values.reduce(0, +)) / Double(max($0.count, 1)) }
        var rest = Array(unordered.indices)
        var ordered: [Int] = []
        while let next = rest.min(by: {
            (predecessors[$0], means[$0], unordered[$0]) < (predecessors[$1], means[$1], unordered[$1])
        }) {
            rest.removeAll { $0 == next }
            ordered.append(unordered[next])
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
