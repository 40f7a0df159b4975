/// Writes what most modules have of aligned items, in the form that most of them have.
struct TemplateWriter {

    typealias Node = Alignment.Node

    let alignment: Alignment
    private let accessLevels: AccessLevels
    private let conformances: Conformances
    var options: LearnedOptions {
        didSet {
            let flags = Set(options.flags.map(\.name))
            conditions = conditions.mapValues { $0.filter { flags.contains($0.flag) } }
        }
    }
    /// The modules of the sample.
    let modules: Set<Int>
    var count: Int { modules.count }
    /// The condition of the file that is written.
    private var fileCondition: TemplateCondition?
    /// Nodes that are written though few modules have them, or though they have many forms.
    var needed: Set<Int> = []
    /// Nodes that are written under all options, though only those with one of them have them.
    var unconditional: Set<Int> = []
    /// The conditions under which nodes are written that use what is declared under these.
    var conditions: [Int: [TemplateCondition]] = [:]
    /// The arguments and parameters that calls and functions need, by their nodes and lists.
    private(set) var arguments: [Int: [String: [MismatchedCall.Argument]]] = [:]
    /// Nodes that are left out, because what they use cannot be declared.
    var excluded: Set<Int> = []
    /// The nodes that are in a template.
    private(set) var written: Set<Int> = []
    private var conditionsOfWritten: [Int: Set<[TemplateCondition]>] = [:]
    /// Why nodes that most modules have, or parts of these, are left out.
    private(set) var reasons: [Int: String] = [:]
    /// What nodes lack that are written, since what is around them needs them.
    var incomplete: [Int: String] = [:]

    init(_ alignment: Alignment, of modules: Set<Int>, options: LearnedOptions) {
        (self.alignment, self.modules, self.options) = (alignment, modules, options)
        (accessLevels, conformances) = (AccessLevels(alignment), Conformances(alignment))
    }

    /// Gives a call the arguments that are declared, and a function the parameters that are required.
    ///
    /// - Returns: false if that is not possible.
    mutating func correct(_ mismatch: MismatchedCall) -> Bool {
        guard let node = mismatch.node, let own = mismatch.arguments, arguments[node]?[mismatch.list] != own else {
            return false
        }
        arguments[node, default: [:]][mismatch.list] = own
        return true
    }

    /// Begins to write all files again.
    mutating func begin() { (written, conditionsOfWritten, reasons, incomplete) = ([], [:], [:], [:]) }

    /// The conditions under which a node is written; none for one that always is.
    func conditions(of node: Int) -> [TemplateCondition] {
        let conditions = conditionsOfWritten[node] ?? []
        return conditions.count == 1 ? conditions.first ?? [] : []
    }

    /// True if something in a file is written under all options.
    func isUnconditional(_ file: Alignment.Group) -> Bool {
        file.nodes.contains { unconditional.contains($0) && alignment.nodes[$0].item.kind != .import }
    }

    /// The text of a file.
    ///
    /// - Parameter condition: the condition under which the file is written.
    mutating func text(of file: Alignment.Group, onlyWith condition: TemplateCondition?) -> TemplateText {
        fileCondition = condition
        return TemplateText(segments: group(file, in: Scope(modules: file.modules, conditions: []), base: "") ?? [])
    }

    // MARK: - Which items -

    /// The modules that decide about a node, and the options under which it is written: two for a node that has a form
    /// for each value of an option, none for a node that is left out.
    func scopes(of index: Int, in scope: Scope) -> [Scope] {
        let (node, all) = (alignment.nodes[index], scope.modules)
        let own = node.modules.intersection(all)
        let isPublic = isPublic(index, with: scope.conditions)
        guard !own.isEmpty || isPublic == true, !excluded.contains(index) else { return [] }
        let given = (conditions[index] ?? []).filter { $0 != fileCondition && !scope.conditions.contains($0) }
        if !given.isEmpty {
            if given.contains(where: { scope.conditions.contains($0.opposite) }) { return [] }
            let deciding = options.modules(given, among: own)
            return [Scope(modules: deciding.isEmpty ? own : deciding, conditions: scope.conditions + given)]
        }
        if scope.conditions.isEmpty, !unconditional.contains(index) {
            if let condition = options.condition(of: own, among: all) {
                let deciding = options.modules([condition], among: own)
                return [Scope(modules: deciding.isEmpty ? own : deciding, conditions: [condition])]
            }
            let hasBlock = node.groups.values.contains { $0.kind == .block }
            let entries = node.entries.filter { own.contains($0.module) && !hasBlock }
            let form = entries.map(\.item.shape).mostFrequent
            let same = Set(entries.filter { $0.item.shape == form }.map(\.module))
            if let condition = options.condition(of: same, among: all) {
                let others = options.modules([condition.opposite], among: all)
                let rest = own.intersection(others)
                let isMost = Threshold.isMost(rest.count, of: others.count)
                return [Scope(modules: options.modules([condition], among: same), conditions: [condition])]
                    + (isMost ? [Scope(modules: rest, conditions: [condition.opposite])] : [])
            }
        }
        if let isPublic {
            let same = node.entries.filter { ["public", "open"].contains($0.item.shape) == isPublic }
            let deciding = Set(same.map(\.module)).intersection(isPublic ? modules : all)
            let isWritten = isPublic || Threshold.isMost(deciding.count, of: all.count)
            return isWritten ? [Scope(modules: deciding, conditions: scope.conditions)] : []
        }
        let having = own.union(conformances.others(index).intersection(all)).count
        if Threshold.isMost(having, of: scope.count) { return [Scope(modules: own, conditions: scope.conditions)] }
        // What few modules have in it is theirs alone.
        // But an extension for a conformance has what the protocol requires.
        let count = node.item.kind == .extension ? own.count : scope.count
        return needed.contains(index) ? [Scope(modules: own, conditions: scope.conditions, count: count)] : []
    }

    /// True for the access level of a declaration that is public; nil for anything else, and if no module has it public.
    private func isPublic(_ word: Int, with conditions: [TemplateCondition]) -> Bool? {
        let node = alignment.nodes[word]
        guard node.item.keys[0] == "access", let declaration = node.parent,
            node.entries.contains(where: { ["public", "open"].contains($0.item.shape) })
        else { return nil }
        let all = alignment.nodes[declaration]
        return accessLevels.isPublic(all.entries, among: options.modules(conditions, among: all.modules))
    }

    // MARK: - Items -

    /// - Parameters:
    ///   - base: the indentation of the line that it begins on.
    ///   - isNeeded: true to write it though the modules have many forms of it.
    /// - Returns: nil if it cannot be written.
    mutating func item(_ index: Int, in scope: Scope, base: String, isNeeded: Bool) -> [Segment]? {
        let node = alignment.nodes[index]
        let all = node.entries.filter { scope.modules.contains($0.module) }
        guard let same = overloads(all, node) else { return fail(index, "its parameters differ") }
        let entries = typical(inheriting(same, index), node, in: scope)
        let shape = entries.map(\.item.shape).mostFrequent
        let chosen = entries.filter { $0.item.shape == shape }
        guard let first = chosen.first?.item else { return nil }
        let isNeeded = isNeeded || needed.contains(index)
        let isKept = isNeeded || first.isAlwaysKept
        let isForm = node.isMixed ? Threshold.isMost : Threshold.isForm
        let isShared = chosen.count > 1 || count < Threshold.leastForSharing
        let isOfFew = !isShared || !isForm(chosen.count, entries.count)
        guard isKept || !isOfFew else { return fail(index, "each has another form") }
        func segment(_ text: String, with conditions: [TemplateCondition] = []) -> Segment {
            Segment(text.replacing(Item.indent, with: base), scope.conditions + conditions, node: index)
        }
        var segments = [segment(shared(all.map(\.item.comments)))]
        written.insert(index)
        reasons[index] = nil
        conditionsOfWritten[index, default: []].insert(scope.conditions)
        // How many segments stand before the link of a chain that is written, and whether this link is left out.
        var (link, isLeftOut): (Int?, Bool) = (nil, false)
        for (place, piece) in first.pieces.enumerated() {
            if piece.text == ".", piece.gap.contains("\n") { (link, isLeftOut) = (segments.count, false) }
            if isLeftOut { continue }
            guard case .group(let group) = piece else {
                let tokens = chosen.map { $0.item.pieces[place] }
                let isBehindWords = place == 1 && first.hasWords
                let needs = isBehindWords ? conditions(ofWords: segments.dropFirst(), in: scope) : [[]]
                let gaps = tokens.map(\.gap).filter { !isBehindWords || !$0.isEmpty }
                segments += needs.map { segment(gaps.mostFrequentGap ?? " ", with: $0) }
                let text = Spellings.agreed(tokens.map(\.text))
                // A text of one module means nothing in the next one.
                segments.append(segment(isOfFew && text.hasPrefix("\"") ? "\"\"" : text))
                continue
            }
            guard let aligned = node.groups[group.key] else { continue }
            let isOfLink = group.kind == .list && link != nil
            var deciding: [Alignment.Entry]?
            if same.count < all.count, group.key == "parameters" {
                deciding = same
            } else if group.isList && group.open.hasSuffix("[") || first.kind == .variable && first.pieces.count <= 3 {
                // In `[User]()` and `[]`, the brackets mean different things; and `@Wrapper var user` needs its attribute.
                deciding = chosen
            } else if group.kind == .words {
                deciding = entries
            }
            let inner = deciding.map { Scope(modules: Set($0.map(\.module)), conditions: scope.conditions) } ?? scope
            if let own = self.group(aligned, in: inner, base: base, of: index, isNeeded: isKept && !isOfLink) {
                segments += own
            } else if isOfLink, let link {
                segments.removeSubrange(link...)
                isLeftOut = true
            } else {
                written.subtract(index..<node.next)
                return nil
            }
        }
        if !isNeeded, isHollow(node, segments) {
            written.subtract(index..<node.next)
            return fail(index, "its parameters differ")
        }
        return segments + [segment(shared(all.map(\.item.tail)))]
    }

    /// True for a function of which neither a parameter nor a statement is written, though most modules have parameters. What
    /// it returns is reason enough to keep it.
    private func isHollow(_ node: Node, _ segments: [Segment]) -> Bool {
        guard node.item.kind == .function, !node.item.shape.contains("->"), let list = node.groups["parameters"] else {
            return false
        }
        let own = Set(list.nodes + (node.groups["block"]?.nodes ?? []))
        let filled = list.entries.count { !$0.group.items.isEmpty }
        return Threshold.isMost(filled, of: list.entries.count)
            && !segments.contains { $0.nodes.contains { own.contains($0.node) } }
    }

    /// The conditions of the white space behind attributes and modifiers: those of any of these.
    private func conditions(ofWords segments: ArraySlice<Segment>, in scope: Scope) -> [[TemplateCondition]] {
        let words = segments.filter { !$0.text.isEmpty }
        if words.isEmpty { return [] }
        return TemplateCondition.any(of: words.map { $0.conditions.first { !scope.conditions.contains($0) } })
    }

    /// Of methods that override those of a superclass, the ones with the labels that most have. Nil if they have too many
    /// forms: the superclass has no method with a mixture of them.
    private func overloads(_ entries: [Alignment.Entry], _ node: Node) -> [Alignment.Entry]? {
        guard node.isMixed, node.item.kind == .function, node.typicalItem.isOverride else { return entries }
        let labels = entries.map { $0.item.keys[1] }.mostFrequent
        let same = entries.filter { $0.item.keys[1] == labels }
        return same.count > 1 && Threshold.isForm(same.count, of: entries.count) ? same : nil
    }

    /// Of the initializers of a class, those of the classes with its superclass: they override the same ones. All of them, if
    /// there are none.
    private func inheriting(_ entries: [Alignment.Entry], _ index: Int) -> [Alignment.Entry] {
        let node = alignment.nodes[index]
        guard node.item.kind == .initializer, let type = node.parent,
            let superclass = alignment.nodes[type].groups["inheritance"]?.nodes.first(where: { written.contains($0) })
        else { return entries }
        let modules = alignment.nodes[superclass].modules
        let same = entries.filter { modules.contains($0.module) }
        return same.isEmpty ? entries : same
    }

    /// Of the functions with a name, those with as many parameters as are written: `init(view:)` may need a word that
    /// `init(view:log:)` must not have. All of them, if they are too few.
    private func typical(_ entries: [Alignment.Entry], _ node: Node, in scope: Scope) -> [Alignment.Entry] {
        guard let list = node.groups["parameters"] else { return entries }
        let inner = Scope(modules: scope.modules.intersection(list.modules), conditions: scope.conditions)
        let parameters = list.nodes.flatMap { scopes(of: $0, in: inner) }
        let counts = Dictionary(list.entries.map { ($0.module, $0.group.items.count) }) { first, _ in first }
        let same = entries.filter { entry in
            let own = parameters.count { !options.modules($0.conditions, among: [entry.module]).isEmpty }
            return counts[entry.module] == own
        }
        // A superclass has its initializers with these parameters, or it does not.
        let isEnough = node.item.kind == .initializer ? !same.isEmpty : same.count * 5 >= entries.count
        return isEnough ? same : entries
    }

    /// The text that most of the items have; empty if there is none.
    private func shared(_ texts: [String]) -> String {
        guard let most = texts.map({ Spellings.compared($0) }).mostFrequent else { return "" }
        let same = texts.filter { Spellings.compared($0) == most }
        return Threshold.isMost(same.count, of: texts.count) ? Spellings.agreed(same) : ""
    }

    /// Notes why an item, or a part of it, is left out.
    mutating func note(_ node: Int?, _ reason: String) {
        if let node { reasons[node] = reason }
    }

    mutating func fail<Parts>(_ node: Int?, _ reason: String) -> Parts? {
        note(node, reason)
        return nil
    }
}
