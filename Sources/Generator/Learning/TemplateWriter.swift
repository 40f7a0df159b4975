/// Writes the template of a file that several modules have.
struct TemplateWriter {

    /// An option of the set.
    struct Flag {
        let name: String
        /// The modules for which it is on.
        let modules: Set<Int>
    }

    /// The condition of a line: an option that must be on, or must be off.
    struct Condition: Equatable {
        let flag: String
        let isOn: Bool

        /// The tag that opens its section, without the braces.
        var mark: String { (isOn ? "#" : "^") + flag }

        var opposite: Condition { Condition(flag: flag, isOn: !isOn) }
    }

    /// A line of the template.
    struct Row {
        /// Its parts, each with its own conditions.
        var parts: [(text: String, conditions: [Condition])]
        let condition: Condition?
        /// The modules that have it; nil for a blank line.
        var modules: Set<Int>?
        /// True for a line of a `return`. Modules may differ in it, and still share the statement around it.
        fileprivate var isNeeded = false

        /// The text of all parts, with marks for the spellings of the module's name.
        var text: String { parts.map(\.text).joined() }

        init(text: String, condition: Condition?, modules: Set<Int>) {
            (parts, self.condition, self.modules) = ([(text, [])], condition, modules)
        }

        init(blank text: String, condition: Condition? = nil) {
            (parts, self.condition, modules) = ([(text, [])], condition, nil)
        }

        /// Adds the comma of an element, if the element has one.
        ///
        /// - Parameters:
        ///   - others: the conditions of the elements below it.
        ///   - condition: the condition of the list.
        fileprivate mutating func addComma(_ element: Written, before others: [Condition?], _ condition: Condition?) {
            let hasComma = others.isEmpty ? element.block.endsListWithComma : element.block.needsComma
            guard hasComma, text.utf8[...].trimmingSpaces.last != UInt8(ascii: ",") else { return }
            let isFollowed = others.isEmpty || others.contains(condition) || others.contains(element.condition)
            parts.append((",", isFollowed ? [] : [others[0]].compactMap(\.self)))
        }
    }

    /// A statement, with the lines that are written for it.
    fileprivate struct Written {
        let block: MergedBlock
        let condition: Condition?
        /// The modules that decide about its form.
        let modules: Set<Int>
        let rows: [Row]
    }

    let flags: [Flag]

    /// The lines for the statements at one place.
    ///
    /// - Parameters:
    ///   - blocks: the statements that any module has there.
    ///   - modules: the modules that decide: those with the file, and with the options of the statement around it.
    ///   - isList: true if commas separate the statements.
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
            // At the end of a list, only the elements of one option are written: otherwise a comma could be wrong.
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
                rows += blanks(
                    later.map { ($0.module, $0.block.head[0].blanks) },
                    in: next.modules,
                    under: next.condition
                )
            }
            rows += next.rows
            if isList {
                rows[rows.count - 1].addComma(next, before: ordered[(index + 1)...].map(\.condition), condition)
                if let text = rows.last?.parts.last, text.conditions.isEmpty {
                    // A module whose line differs in the comma does not have this line.
                    let same = next.block.entries.filter { $0.hasComma == text.text.hasSuffix(",") }
                    rows[rows.count - 1].modules?.formIntersection(same.map(\.module))
                }
            }
        }
        return rows
    }

    /// The lines for a statement; nil if too few modules have them.
    ///
    /// - Parameters:
    ///   - modules: the modules that decide about the form.
    ///   - all: the modules that would get the lines.
    private func rows(
        of block: MergedBlock,
        in modules: Set<Int>,
        of all: Set<Int>,
        under condition: Condition?,
        isElement: Bool
    ) -> [Row]? {
        let shape = block.sections.map(\.key)
        let entries = block.entries.filter { modules.contains($0.module) && $0.block.sections.map(\.key) == shape }
        func content(_ index: Int, in modules: Set<Int>, under condition: Condition?) -> [Row] {
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
        let hasList = block.sections.first.map { !$0.isBody } ?? false
        let list = hasList ? content(0, in: modules, under: condition) : []
        // If enough modules have exactly these parameters, they decide about the form.
        var typical = withAgreedHeadings(entries, in: modules, under: condition)
        let isType = BlockKey.isType(block.entries[0].block.head.map(\.compared).joined(separator: " "))
        if hasList {
            let counts = [list.count, list.count { $0.condition == condition }]
            let same = entries.filter { counts.contains($0.block.sections[0].children.count) }
            if same.count * 5 >= entries.count { typical = same }
        }
        /// The comma of a list's last element depends on the elements below it, so it is added later.
        func text(_ line: SourceLine, isLast: Bool) -> String {
            isElement && isLast ? line.text.withoutComma : line.text
        }
        func head(_ block: CodeBlock) -> [String] {
            let last = block.sections.isEmpty ? block.head.count - 1 : -1
            return block.head.indices.map { text(block.head[$0], isLast: $0 == last) }
        }
        /// The lines with which a block begins. A list on one line is another form than a list on several.
        func beginning(_ block: CodeBlock) -> [String] {
            let end = hasList && block.sections[0].isInOneLine ? block.sections[0].end?.compared.withoutComma : nil
            return head(block).map { Spellings.compared($0) } + [end].compactMap(\.self)
        }
        var rows: [Row] = []
        typealias Entries = [MergedBlock.Entry]
        /// Adds the lines of a section, and its end. False if the statement would be another one without its content.
        func add(_ content: [Row], _ index: Int, of entries: Entries, as typical: Entries, _ own: Condition?) -> Bool {
            let (isBody, first) = (block.sections[index].isBody, rows.count - 1)
            func ends<T>(_ entries: Entries, _ part: (SourceLine) -> T) -> [(Int, T)] {
                entries.compactMap { entry in entry.block.sections[index].end.map { (entry.module, part($0)) } }
            }
            let text = { text($0, isLast: index == shape.count - 1) }
            rows += content
            rows += blanks(ends(typical, \.blanks), in: all, under: own)
            rows += lines(ends(entries, text), as: ends(typical, text), in: all, under: own)
            let joints = ends(typical, \.joint).compactMap(\.1)
            let empty = entries.filter(\.block.sections[index].children.isEmpty)
            let isEmptied = content.isEmpty && empty.count < entries.count
            // These are nothing but their bodies: an extension without a conformance, a `switch`, and a `case` of it. A call
            // without its arguments is another call.
            let isPlainExtension = block.key.hasPrefix("extension") && !block.key.contains(":")
            let isOnlyBody = isPlainExtension || block.key.hasPrefix("switch ") || shape[index] == ":"
            if isEmptied, isBody ? isOnlyBody : block.key.contains("(") { return false }
            if isEmptied, !isBody, !block.key.hasPrefix("let") {
                for row in [first, rows.count - 1] { rows[row].modules?.formIntersection(empty.map(\.module)) }
            }
            let isInOneLine = joints.count * 2 > typical.count && (content.isEmpty || !isBody)
            if isEmptied && !isBody || isInOneLine { rows.join(first..<rows.count, joints.mostFrequent ?? "") }
            return true
        }
        for (own, form) in forms(typical.map { ($0.module, beginning($0.block)) }, in: all, under: condition) {
            let same = (isType ? typical : entries).filter { beginning($0.block) == form }
            for index in same[0].block.head.indices {
                if index > 0 {
                    rows += blanks(same.map { ($0.module, $0.block.head[index].blanks) }, in: all, under: own)
                }
                let lines = same.map { ($0.module, head($0.block)[index]) }
                rows += self.lines(lines, as: lines, in: all, under: own)
                guard isType, let row = rows.last else { continue }
                // A module has a line of a heading even if another line of its heading differs.
                let text = Spellings.compared(row.text)
                let having = entries.filter { head($0.block).contains { Spellings.compared($0) == text } }
                rows[rows.count - 1].modules = Set(having.map(\.module))
            }
            guard hasList else { continue }
            let among = own == condition ? modules : self.modules(own, among: modules)
            let list = own == condition ? list : content(0, in: among, under: own)
            let members = entries.filter { among.contains($0.module) }
            guard add(list, 0, of: members, as: typical.filter { beginning($0.block) == form }, own) else { return nil }
        }
        guard !rows.isEmpty else { return nil }
        for index in shape.indices.dropFirst(hasList ? 1 : 0) {
            let content = content(index, in: modules, under: condition)
            guard add(content, index, of: entries, as: entries, condition) else { return nil }
        }
        if isElement || isShared(rows, by: all, under: condition) { return rows }
        // A type, a `return` or the result of a call is kept even if the modules differ in it: other lines need it.
        if block.entries[0].block.key == "return" {
            for index in rows.indices { rows[index].isNeeded = true }
            return rows
        }
        return isType || hasList && block.key.hasPrefix("let") ? rows : nil
    }

    /// The blocks of a type, with the heading on which most modules agree; with two headings if an option decides about a type
    /// in the list. The blocks of other statements stay as they are.
    private func withAgreedHeadings(
        _ entries: [MergedBlock.Entry],
        in modules: Set<Int>,
        under condition: Condition?
    ) -> [MergedBlock.Entry] {
        typealias Heading = (entry: MergedBlock.Entry, heading: TypeHeading)
        let all = entries.compactMap { entry in TypeHeading(entry.block.head).map { Heading(entry, $0) } }
        guard !all.isEmpty else { return entries }
        func agreed(_ headings: [Heading]) -> [MergedBlock.Entry] {
            let types = TypeHeading.agreed(headings.map(\.heading))
            let deciding = headings.map(\.heading).filter { $0.has(types) }
            let heads = (deciding.isEmpty ? headings.map(\.heading) : deciding).map { $0.lines(with: types) }
            let most = heads.map { $0.map(\.compared) }.mostFrequent
            return headings.map { entry, heading in
                var entry = entry
                entry.block.head = heads.first { $0.map(\.compared) == most } ?? heading.head
                return entry
            }
        }
        func isShared(_ headings: [Heading]) -> Bool {
            let types = TypeHeading.agreed(headings.map(\.heading))
            return headings.count { $0.heading.has(types) } * 2 > headings.count
        }
        let known = Set(all.map(\.entry.module))
        let flags = (condition == nil ? all.flatMap(\.heading.types).unique : []).lazy.compactMap { type in
            self.flag(of: Set(all.filter { $0.heading.has([type]) }.map(\.entry.module)), among: known)
        }
        let parts = flags.map { flag in
            let own = self.modules(flag, among: modules)
            return [true, false].map { isOwn in all.filter { own.contains($0.entry.module) == isOwn } }
        }
        return (parts.first { $0.allSatisfy(isShared) } ?? [all]).flatMap(agreed)
    }

    private func blanks(_ blanks: [(Int, [String])], in modules: Set<Int>, under condition: Condition?) -> [Row] {
        forms(blanks, in: modules, under: condition).flatMap { own, blanks in
            blanks.map { Row(blank: $0, condition: own) }
        }
    }

    /// The line at one place, in the form that most modules have; two lines if an option decides about the form.
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

    /// The form that most modules have; two forms if an option decides which modules have which.
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
        return [(flag, form), (flag.opposite, other)]
    }

    // MARK: - Which lines -

    /// The condition under which a statement is written: an option that comes with it, or the condition of the statement
    /// around it. Nil if the statement is left out, since too few modules have it.
    private func condition(of block: MergedBlock, among modules: Set<Int>, under condition: Condition?) -> Condition?? {
        let own = block.modules.intersection(modules)
        if condition == nil {
            // An option may come with one form of a line only.
            let forms =
                block.sections.isEmpty
                ? block.entries.map { ($0.module, $0.block.head.map(\.compared.withoutComma)) } : []
            let most = forms.map(\.1).mostFrequent
            let same = Set(forms.filter { $0.1 == most }.map(\.0)).intersection(modules)
            if let flag = flag(of: own, among: modules) ?? flag(of: same, among: modules) { return .some(flag) }
        }
        return own.count * 2 > modules.count ? .some(condition) : nil
    }

    /// True if the modules that would get some lines have enough of them.
    private func isShared(_ rows: [Row], by modules: Set<Int>, under condition: Condition?) -> Bool {
        var (found, count) = (0, 0)
        for row in rows {
            guard let own = row.modules, !row.isNeeded else { continue }
            let all = row.condition == condition ? modules : self.modules(row.condition, among: modules)
            count += all.count
            found += all.intersection(own).count
        }
        // With few modules, a single one that differs must not decide.
        return found * 3 >= count * 2 || modules.count < 6 && found * 5 >= count * 3
    }

    private func modules(_ condition: Condition?, among modules: Set<Int>) -> Set<Int> {
        guard let condition, let flag = flags.first(where: { $0.name == condition.flag }) else { return modules }
        return condition.isOn ? modules.intersection(flag.modules) : modules.subtracting(flag.modules)
    }

    /// The option that comes with a statement: nearly all modules have both or neither.
    private func flag(of own: Set<Int>, among modules: Set<Int>) -> Condition? {
        let fitting = flags.flatMap { flag in
            [true, false].compactMap { isOn -> (condition: Condition, misses: Int)? in
                let wanted = isOn ? modules.intersection(flag.modules) : modules.subtracting(flag.modules)
                let others = modules.count - wanted.count
                let (missing, extra) = (wanted.subtracting(own).count, own.subtracting(wanted).count)
                guard wanted.count > 1, others > 1, missing * 5 <= wanted.count, extra * 5 <= min(others, own.count)
                else { return nil }
                return (Condition(flag: flag.name, isOn: isOn), missing + extra)
            }
        }
        return fitting.min { $0.misses < $1.misses }?.condition
    }
}
