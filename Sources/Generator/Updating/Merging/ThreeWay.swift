/// A merge of three lists.
enum ThreeWay {

    /// Nil if both sides changed the same place in different ways.
    static func lists<Element: Hashable>(_ base: [Element], _ yours: [Element], _ templates: [Element]) -> [Element]? {
        var merged: [Element] = []
        for part in parts(base, yours, templates) {
            let parts = PerText(base: base[part.base], yours: yours[part.yours], templates: templates[part.templates])
            guard let side = parts.side else { return nil }
            merged += side == .yours ? parts.yours : parts.templates
        }
        return merged
    }

    /// Divides three lists: an element that all have is a part, and so is what stands between two of these.
    static func parts<Element: Hashable>(
        _ base: [Element],
        _ yours: [Element],
        _ templates: [Element]
    ) -> [PerText<Range<Int>>] {
        let mine = Dictionary(uniqueKeysWithValues: CommonSubsequence.pairs(base, yours).map { ($0.old, $0.new) })
        let theirs = Dictionary(uniqueKeysWithValues: CommonSubsequence.pairs(base, templates).map { ($0.old, $0.new) })
        var parts: [PerText<Range<Int>>] = []
        var start = (base: 0, yours: 0, templates: 0)
        func add(to end: (base: Int, yours: Int, templates: Int)) {
            let part = PerText(
                base: start.base..<end.base,
                yours: start.yours..<end.yours,
                templates: start.templates..<end.templates
            )
            if !part.base.isEmpty || !part.yours.isEmpty || !part.templates.isEmpty { parts.append(part) }
            start = end
        }
        for index in base.indices {
            guard let own = mine[index], let new = theirs[index] else { continue }
            add(to: (index, own, new))
            add(to: (index + 1, own + 1, new + 1))
        }
        add(to: (base.count, yours.count, templates.count))
        return parts
    }
}
