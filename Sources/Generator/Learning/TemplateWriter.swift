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

        /// What begins its section.
        var mark: String { (isOn ? "#" : "^") + flag }
    }

    /// A line of the template.
    struct Row {
        /// Its parts, which may depend on an option.
        var parts: [(text: String, condition: Condition?)]
        let condition: Condition?
        /// The modules that have it; nil for a blank line.
        var modules: Set<Int>?

        /// With marks for the name, which is in every spelling that the modules' lines leave open.
        var text: String { parts.map(\.text).joined() }

        init(text: String, condition: Condition?, modules: Set<Int>) {
            (parts, self.condition, self.modules) = ([(text, nil)], condition, modules)
        }

        init(blank text: String, condition: Condition? = nil) {
            (parts, self.condition, modules) = ([(text, nil)], condition, nil)
        }

        /// Adds what is between it and the next element of a list.
        ///
        /// - Parameters:
        ///   - others: on what the elements below depend.
        ///   - condition: on what the list depends.
        fileprivate mutating func addComma(_ element: Written, before others: [Condition?], _ condition: Condition?) {
            let hasComma = others.isEmpty ? element.block.endsListWithComma : element.block.needsComma
            guard hasComma, text.utf8[...].trimmingSpaces.last != UInt8(ascii: ",") else { return }
            let isFollowed = others.isEmpty || others.contains(condition) || others.contains(element.condition)
            parts.append((",", isFollowed ? nil : others[0]))
        }
    }

    /// A statement as it is written.
    fileprivate struct Written {
        let block: MergedBlock
        let condition: Condition?
        /// Those of which the forms count.
        let modules: Set<Int>
        let rows: [Row]
    }

    let flags: [Flag]

    /// The lines for statements that are at one place.
    ///
    /// - Parameters:
    ///   - blocks: all that any module has.
    ///   - modules: those that count: the ones that have the file, and the options of the statement around it.
    ///   - isList: whether commas separate them.
    ///   - firstBlanks: the blank lines above the first one.
    func rows(
        of blocks: [MergedBlock],
        in modules: Set<Int>,
        under condition: Condition?,
        isList: Bool = false,
        firstBlanks: [String]
    ) -> [Row] {
        let written = blocks.compactMap { block -> Written? in
            guard let own = self.condition(of: block, among: modules, under: condition) else { return nil }
            let among = own == condition ? modules : modules.intersection(block.modules)
            let all = own == condition ? modules : self.modules(own, among: modules)
            return self.rows(of: block, in: among, of: all, under: own, isElement: isList).map {
                Written(block: block, condition: own, modules: among, rows: $0)
            }
        }
        let byKey = Dictionary(written.map { ($0.block.key, $0) }) { first, _ in first }
        var ordered = MergedBlock.ordered(written.map(\.block)).compactMap { byKey[$0.key] }
        if isList {
            // Of the last elements, those that one option decides about.
            let end = (ordered.lastIndex { $0.condition == condition } ?? 0) + 1
            let option = ordered.dropFirst(end).first?.condition
            ordered = Array(ordered.prefix(end)) + ordered.dropFirst(end).filter { $0.condition == option }
        }
        var rows: [Row] = []
        for (index, next) in ordered.enumerated() {
            if index == 0 {
                rows += firstBlanks.map { Row(blank: $0, condition: next.condition) }
            } else {
                let later = next.block.entries.filter { $0.place > 0 && next.modules.contains($0.module) }
                let blanks = later.map { ($0.module, $0.block.head[0].blanks) }
                rows += self.blanks(blanks, in: next.modules, under: next.condition)
            }
            rows += next.rows
            if isList {
                rows[rows.count - 1].addComma(next, before: ordered[(index + 1)...].map(\.condition), condition)
            }
        }
        return rows
    }

    /// The lines for a statement; nil if too few modules have them.
    ///
    /// - Parameters:
    ///   - modules: those whose forms count.
    ///   - all: those that would get the lines.
    private func rows(
        of block: MergedBlock,
        in modules: Set<Int>,
        of all: Set<Int>,
        under condition: Condition?,
        isElement: Bool
    ) -> [Row]? {
        let shape = block.sections.map(\.key)
        let entries = block.entries.filter { modules.contains($0.module) && $0.block.sections.map(\.key) == shape }
        let contents = block.sections.indices.map { index in
            let section = block.sections[index]
            let blanks = entries.compactMap { $0.block.sections[index].children.first?.head[0].blanks }
            return self.rows(
                of: section.children,
                in: section.isBody ? modules : modules.intersection(section.modules),
                under: condition,
                isList: section.isList,
                firstBlanks: blanks.mostFrequent ?? []
            )
        }
        // The forms of modules with just these parameters, if there are some.
        var typical = entries
        if let list = block.sections.first, !list.isBody {
            let counts = [contents[0].count, contents[0].count { $0.condition == condition }]
            let same = entries.filter { counts.contains($0.block.sections[0].children.count) }
            if same.count * 5 >= entries.count { typical = same }
        }
        /// Whether the last element of a list has a comma depends on the others.
        func text(_ line: SourceLine, isLast: Bool) -> String {
            isElement && isLast ? line.text.withoutComma : line.text
        }
        func head(_ block: CodeBlock) -> [String] {
            let last = block.sections.isEmpty ? block.head.count - 1 : -1
            return block.head.indices.map { text(block.head[$0], isLast: $0 == last) }
        }
        var rows: [Row] = []
        let heads = typical.map { ($0.module, head($0.block).map { Spellings.compared($0) }) }
        for (own, form) in forms(heads, in: all, under: condition) {
            let same = entries.filter { head($0.block).map { Spellings.compared($0) } == form }
            for index in form.indices {
                if index > 0 {
                    rows += blanks(same.map { ($0.module, $0.block.head[index].blanks) }, in: all, under: own)
                }
                let lines = same.map { ($0.module, head($0.block)[index]) }
                rows += self.lines(lines, as: lines, in: all, under: own)
            }
        }
        guard !rows.isEmpty else { return nil }
        let headCount = rows.first?.modules?.intersection(all).count ?? 0
        var oneLiners: [(lines: Range<Int>, joint: String)] = []
        for (index, section) in block.sections.enumerated() {
            let first = rows.count - 1
            let typical = section.isBody ? entries : typical
            let isLast = index == block.sections.count - 1
            func ends(_ entries: [MergedBlock.Entry]) -> [(Int, text: String)] {
                entries.compactMap { entry in
                    entry.block.sections[index].end.map { (entry.module, text($0, isLast: isLast)) }
                }
            }
            rows += contents[index]
            let endBlanks = typical.compactMap { entry in
                entry.block.sections[index].end.map { (entry.module, $0.blanks) }
            }
            rows += blanks(endBlanks, in: all, under: condition)
            rows += lines(ends(entries), as: ends(typical), in: all, under: condition)
            let joints = typical.compactMap { $0.block.sections[index].end?.joint }
            let empty = entries.filter(\.block.sections[index].children.isEmpty)
            let isEmptied = contents[index].isEmpty && empty.count < entries.count
            // Of an extension that adds no conformance, the body is all.
            if isEmptied, section.isBody, block.key.hasPrefix("extension"), !block.key.contains(":") { return nil }
            let isInOneLine = joints.count * 2 > typical.count && (contents[index].isEmpty || !section.isBody)
            if isEmptied && !section.isBody || isInOneLine {
                oneLiners.append((first..<rows.count, joints.mostFrequent ?? ""))
            }
            guard isEmptied, !section.isBody else { continue }
            // A call without its arguments is another call.
            if block.key.contains("(") { return nil }
            if block.key.hasPrefix("let") { continue }
            for row in [first, rows.count - 1] { rows[row].modules?.formIntersection(empty.map(\.module)) }
        }
        guard
            isElement || isShared(rows, by: all, under: condition)
                // A type in two forms that are equally frequent is kept, for the others need it.
                || BlockKey.isType(block.entries[0].block.head[0].compared) && headCount * 2 >= all.count
        else { return nil }
        for (lines, joint) in oneLiners.reversed() { rows.join(lines, joint) }
        return rows
    }

    private func blanks(_ blanks: [(Int, [String])], in modules: Set<Int>, under condition: Condition?) -> [Row] {
        forms(blanks, in: modules, under: condition).flatMap { own, blanks in
            blanks.map { Row(blank: $0, condition: own) }
        }
    }

    /// The lines at one place, in the form that most of some modules have.
    private func lines(
        _ lines: [(Int, text: String)],
        as typical: [(Int, text: String)],
        in modules: Set<Int>,
        under condition: Condition?
    ) -> [Row] {
        forms(typical.map { ($0, Spellings.compared($1)) }, in: modules, under: condition).map { own, form in
            let same = lines.filter { Spellings.compared($0.text) == form }
            return Row(text: Spellings.agreed(same.map(\.text)), condition: own, modules: Set(same.map(\.0)))
        }
    }

    /// The form that most modules have; two forms if an option says which modules have which.
    private func forms<Form: Hashable>(
        _ all: [(module: Int, form: Form)],
        in modules: Set<Int>,
        under condition: Condition?
    ) -> [(Condition?, Form)] {
        guard let form = all.map(\.form).mostFrequent else { return [] }
        let own = Set(all.filter { $0.form == form }.map(\.module))
        let others = all.filter { !own.contains($0.module) }.map(\.form)
        guard condition == nil, let other = others.mostFrequent,
            others.count(where: { $0 == other }) * 2 > modules.count - own.count,
            let flag = flag(of: own, among: Set(all.map(\.module)))
        else { return [(condition, form)] }
        return [(flag, form), (Condition(flag: flag.flag, isOn: !flag.isOn), other)]
    }

    // MARK: - Which lines -

    /// On what a statement depends that some of the modules have; nil if it is left out.
    private func condition(of block: MergedBlock, among modules: Set<Int>, under condition: Condition?) -> Condition?? {
        let own = block.modules.intersection(modules)
        if condition == nil {
            // One form of a line alone may come with an option.
            let forms =
                block.sections.isEmpty
                ? block.entries.map { ($0.module, $0.block.head.map(\.compared.withoutComma)) } : []
            let most = forms.map(\.1).mostFrequent
            let same = Set(forms.filter { $0.1 == most }.map(\.0)).intersection(modules)
            if let flag = flag(of: own, among: modules) ?? flag(of: same, among: modules) {
                return .some(flag)
            }
        }
        return own.count * 2 > modules.count ? .some(condition) : nil
    }

    /// Whether the modules that get some lines have enough of them.
    private func isShared(_ rows: [Row], by modules: Set<Int>, under condition: Condition?) -> Bool {
        var (found, count) = (0, 0)
        for row in rows {
            guard let own = row.modules else { continue }
            let all = row.condition == condition ? modules : self.modules(row.condition, among: modules)
            count += all.count
            found += all.intersection(own).count
        }
        return found * 5 >= count * 3
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

extension [TemplateWriter.Row] {

    /// Writes a list, or an empty body, in the line that begins it.
    fileprivate mutating func join(_ range: Range<Int>, _ joint: String) {
        var line = self[range.lowerBound]
        guard self[range].allSatisfy({ $0.modules != nil && ($0.condition == line.condition || line.condition == nil) })
        else { return }
        for index in range.dropFirst() {
            let row = self[index]
            let isLast = index == range.upperBound - 1
            if isLast, let end = line.parts.indices.last { line.parts[end].text = line.parts[end].text.withoutComma }
            let space = isLast ? joint : index == range.lowerBound + 1 ? "" : " "
            for (part, (text, condition)) in row.parts.enumerated() {
                let text = part == 0 ? space + text.drop { $0 == " " || $0 == "\t" } : text
                let own = row.condition == line.condition ? condition : row.condition
                if let last = line.parts.last, last.condition == own {
                    line.parts[line.parts.count - 1].text += text
                } else {
                    line.parts.append((text, own))
                }
            }
            if row.condition == line.condition { line.modules?.formIntersection(row.modules ?? []) }
        }
        replaceSubrange(range, with: [line])
    }

    /// The lines without assignments like `self.logger = logger` of what no line declares, unless all modules have them.
    func withoutUndeclared(in modules: Set<Int>) -> [TemplateWriter.Row] {
        filter { row in
            let parts = Substring(row.text.utf8[...].trimmingSpaces).split(separator: " ")
            guard parts.count == 3, parts[1] == "=", parts[0] == "self.\(parts[2])", row.modules != modules else {
                return true
            }
            let name = parts[2]
            return contains { other in
                other.text != row.text && other.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(name)
            }
        }
    }
}
