/// Writes the template of a file that several modules have.
struct TemplateWriter {

    /// An option of the set.
    struct Flag {
        let name: String
        /// The modules for which it is on.
        let modules: Set<Int>
        /// The types that are declared only with the option.
        let types: Set<String>
    }

    /// The condition of a line: an option that must be on, or must be off.
    struct Condition: Hashable {
        let flag: String
        let isOn: Bool

        /// The tag that opens its section, without the braces.
        var mark: String { (isOn ? "#" : "^") + flag }

        var opposite: Condition { Condition(flag: flag, isOn: !isOn) }

        func excludes(_ other: Condition?) -> Bool { other == opposite }
    }

    /// A line of the template.
    struct Row {
        /// Its parts, each with its own conditions.
        var parts: [(text: String, conditions: [Condition])]
        let condition: Condition?
        /// The modules that have it; nil for a blank line.
        var modules: Set<Int>?
        /// True for a line that other lines need, such as a `return`. Modules may differ in it, and still share the
        /// statement around it.
        var isNeeded = false

        /// The text of all parts, with marks for the spellings of the module's name.
        var text: String { parts.map(\.text).joined() }

        init(_ text: String, condition: Condition? = nil, modules: Set<Int>? = nil) {
            (parts, self.condition, self.modules) = ([(text, [])], condition, modules)
        }

        /// Adds the comma of an element, if the element has one.
        ///
        /// - Parameters:
        ///   - others: the conditions of the elements below it.
        ///   - condition: the condition of the list.
        fileprivate mutating func addComma(_ element: Written, before others: [Condition?], _ condition: Condition?) {
            let own = element.scope.condition
            // No module has two elements with opposite conditions.
            let others = others.filter { own?.excludes($0) != true }
            let hasComma = others.isEmpty ? element.block.endsListWithComma : element.block.needsComma
            guard hasComma, text.utf8.trimmingSpaces.last != UInt8(ascii: ",") else { return }
            let isFollowed = others.isEmpty || others.contains(condition) || others.contains(own)
            parts.append((",", isFollowed ? [] : [others[0]].compactMap(\.self)))
        }
    }

    /// The modules that decide about lines, and the option under which the lines are written.
    struct Scope {
        let modules: Set<Int>
        let condition: Condition?
    }

    /// A statement, with the lines that are written for it.
    fileprivate struct Written {
        let block: MergedBlock
        let scope: Scope
        let rows: [Row]
    }

    let flags: [Flag]
    /// The names of variables that other lines use. They are declared even if modules declare them in different ways.
    var usedNames: Set<String> = []

    /// The lines for the statements at one place.
    ///
    /// - Parameters:
    ///   - blocks: the statements that any module has there.
    ///   - scope: the modules with the file, and with the options of the statement around it.
    ///   - isList: true if commas separate the statements.
    ///   - firstBlanks: the blank lines above the first one.
    ///   - uses: the lines that may use the variables or parameters among them; nil for their own lines.
    func rows(
        of blocks: [MergedBlock],
        in scope: Scope,
        isList: Bool = false,
        firstBlanks: [String],
        usedBy uses: [Row]? = nil
    ) -> [Row] {
        let (modules, condition) = (scope.modules, scope.condition)
        func statement(_ block: MergedBlock, _ own: Condition?, isUsed: Bool) -> Written? {
            let deciding = own == condition ? modules : modules.intersection(block.modules)
            let scope = Scope(modules: deciding, condition: own)
            let all = own == condition ? modules : self.modules(own, among: modules)
            var writer = StatementWriter(self, block, in: scope, of: all, isElement: isList, isUsed: isUsed)
            return writer.written().map { Written(block: block, scope: scope, rows: $0) }
        }
        var written = blocks.compactMap { block -> Written? in
            let isUsed = !usedNames.isDisjoint(with: block.names)
            return self.condition(of: block, in: scope).flatMap { statement(block, $0, isUsed: isUsed) }
        }
        while let block = missing(in: blocks, besides: written.map(\.block), for: uses ?? written.flatMap(\.rows)) {
            let own = self.condition(of: block, in: scope, isUsed: true) ?? condition
            guard let new = statement(block, own, isUsed: true) else { break }
            written.append(new)
        }
        var ordered = MergedBlock.order(of: written.map(\.block)).map { written[$0] }
        if isList {
            // At the end of a list, only the elements of one option are written: otherwise a comma could be wrong.
            let end = (ordered.lastIndex { $0.scope.condition == condition } ?? 0) + 1
            let option = ordered.dropFirst(end).first?.scope.condition
            ordered = Array(ordered.prefix(end)) + ordered.dropFirst(end).filter { $0.scope.condition == option }
        }
        var rows: [Row] = []
        for (index, next) in ordered.enumerated() {
            if ordered[..<index].allSatisfy({ next.scope.condition?.excludes($0.scope.condition) == true }) {
                rows += firstBlanks.map { Row($0, condition: next.scope.condition) }
            } else {
                let later = next.block.entries.filter { $0.place > 0 && next.scope.modules.contains($0.module) }
                rows += self.blanks(later.map { ($0.module, $0.block.head[0].blanks) }, in: next.scope)
            }
            rows += next.rows
            if isList {
                rows[rows.count - 1].addComma(next, before: ordered[(index + 1)...].map(\.scope.condition), condition)
                if let text = rows.last?.parts.last, text.conditions.isEmpty {
                    // A module whose line differs in the comma does not have this line.
                    let same = next.block.entries.filter { $0.hasComma == text.text.hasSuffix(",") }
                    rows[rows.count - 1].modules?.formIntersection(same.map(\.module))
                }
            }
        }
        return rows
    }

    /// A statement that is not written, with a variable that lines use and nothing declares: of such statements the one
    /// that most modules have. Most modules with these lines must have one.
    private func missing(in blocks: [MergedBlock], besides written: [MergedBlock], for uses: [Row]) -> MergedBlock? {
        let keys = Set(written.map(\.key))
        let others = blocks.filter { !keys.contains($0.key) }
        let names = Set(others.flatMap(\.names)).subtracting(written.flatMap(\.names))
        return names.sorted().lazy.compactMap { name in
            let users = uses.modules(using: name)
            let all = others.filter { $0.names.contains(name) }
            let modules = all.reduce(into: Set()) { $0.formUnion($1.modules) }
            guard users.intersection(modules).count * 2 > users.count else { return nil }
            return all.max { ($0.entries.count, $1.key) < ($1.entries.count, $0.key) }
        }.first
    }

    func blanks(_ blanks: [(Int, [String])], in scope: Scope) -> [Row] {
        forms(blanks, in: scope).flatMap { own, blanks in blanks.map { Row($0, condition: own) } }
    }

    /// The line at one place, in the form that most modules have; two lines if an option decides about the form.
    func lines(_ lines: [(Int, line: SourceLine)], as typical: [(Int, line: SourceLine)], in scope: Scope) -> [Row] {
        forms(typical.map { ($0, $1.compared) }, in: scope).map { own, form in
            let same = lines.filter { $0.line.compared == form }
            return Row(Spellings.agreed(same.map(\.line.text)), condition: own, modules: Set(same.map(\.0)))
        }
    }

    /// The form that most modules have; two forms if an option decides which modules have which.
    func forms<Form: Hashable>(_ all: [(module: Int, form: Form)], in scope: Scope) -> [(Condition?, Form)] {
        guard let form = all.map(\.form).mostFrequent else { return [] }
        let own = Set(all.filter { $0.form == form }.map(\.module))
        let others = all.filter { !own.contains($0.module) }.map(\.form)
        guard scope.condition == nil, let other = others.mostFrequent,
            others.count(where: { $0 == other }) * 2 > scope.modules.count - own.count,
            let flag = flag(of: own, among: Set(all.map(\.module)))
        else { return [(scope.condition, form)] }
        return [(flag, form), (flag.opposite, other)]
    }

    // MARK: - Which lines -

    /// The condition under which a statement is written: one that comes with it, or that of the statement around it,
    /// which may be none. Nil if too few modules have the statement: it is left out.
    private func condition(of block: MergedBlock, in scope: Scope, isUsed: Bool = false) -> Condition?? {
        let modules = scope.modules
        let own = block.modules.intersection(modules)
        if scope.condition == nil {
            // An option may come with one form of a line only.
            let forms =
                block.sections.isEmpty
                ? block.entries.map { ($0.module, $0.block.head.map(\.compared)) } : []
            let most = forms.map(\.1).mostFrequent
            let same = Set(forms.filter { $0.1 == most }.map(\.0)).intersection(modules)
            if let flag = flag(of: own, among: modules) { return .some(flag) }
            // If the other modules agree on another form, both are written.
            if let flag = flag(of: same, among: modules), self.forms(forms, in: scope).count < 2 { return .some(flag) }
        }
        guard isUsed || own.count * 2 > modules.count else { return nil }
        if let condition = scope.condition { return .some(condition) }
        // Without the option, nothing declares the type, unless most modules without it use the type all the same.
        let flag = flags.first { flag in
            let (users, others) = (block.users(of: flag.types), modules.subtracting(flag.modules))
            return users.isMost && others.intersection(users.modules).count * 2 <= others.count
        }
        return .some(flag.map { Condition(flag: $0.name, isOn: true) })
    }

    /// True if the modules for which lines would be written have enough of them.
    func isShared(_ rows: [Row], in scope: Scope) -> Bool {
        let modules = scope.modules
        var (found, count) = (0, 0)
        for row in rows {
            guard let own = row.modules, !row.isNeeded else { continue }
            let all = row.condition == scope.condition ? modules : self.modules(row.condition, among: modules)
            count += all.count
            found += all.intersection(own).count
        }
        // With few modules, a single one that differs must not decide.
        return found * 3 >= count * 2 || modules.count < 6 && found * 5 >= count * 3
    }

    func modules(_ condition: Condition?, among modules: Set<Int>) -> Set<Int> {
        guard let condition, let flag = flags.first(where: { $0.name == condition.flag }) else { return modules }
        return condition.isOn ? modules.intersection(flag.modules) : modules.subtracting(flag.modules)
    }

    /// The condition that comes with a statement: nearly all modules meet it and have the statement, or neither. Nil if
    /// there is none.
    ///
    /// - Parameter own: the modules with the statement.
    func flag(of own: Set<Int>, among modules: Set<Int>) -> Condition? {
        let conditions = flags.flatMap { flag in [true, false].map { Condition(flag: flag.name, isOn: $0) } }
        let fitting = conditions.compactMap { condition -> (condition: Condition, misses: Int)? in
            let wanted = self.modules(condition, among: modules)
            let others = modules.count - wanted.count
            let (missing, extra) = (wanted.subtracting(own).count, own.subtracting(wanted).count)
            guard wanted.count > 1, others > 1, missing * 5 <= wanted.count, extra * 5 <= min(others, own.count)
            else { return nil }
            return (condition, missing + extra)
        }
        return fitting.min { $0.misses < $1.misses }?.condition
    }
}
