/// The modules that decide which declarations are public. The access levels of one module depend on each other: a public
/// function has parameters of public types. So of two camps, one with public types and one with internal types, only the
/// larger one votes.
struct AccessLevels {

    /// The modules that have nearly all access levels of the most typical one.
    private var deciding: Set<Int> = []

    init(_ alignment: Alignment) {
        // For each declaration that is public in some modules, whether it is in each of them.
        let all = alignment.nodes.filter(\.item.hasWords).map { node in
            Dictionary(node.entries.map { ($0.module, $0.item.isPublic) }) { first, _ in first }
        }.filter { Set($0.values).count > 1 }
        var scores: [Int: Int] = [:]
        for levels in all {
            let counts = levels.values.map(\.self).counts
            for (module, isPublic) in levels {
                scores[module, default: 0] += 2 * (counts[isPublic] ?? 0) - levels.count
            }
        }
        guard let typical = scores.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else { return }
        deciding = Set(
            scores.keys.filter { module in
                let shared = all.compactMap { levels in
                    levels[typical].flatMap { own in levels[module].map { $0 == own } }
                }
                return Threshold.areExceptions(shared.count { !$0 }, of: shared.count)
            }
        )
    }

    /// True if a declaration is public.
    ///
    /// - Parameters:
    ///   - entries: its forms.
    ///   - modules: the modules with the options that it is written with.
    func isPublic(_ entries: [Alignment.Entry], among modules: Set<Int>) -> Bool {
        let own = entries.filter { modules.contains($0.module) }
        let typical = own.filter { deciding.contains($0.module) }
        let voting = typical.isEmpty ? own : typical
        return Threshold.isMost(voting.count { $0.item.isPublic }, of: voting.count)
    }
}

extension Item {

    /// True for a declaration that begins with `public` or `open`.
    var isPublic: Bool {
        guard case .group(let words) = pieces.first, words.kind == .words else { return false }
        return words.items.contains { $0.shape == "public" || $0.shape == "open" }
    }
}
