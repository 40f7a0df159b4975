/// Checks the result of a merge, without knowing how it came about.
///
/// - Each declaration is in the result as often as the three texts ask for: as the base has it, with the differences of
///   both sides.
/// - In each body, no statement of yours is missing but those that the templates deleted; each one that they inserted is
///   there; and none is there more often.
struct MergeProof {

    /// The first thing that is wrong; nil if nothing is.
    private(set) var mistake: String?

    /// The keys of a declaration and of those around it. The names are those of the result.
    private typealias Chain = [Name]

    private struct Name: Hashable {
        let key: SwiftTree.Key
        /// True if both sides changed the key: the result's is a third one.
        var isMerged = false
    }

    /// What a text declares, and the statements in each declaration.
    private struct Inventory {
        var declarations: [Chain: Int] = [:]
        var statements: [Chain: [[Int]: Int]] = [:]
    }

    init(_ texts: PerText<ComparedText>, _ result: ComparedText, _ matching: Matching) {
        let names = Self.names(texts, matching)
        let base = Self.inventory(of: texts.base, names.base)
        let yours = Self.inventory(of: texts.yours, names.yours)
        let templates = Self.inventory(of: texts.templates, names.templates)
        let merged = Self.inventory(of: result, [:])
        let isLoose =
            !matching.moved.isEmpty
            || yours.declarations.keys.contains { $0.contains(where: \.isMerged) }
        if let lost = Self.lostComment(texts, result) {
            mistake = lost
        } else if isLoose {
            mistake = Self.looseMistake(base, yours, templates, merged)
        } else {
            mistake =
                Self.mistakeInDeclarations(base, yours, templates, merged)
                ?? Self.mistakeInStatements(
                    base,
                    yours,
                    templates,
                    merged,
                    openers: result.openers,
                    done: Self.doneCalls(texts, matching)
                )
        }
    }

    /// The templates' calls whose change yours has in a call of the same callee, as after an earlier update:
    /// `let router = Router(a, b)` has the argument that `return Router(a, b)` got.
    private static func doneCalls(_ texts: PerText<ComparedText>, _ matching: Matching) -> Set<[Int]> {
        Set(
            texts.base.tree.nodes.indices.compactMap { base in
                guard let own = matching.yours[base], let new = matching.templates[base],
                    texts.templates.isStatement(new), !texts.templates.callee(of: new).isEmpty,
                    texts.yours.callee(of: own) == texts.templates.callee(of: new)
                else { return nil }
                let statement = texts.templates.tokensOutsideOfBlocks(new)
                let before = texts.base.tokensOutsideOfBlocks(base).counts
                let mine = texts.yours.tokensOutsideOfBlocks(own).counts
                let isDone = statement.counts.allSatisfy { token, count in
                    count <= before[token] ?? 0 || count <= mine[token] ?? 0
                }
                return isDone ? statement : nil
            }
        )
    }

    /// A comment of yours that the result does not have, and the templates did not delete.
    private static func lostComment(_ texts: PerText<ComparedText>, _ result: ComparedText) -> String? {
        let base = texts.base.comments.counts
        let templates = texts.templates.comments.counts
        let merged = result.comments.counts
        for (comment, count) in texts.yours.comments.counts {
            let old = base[comment] ?? 0
            let deleted = max(0, old - (templates[comment] ?? 0))
            if count > old, merged[comment] ?? 0 < count - deleted { return "a comment of yours would be lost" }
        }
        return nil
    }

    // MARK: - Names -

    /// The keys that declarations have in the result: yours', unless only the templates changed it.
    private static func names(_ texts: PerText<ComparedText>, _ matching: Matching) -> PerText<[Int: Name]> {
        var names = PerText<[Int: Name]>(base: [:], yours: [:], templates: [:])
        for base in texts.base.tree.nodes.indices {
            guard let key = texts.base.keys[base] else { continue }
            let own = matching.yours[base]
            let new = matching.templates[base]
            let ownKey = own.flatMap { texts.yours.keys[$0] }
            let newKey = new.flatMap { texts.templates.keys[$0] }
            let name: Name
            switch (ownKey, newKey) {
            case (let ownKey?, let newKey?) where ownKey == newKey || newKey == key: name = Name(key: ownKey)
            case (let ownKey?, let newKey?) where ownKey == key: name = Name(key: newKey)
            case (_?, _?): name = Name(key: key, isMerged: true)
            default: name = Name(key: ownKey ?? newKey ?? key)
            }
            names.base[base] = name
            if let own { names.yours[own] = name }
            if let new { names.templates[new] = name }
        }
        return names
    }

    private static func inventory(of text: ComparedText, _ names: [Int: Name]) -> Inventory {
        var inventory = Inventory()
        func visit(_ node: Int, _ chain: Chain) {
            for child in text.children[node] {
                let kind = text[child].kind
                if kind.isDeclaration, let key = text.keys[child] {
                    let inner = chain + [names[child] ?? Name(key: key)]
                    inventory.declarations[inner, default: 0] += 1
                    visit(child, inner)
                } else {
                    if text.isStatement(child) {
                        inventory.statements[chain, default: [:]][text.tokensOutsideOfBlocks(child), default: 0] += 1
                    }
                    visit(child, chain)
                }
            }
        }
        visit(0, [])
        return inventory
    }

    // MARK: - Checks -

    /// How often something may be in the result.
    private static func allowed(_ base: Int, _ yours: Int, _ templates: Int) -> Set<Int> {
        var allowed: Set = [max(0, yours + templates - base)]
        // Both did the same.
        if (yours - base) * (templates - base) > 0 { allowed.formUnion([yours, templates]) }
        return allowed
    }

    private static func mistakeInDeclarations(
        _ base: Inventory,
        _ yours: Inventory,
        _ templates: Inventory,
        _ result: Inventory
    ) -> String? {
        let chains = Set(base.declarations.keys).union(yours.declarations.keys).union(templates.declarations.keys)
            .union(result.declarations.keys)
        for chain in chains {
            let counts = [base, yours, templates, result].map { $0.declarations[chain] ?? 0 }
            let isElsewhere = counts[2] > counts[0] && counts[3] == counts[1] && isInOtherBlock(chain, result)
            if !allowed(counts[0], counts[1], counts[2]).contains(counts[3]), !isElsewhere {
                return "\(chain.last?.key.text ?? "a declaration") would be there \(counts[3]) times"
            }
            // A type may have several extensions.
            let isExtension = chain.last.map { $0.key.kind == .extension && $0.key.details.isEmpty } ?? false
            if counts[3] > 1, !isExtension, counts[3] > max(counts[0], counts[1], counts[2]) {
                return "\(chain.last?.key.text ?? "a declaration") would be there twice"
            }
        }
        return nil
    }

    /// True if another block of the type has a member: an extension, for example.
    private static func isInOtherBlock(_ chain: Chain, _ result: Inventory) -> Bool {
        guard chain.count > 1 else { return false }
        return result.declarations.keys.contains { other in
            other.count == chain.count && other != chain && other.last == chain.last
                && other[other.count - 2].key.name == chain[chain.count - 2].key.name
        }
    }

    private static func mistakeInStatements(
        _ base: Inventory,
        _ yours: Inventory,
        _ templates: Inventory,
        _ result: Inventory,
        openers: Set<Int>,
        done: Set<[Int]>
    ) -> String? {
        let chains = Set(base.statements.keys).union(yours.statements.keys).union(templates.statements.keys)
            .union(result.statements.keys)
        for chain in chains where chain.isEmpty || result.declarations[chain] != nil {
            let all = [base, yours, templates, result].map { $0.statements[chain] ?? [:] }
            func count(_ text: Int, _ statement: [Int]) -> Int { all[text][statement] ?? 0 }
            let inserted = all[2].keys.filter { count(2, $0) > count(0, $0) }
            let isDone = !inserted.isEmpty && inserted.allSatisfy { count(1, $0) > count(0, $0) }
            var lost: [[Int]] = []
            var added: [[Int]] = []
            for statement in Set(all.flatMap(\.keys)) {
                let (old, own, new, now) = (
                    count(0, statement), count(1, statement), count(2, statement), count(3, statement)
                )
                var allowed = allowed(old, own, new)
                if new < old, isDone { allowed.formUnion([own, new]) }
                let least = max(own - max(0, old - new), new > old ? 1 : 0)
                if let first = allowed.min(), now < first, now < least { lost.append(statement) }
                if let last = allowed.max(), now > last { added.append(statement) }
            }
            // An earlier update may have merged it with what yours changed in it.
            let mixed = Set(
                all[3].keys.filter { count(1, $0) > count(0, $0) }.map { $0.prefix { !openers.contains($0) } }
            )
            lost.removeAll { done.contains($0) || mixed.contains($0.prefix { !openers.contains($0) }) }
            // A statement that both changed is one that no text has.
            let new = added.filter { count(0, $0) == 0 && count(1, $0) == 0 && count(2, $0) == 0 }
            let place = chain.last.map { " in \($0.key.text)" } ?? ""
            if added.count > new.count { return "a statement\(place) would be there too often" }
            if lost.count > 2 * new.count { return "a statement\(place) would be lost" }
        }
        return nil
    }

    /// If declarations moved, or both sides changed a key, only the numbers are compared.
    private static func looseMistake(
        _ base: Inventory,
        _ yours: Inventory,
        _ templates: Inventory,
        _ result: Inventory
    ) -> String? {
        func count(_ inventory: Inventory) -> Int { inventory.declarations.values.reduce(0, +) }
        let most = count(yours) + max(0, count(templates) - count(base)) + 3
        if count(result) > most { return "there would be too many declarations" }
        for (chain, number) in result.declarations where number > 1 {
            let most = [base, yours, templates].map { $0.declarations[chain] ?? 0 }.max() ?? 0
            if number > most { return "\(chain.last?.key.text ?? "a declaration") would be there twice" }
        }
        return nil
    }
}

extension SwiftTree.Key {

    /// `function show(_:)`
    fileprivate var text: String {
        let details = details.isEmpty ? "" : "(\(details.joined(separator: ", ")))"
        return "\(kind) \(name)\(details)"
    }
}
