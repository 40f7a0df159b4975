/// Checks the result of a merge, without knowing how it came about.
///
/// The result is Swift, and a second merge changes nothing. No comment of yours is lost.
///
/// In each declaration, each heading, statement and inner declaration is there as often as the three texts ask for: as
/// often as in the base, with the differences of both sides. A statement that both sides changed is in no text; then its
/// tokens have to be there. What yours and the templates have in the same order has this order.
enum MergeProof {

    /// What a declaration is in all texts: its key in the result, and the types around it. Extensions are the type.
    private struct Name: Hashable {
        let scope: [SwiftTree.Key]
        let key: SwiftTree.Key

        /// The scope of what is declared in it.
        var inner: [SwiftTree.Key] {
            if key.kind == .file { return [] }
            let isType = key.kind == .class || key.kind == .protocol || key.kind == .extension
            return scope + [isType ? SwiftTree.Key(kind: .class, name: key.name, details: []) : key]
        }

        /// As a message ends: ` in show(_:)`.
        var place: String { key.kind == .file ? "" : " in \(key.text)" }
    }

    private enum Item: Hashable {
        /// A statement or a heading: its tokens, with one for each block.
        case statement([Int])
        case declaration(SwiftTree.Key)

        var isStatement: Bool { if case .statement = self { true } else { false } }
    }

    /// The items of each declaration in order, each with the node that it is directly in.
    private typealias Inventory = [Name: [(item: Item, block: Int)]]

    /// What is wrong with the result of a merge; nil if nothing is.
    static func mistake(in result: ComparedText, of texts: PerText<ComparedText>, _ matching: Matching) -> String? {
        if !result.tree.isReadable { return "it would not be Swift" }
        if let mistake = mistakeInTokens(result, of: texts) { return mistake }
        if let mistake = mistake(texts, result, matching) ?? mistakeInNames(result, of: texts) { return mistake }
        if let mistake = undeclaredName(result, of: texts) { return mistake }
        let repeated = PerText(base: texts.base, yours: result, templates: texts.templates)
        var second = TreeMerge(repeated)
        do throws(TreeMerge.Clash) {
            let text = try second.result()
            if let conflict = second.conflicts.first { return "in a second update, \(conflict.message)" }
            if text != result.source { return "a second update would change it" }
        } catch {
            return "in a second update, \(error.message)"
        }
        return mistake(repeated, result, second.matching)
    }

    private static func mistake(
        _ texts: PerText<ComparedText>,
        _ result: ComparedText,
        _ matching: Matching
    ) -> String? {
        if let mistake = mistakeInDeclarations(texts, result) { return mistake }
        if let mistake = mistakeInComments(texts, result) { return mistake }
        let keys = keys(texts, matching)
        let inventories = texts.zip(keys) { inventory(of: $0, $1) }
        let known = Set(inventories.base.keys).union(inventories.yours.keys).union(inventories.templates.keys)
        let merged = inventory(of: result, [:], known: known)
        // Of several mistakes, each run names the same one.
        return merged.compactMap { name, items in
            let all = inventories.map { $0[name]?.map(\.item) ?? [] }
            if let mistake = mistake(all.map(\.counts), items.map(\.item).counts, in: name, merged) { return mistake }
            return isInOrder(items, all) ? nil : "the order\(name.place) would change"
        }.min()
    }

    /// A comment of yours is missing that the templates did not delete, one is back that you deleted, or a new one of the
    /// templates is missing. For each comment that both deleted, a new one may be missing: its new form.
    private static func mistakeInComments(_ texts: PerText<ComparedText>, _ result: ComparedText) -> String? {
        let counts = texts.map(\.comments.counts)
        let merged = result.comments.counts
        let comments = [counts.base, counts.yours, counts.templates, merged].reduce(Set()) { $0.union($1.keys) }
        var (mistakes, missing): (Set<String>, Int) = ([], 0)
        for comment in comments {
            let count = counts.map { $0[comment] ?? 0 }
            let now = merged[comment] ?? 0
            let change = count.templates - count.base
            if count.yours > count.base, now < count.yours + min(0, change) {
                mistakes.insert("a comment of yours would be lost")
            }
            if count.yours < count.base, now > count.yours + max(0, change) {
                mistakes.insert("a comment that you deleted would be back")
            }
            if now > max(count.yours, allowed(count).most) {
                mistakes.insert("a comment would be there twice")
            }
            missing += change > 0 ? max(0, allowed(count).least - now) : max(change, min(0, count.yours - count.base))
        }
        // An update that changes nothing loses nothing.
        if missing > 0, result.source != texts.yours.source {
            mistakes.insert("a comment of the templates would be lost")
        }
        return mistakes.min()
    }

    /// Something would be declared more often than in any text.
    private static func mistakeInDeclarations(_ texts: PerText<ComparedText>, _ result: ComparedText) -> String? {
        result.declarations.compactMap { name, nodes in
            let counts = texts.map { $0.declarations[name]?.count ?? 0 }
            let isRepeated = nodes.count > max(1, counts.base, counts.yours, counts.templates)
            return isRepeated ? "'\(name.text)' would be declared twice" : nil
        }.min()
    }

    // MARK: - What a text has -

    /// The keys that declarations have in the result: yours', unless only the templates changed it.
    private static func keys(_ texts: PerText<ComparedText>, _ matching: Matching) -> PerText<[Int: SwiftTree.Key]> {
        var keys = PerText<[Int: SwiftTree.Key]>(base: [:], yours: [:], templates: [:])
        for (base, key) in texts.base.keys.enumerated() {
            guard let key else { continue }
            let own = matching.yours[base]
            let new = matching.templates[base]
            let ownKey = own.flatMap { texts.yours.keys[$0] } ?? key
            let newKey = new.flatMap { texts.templates.keys[$0] } ?? key
            let renamed = ownKey.name == key.name ? newKey : ownKey
            let merged = ownKey == newKey || newKey == key ? ownKey : ownKey == key ? newKey : renamed.ofBoth
            keys.base[base] = merged
            if let own { keys.yours[own] = merged }
            if let new { keys.templates[new] = merged }
        }
        return keys
    }

    /// - Parameter known: the declarations of the other texts; one that none of these has was changed by both sides.
    private static func inventory(
        of text: ComparedText,
        _ keys: [Int: SwiftTree.Key],
        known: Set<Name>? = nil
    ) -> Inventory {
        var inventory: Inventory = [:]
        func add(_ node: Int, to owner: Name) {
            for child in text.children[node] {
                guard text[child].kind.isDeclaration, let key = keys[child] ?? text.keys[child] else {
                    if text.isStatement(child) {
                        inventory[owner]?.append((.statement(text.tokensOutsideOfBlocks(child)), node))
                    }
                    add(child, to: owner)
                    continue
                }
                var name = Name(scope: owner.inner, key: key)
                if let known, !known.contains(name) { name = Name(scope: owner.inner, key: key.ofBoth) }
                inventory[owner]?.append((.declaration(name.key), node))
                inventory[name] = inventory[name] ?? []
                // A module is imported in one way or another.
                guard key.kind != .import else { continue }
                // Attributes and conformances are sets.
                inventory[name]?.append((.statement(text.tokensOutsideOfBlocks(child).sorted()), child))
                add(child, to: name)
            }
        }
        let file = Name(scope: [], key: SwiftTree.Key(kind: .file, name: "", details: []))
        inventory[file] = []
        add(0, to: file)
        return inventory
    }

    // MARK: - Checks -

    private static func mistake(
        _ counts: PerText<[Item: Int]>,
        _ merged: [Item: Int],
        in name: Name,
        _ result: Inventory
    ) -> String? {
        func count(_ item: Item) -> PerText<Int> { counts.map { $0[item] ?? 0 } }
        let items = Set(merged.keys).union(counts.base.keys).union(counts.yours.keys).union(counts.templates.keys)
        return items.compactMap { item in
            let count = count(item)
            let now = merged[item] ?? 0
            var least = allowed(count).least
            let most = allowed(count).most
            switch item {
            case .declaration(let key):
                let isElsewhere = result[Name(scope: name.inner, key: key)] != nil
                if count.templates > count.base, now == count.yours, isElsewhere { least = now }
                if now < least { return "\(key.text)\(name.place) would be lost" }
                if now > most { return "\(key.text)\(name.place) would be there too often" }
            case .statement(let tokens):
                let isNew = count.base + count.yours + count.templates == 0
                if now > most, !isNew { return "a statement\(name.place) would be there too often" }
                if now < least, now < leastTokens(count), !hasTokens(tokens, counts, merged) {
                    return "a statement\(name.place) would be lost"
                }
            }
            return nil
        }.min()
    }

    /// True if the order of each two is merged as everything else is: two statements of a block have the order of the side
    /// that changed it, or that has both. Declarations only have an order if yours and the templates agree on it. What is
    /// there several times has no place.
    private static func isInOrder(_ merged: [(item: Item, block: Int)], _ all: PerText<[Item]>) -> Bool {
        let counts = merged.map(\.item).counts
        let entries = merged.filter { counts[$0.item] == 1 }
        let places = all.map { items in
            let counts = items.counts
            let places = Dictionary(uniqueKeysWithValues: zip(items, items.indices).filter { counts[$0.0] == 1 })
            return entries.map { places[$0.item] }
        }
        func isWrong(_ first: Int, _ second: Int) -> Bool {
            let order = places.map { places in places[first].flatMap { first in places[second].map { first < $0 } } }
            let areStatements = entries[first].item.isStatement && entries[second].item.isStatement
            // What only the templates have may be on another side of `super.init`.
            let isTheirs = order.base == nil && order.yours == nil
            let hasOrder = areStatements && entries[first].block == entries[second].block && !isTheirs
            guard hasOrder || order.yours == order.templates, let side = order.side else { return false }
            return order[side] == false
        }
        // Only two that a side has the other way round can be wrong. Insertion sort passes each of these, and no others.
        return [places.yours, places.templates].allSatisfy { places in
            var sorted: [(place: Int, entry: Int)] = []
            return entries.indices.allSatisfy { second in
                guard let place = places[second] else { return true }
                let later = sorted.reversed().prefix { $0.place > place }
                if later.contains(where: { isWrong($0.entry, second) }) { return false }
                sorted.insert((place, second), at: sorted.count - later.count)
                return true
            }
        }
    }

    /// How often something has to be in the result at least: what yours has and the templates did not delete, and what
    /// the templates inserted.
    private static func leastTokens(_ count: PerText<Int>) -> Int {
        max(count.yours - max(0, count.base - count.templates), count.templates - count.base)
    }

    /// True if the statements of the result have enough of each of some tokens.
    private static func hasTokens(_ tokens: [Int], _ counts: PerText<[Item: Int]>, _ merged: [Item: Int]) -> Bool {
        func number(of token: Int, in items: [Item: Int]) -> Int {
            items.reduce(0) { sum, item in
                guard case .statement(let tokens) = item.key else { return sum }
                return sum + item.value * tokens.count { $0 == token }
            }
        }
        return Set(tokens).allSatisfy { token in
            token < ComparedText.Numbers.first
                || number(of: token, in: merged) >= leastTokens(counts.map { number(of: token, in: $0) })
        }
    }

    /// How often something may be in the result.
    static func allowed(_ count: PerText<Int>) -> (least: Int, most: Int) {
        let sum = max(0, count.yours + count.templates - count.base)
        guard (count.yours - count.base) * (count.templates - count.base) > 0 else { return (sum, sum) }
        // Both may have done the same.
        let isAdded = count.yours > count.base
        let same = isAdded ? max(count.yours, count.templates) : min(count.yours, count.templates)
        return (min(same, sum), max(same, sum))
    }
}

extension SwiftTree.Key {

    /// The key of a declaration whose labels both sides changed.
    fileprivate var ofBoth: SwiftTree.Key { SwiftTree.Key(kind: kind, name: name, details: ["*"]) }
}
