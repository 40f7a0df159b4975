/// A merge of three lists.
enum ThreeWay {

    /// Nil if both sides changed the same place in different ways.
    static func merged<Element: Hashable>(_ lists: PerText<[Element]>) -> [Element]? {
        var merged: [Element] = []
        for part in parts(lists) {
            let parts = lists.zip(part) { $0[$1] }
            guard let side = parts.side else { return nil }
            merged += side == .yours ? parts.yours : parts.templates
        }
        return merged
    }

    /// Divides three lists: an element that all have is a part, and so is what stands between two of these.
    ///
    /// - Parameter pairs: finds the equal elements of two lists, in order.
    static func parts<Element: Hashable>(
        _ lists: PerText<[Element]>,
        pairs: ([Element], [Element]) -> [(old: Int, new: Int)] = { CommonSubsequence.pairs($0, $1) }
    ) -> [PerText<Range<Int>>] {
        let mine = Dictionary(uniqueKeysWithValues: pairs(lists.base, lists.yours).map { ($0.old, $0.new) })
        let theirs = Dictionary(uniqueKeysWithValues: pairs(lists.base, lists.templates).map { ($0.old, $0.new) })
        var parts: [PerText<Range<Int>>] = []
        var start = PerText(base: 0, yours: 0, templates: 0)
        func add(to end: PerText<Int>) {
            let part = start.zip(end) { $0..<$1 }
            if !part.base.isEmpty || !part.yours.isEmpty || !part.templates.isEmpty { parts.append(part) }
            start = end
        }
        for index in lists.base.indices {
            guard let own = mine[index], let new = theirs[index] else { continue }
            let common = PerText(base: index, yours: own, templates: new)
            add(to: common)
            add(to: common.map { $0 + 1 })
        }
        add(to: lists.map(\.count))
        return parts
    }
}
