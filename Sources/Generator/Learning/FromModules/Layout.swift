/// Where a list or a block has line ends: as in most of the modules that have as many items in it as are written, if
/// they are enough, else as in most modules.
struct Layout {

    /// The modules with this layout.
    let modules: Set<Int>
    let open: String
    /// What most closures capture, and how many of them.
    let captures: (text: String, count: Int)
    /// The white space above the first item.
    let openGap: String
    /// The white space above other items; nil if no module has two.
    let itemGap: String?
    let close: String
    let endsWithComma: Bool
    /// The end of a group without items; nil if too few modules have such a group.
    let emptyClose: String?

    /// True if the first item is on a line of its own.
    var isInLines: Bool { openGap.contains("\n") }

    /// - Parameter count: the number of items that are written.
    init(_ all: [(module: Int, group: Item.Group)], count: Int?) {
        let filled = all.filter { !$0.group.items.isEmpty }
        let same = filled.filter { $0.group.items.count == count && $0.group.kind != .block }
        let some = !same.isEmpty && Threshold.isForm(same.count, of: filled.count) ? same : filled
        let most = some.map { Self.form($0.group) }.mostFrequent
        let typical = some.filter { Self.form($0.group) == most }
        modules = Set(typical.map(\.module))
        // Of the signatures of closures that all differ, the shortest has least of a module's own.
        open = Spellings.agreed((typical.isEmpty ? all : typical).map(\.group.open).sorted { $0.count < $1.count })
        let captured = Spellings.agreed(typical.map(\.group.captures))
        captures = (captured, typical.count { Spellings.compared($0.group.captures) == Spellings.compared(captured) })
        openGap = typical.compactMap(\.group.items.first?.gap).mostFrequent ?? ""
        itemGap = typical.flatMap { $0.group.items.dropFirst().map(\.gap) }.mostFrequent
        close = typical.map(\.group.close).mostFrequent ?? ""
        endsWithComma = typical.count { $0.group.endsWithComma } * 2 > typical.count
        let empty = all.filter(\.group.items.isEmpty).map(\.group.close)
        let isList = all.first?.group.isList == true && !open.hasSuffix("[")
        emptyClose =
            isList
            ? empty.mostFrequent ?? String(close.drop(while: \.isSpace).drop { $0 == "\u{1}" })
            : Threshold.isForm(empty.count, of: all.count) ? empty.mostFrequent : nil
    }

    /// Where a group has line ends: above its first item, above others, and above its end.
    static func form(_ group: Item.Group) -> [Bool] {
        [
            group.items.first?.gap.contains("\n") == true, group.items.dropFirst().contains { $0.gap.contains("\n") },
            group.close.contains("\n"),
        ]
    }
}

extension [String] {

    /// The most frequent white space: of those with a line end, if most have one, else of those without.
    var mostFrequentGap: String? {
        let lines = filter { $0.contains("\n") }
        return lines.count * 2 > count ? lines.mostFrequent : filter { !$0.contains("\n") }.mostFrequent ?? mostFrequent
    }
}

extension Item {

    /// True for what other code needs, whatever its form: a declaration, a `return`, a call of an initialiser, and what
    /// names a type of the module.
    var isAlwaysKept: Bool {
        switch kind {
        case .variable: return shape.unicodeScalars.contains { Spellings.variables(of: $0) != nil }
        case .statement:
            return keys[0] == "return" || keys[0].hasPrefix("super . init") || keys[0].hasPrefix("self . init")
                || keys[0].hasPrefix("init") || shape.unicodeScalars.contains { Spellings.variables(of: $0) != nil }
        case .element, .attribute, .modifier, .comment, .typealias: return false
        default: return true
        }
    }

    /// True for a body that rarely compiles without a statement: of a function with a result, of an initialiser, of a
    /// getter, and of a `guard`.
    func needsStatement(in group: String) -> Bool {
        switch kind {
        case .function: return hasResult(in: group)
        case .initializer, .accessor: return group == "block"
        case .variable: return true
        case .statement: return keys[0].hasPrefix("guard") || keys[0].hasPrefix("return")
        default: return false
        }
    }

    /// True for the body of a function with a result, and for the closure that makes a variable's value.
    func hasResult(in group: String) -> Bool {
        kind == .function && shape.contains("->") && group == "block"
            || kind == .variable && group.hasPrefix("closure =")
    }

    /// True for a statement that may be a value: no assignment, and no local variable.
    var isExpression: Bool { kind == .statement && !keys[0].hasSuffix("=") && !keys[0].hasPrefix("guard") }

    /// True for a statement with which a body may end.
    var canReturn: Bool {
        let words = ["return", "switch", "if", "do", "while", "repeat"]
        return kind == .statement && words.contains(String(keys[0].prefix { $0 != " " }))
    }

    /// True for what means nothing without its block; for an extension, if it has no conformance.
    var isOnlyBlock: Bool {
        let words = ["if", "for", "while", "switch", "do", "defer", "repeat"]
        let isStatement = kind == .statement && words.contains(String(keys[0].prefix { $0 != " " }))
        return isStatement || kind == .extension || kind == .switchCase || kind == .conditional
    }
}
