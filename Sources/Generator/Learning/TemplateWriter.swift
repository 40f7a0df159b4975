/// Writes the template of a file that several modules have.
struct TemplateWriter {

    /// An option that modules have or have not.
    struct Flag {
        let name: String
        let modules: Set<Int>
    }

    /// On what a line depends: an option, and whether it has to be on.
    struct Condition: Equatable {
        let flag: String
        let isOn: Bool
    }

    /// A line of the template.
    struct Row {
        /// With marks for the name, which is in every spelling that the modules' lines leave open.
        var text: String
        let condition: Condition?
        /// The modules that have it; nil for a blank line.
        let modules: Set<Int>?
    }

    let flags: [Flag]
    private(set) var rows: [Row] = []

    init(flags: [Flag]) { self.flags = flags }

    /// Writes statements that are at one place.
    ///
    /// - Parameters:
    ///   - blocks: all that any module has.
    ///   - modules: those that count: the ones that have the file, and the options of the statement around it.
    ///   - firstBlanks: the blank lines above the first one.
    mutating func write(
        _ blocks: [MergedBlock],
        of modules: Set<Int>,
        under condition: Condition?,
        isList: Bool,
        firstBlanks: [String]
    ) {
        let kept = blocks.compactMap { block -> (MergedBlock, Condition?)? in
            guard let own = self.condition(of: block.modules, among: modules, under: condition),
                isWritten(block, of: own == condition ? modules : self.modules(own, among: modules), under: own)
            else { return nil }
            return (block, own)
        }
        let conditions = Dictionary(kept.map { ($0.0.key, $0.1) }) { first, _ in first }
        var ordered = MergedBlock.ordered(kept.map(\.0))
        if isList { while let last = ordered.last, conditions[last.key] != condition { ordered.removeLast() } }
        for (index, block) in ordered.enumerated() {
            let own = conditions[block.key] ?? condition
            let among = own == condition ? modules : modules.intersection(block.modules)
            if index == 0 {
                for blank in firstBlanks { write(blank: blank, under: own) }
            } else {
                let later = block.entries.filter { $0.place > 0 && among.contains($0.module) }
                write(blanks: later.map { ($0.module, $0.block.head[0].blanks) }, under: own)
            }
            write(block, of: among, under: own)
            if isList, let last = rows.indices.last {
                let isLast = index == ordered.count - 1
                let hasComma = rows[last].text.utf8[...].trimmingSpaces.last == UInt8(ascii: ",")
                if !isLast, !hasComma, block.needsComma { rows[last].text += "," }
                if isLast, hasComma, !block.endsListWithComma { rows[last].text.removeLast() }
            }
        }
    }

    mutating func write(blank: String, under condition: Condition? = nil) {
        rows.append(Row(text: blank, condition: condition, modules: nil))
    }

    private mutating func write(_ block: MergedBlock, of modules: Set<Int>, under condition: Condition?) {
        let all = block.entries.filter { modules.contains($0.module) }
        let shape = block.sections.map(\.key)
        let entries = all.filter { $0.block.sections.map(\.key) == shape }
        let heads = entries.map { ($0.module, $0.block.head.map { Spellings.compared($0.text) }) }
        for (own, head) in forms(heads, under: condition) {
            let same = entries.filter { $0.block.head.map { Spellings.compared($0.text) } == head }
            for index in head.indices {
                if index > 0 { write(blanks: same.map { ($0.module, $0.block.head[index].blanks) }, under: own) }
                write(same.map { ($0.module, $0.block.head[index].text) }, under: own)
            }
        }
        let start = rows.count - (entries.first?.block.head.count ?? 0)
        for (index, section) in block.sections.enumerated() {
            let first = rows.count
            write(
                section.children,
                // Elements that others have on one line are not known.
                of: section.isBody ? modules : modules.intersection(section.modules),
                under: condition,
                isList: section.isList,
                firstBlanks: entries.compactMap { $0.block.sections[index].children.first?.head[0].blanks }.mostFrequent
                    ?? []
            )
            let ends = entries.compactMap { entry in entry.block.sections[index].end.map { (entry.module, $0) } }
            write(blanks: ends.map { ($0.0, $0.1.blanks) }, under: condition)
            write(ends.map { ($0.0, $0.1.text) }, under: condition)
            let isEmptied = rows.count == first + 1 && first > 0 && !section.children.isEmpty && !section.isBody
            if isEmptied, let end = rows.popLast() {
                rows[first - 1].text += Substring(end.text.utf8[...].trimmingSpaces)
            }
            if index == 0, section.isList { writeListInOneLine(from: start, of: all) }
        }
    }

    /// Writes a list of which elements were left out as modules write it that have only the others: in one line.
    private mutating func writeListInOneLine(from start: Int, of entries: [MergedBlock.Entry]) {
        guard start >= 0, rows[start...].allSatisfy({ $0.modules != nil && $0.condition == rows[start].condition })
        else { return }
        let parts = rows[start...].map { Spellings.compared(Substring($0.text.utf8[...].trimmingSpaces)) }
        var list = parts[0]
        for (index, part) in parts.dropFirst().enumerated() {
            list += (index == 0 || part.hasPrefix(")") ? "" : " ") + part
        }
        guard let opener = list.firstIndex(of: "(") else { return }
        let same = entries.filter { entry in
            let head = entry.block.head[0].compared
            return entry.block.head.count == 1
                && head.firstIndex(of: "(").map { head[$0...] == list[opener...] } ?? false
        }
        guard let form = same.map({ Spellings.compared($0.block.head[0].text) }).mostFrequent else { return }
        let own = same.filter { Spellings.compared($0.block.head[0].text) == form }
        let text = Spellings.agreed(own.map { $0.block.head[0].text })
        rows[start] = Row(text: text, condition: rows[start].condition, modules: Set(own.map(\.module)))
        rows.removeSubrange((start + 1)...)
    }

    private mutating func write(blanks: [(Int, [String])], under condition: Condition?) {
        for (own, blanks) in forms(blanks, under: condition) {
            for blank in blanks { write(blank: blank, under: own) }
        }
    }

    private mutating func write(_ lines: [(Int, text: String)], under condition: Condition?) {
        for (own, form) in forms(lines.map { ($0, Spellings.compared($1)) }, under: condition) {
            let same = lines.filter { Spellings.compared($0.text) == form }
            let text = Spellings.agreed(same.map(\.text))
            rows.append(Row(text: text, condition: own, modules: Set(same.map(\.0))))
        }
    }

    /// The form that most modules have; two forms if an option says which modules have which.
    private func forms<Form: Hashable>(
        _ all: [(module: Int, form: Form)],
        under condition: Condition?
    ) -> [(Condition?, Form)] {
        guard let form = all.map(\.form).mostFrequent else { return [] }
        let own = Set(all.filter { $0.form == form }.map(\.module))
        guard condition == nil, let flag = flag(of: own, among: Set(all.map(\.module))),
            let other = all.filter({ !own.contains($0.module) }).map(\.form).mostFrequent
        else { return [(condition, form)] }
        return [(flag, form), (Condition(flag: flag.flag, isOn: !flag.isOn), other)]
    }

    /// Takes out assignments like `self.logger = logger` of what no line that was kept declares, unless all modules have them.
    mutating func removeUndeclared(among modules: Set<Int>) {
        let all = rows
        rows.removeAll { row in
            let parts = Substring(row.text.utf8[...].trimmingSpaces).split(separator: " ")
            guard parts.count == 3, parts[1] == "=", parts[0] == "self.\(parts[2])", row.modules != modules else {
                return false
            }
            let name = parts[2]
            return !all.contains { other in
                other.text != row.text && other.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(name)
            }
        }
    }

    // MARK: - Which lines -

    /// On what a statement depends that some of the modules have; nil if it is left out.
    private func condition(of own: Set<Int>, among modules: Set<Int>, under condition: Condition?) -> Condition?? {
        let own = own.intersection(modules)
        if condition == nil, let flag = flag(of: own, among: modules) { return .some(flag) }
        return own.count * 2 > modules.count ? .some(condition) : nil
    }

    /// Whether enough of the modules begin a statement with the lines that would be written.
    private func isWritten(_ block: MergedBlock, of modules: Set<Int>, under condition: Condition?) -> Bool {
        let heads = block.entries.filter { modules.contains($0.module) }.map {
            ($0.module, $0.block.head.map(\.compared))
        }
        let forms = forms(heads, under: condition)
        guard forms.count == 1 else { return !forms.isEmpty }
        let count = heads.count { $0.1 == forms[0].1 }
        // A type in two forms that are equally frequent is kept, for the others need it.
        return BlockKey.isType(block.entries[0].block.head[0].compared)
            ? count * 2 >= modules.count : count * 5 >= modules.count * 3
    }

    private func modules(_ condition: Condition?, among modules: Set<Int>) -> Set<Int> {
        guard let condition, let flag = flags.first(where: { $0.name == condition.flag }) else { return modules }
        return condition.isOn ? modules.intersection(flag.modules) : modules.subtracting(flag.modules)
    }

    /// The option that comes and goes with a statement.
    private func flag(of own: Set<Int>, among modules: Set<Int>) -> Condition? {
        var best: (condition: Condition, misses: Int)?
        for flag in flags {
            for isOn in [true, false] {
                let wanted = isOn ? modules.intersection(flag.modules) : modules.subtracting(flag.modules)
                let others = modules.count - wanted.count
                guard wanted.count > 1, others > 1 else { continue }
                let missing = wanted.subtracting(own).count
                let extra = own.subtracting(wanted).count
                guard missing * 5 <= wanted.count, extra * 5 <= others, (missing + extra) * 8 <= modules.count else {
                    continue
                }
                if best.map({ missing + extra < $0.misses }) ?? true {
                    best = (Condition(flag: flag.name, isOn: isOn), missing + extra)
                }
            }
        }
        return best?.condition
    }
}
