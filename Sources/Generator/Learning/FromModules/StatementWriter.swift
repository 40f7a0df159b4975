/// Writes the lines of one statement: its head, its sections and their ends.
///
///     init(                                the head
///         service: {{name}}Service         a section, here a list
///     ) {                                  its end, which opens the next section
///         self.service = service           a section, here a body
///     }                                    its end
struct StatementWriter {

    typealias Condition = TemplateWriter.Condition
    typealias Row = TemplateWriter.Row
    typealias Scope = TemplateWriter.Scope
    typealias Entry = MergedBlock.Entry

    private let writer: TemplateWriter
    private let block: MergedBlock
    private let scope: Scope
    private let all: Set<Int>
    private let isElement: Bool
    private let isUsed: Bool
    /// The keys of the sections.
    private let shape: [String]
    /// The statement in the modules that have these sections.
    private let entries: [Entry]
    private let isType: Bool
    /// True if the first section is a list.
    private let hasList: Bool
    private var rows: [Row] = []

    /// - Parameters:
    ///   - scope: the modules that decide about the form, and the option that decides whether the statement is written.
    ///   - all: the modules for which the lines would be written.
    ///   - isElement: true for an element of a list.
    ///   - isUsed: true for a variable that other lines use. It is declared even if modules differ in the declaration.
    init(
        _ writer: TemplateWriter,
        _ block: MergedBlock,
        in scope: Scope,
        of all: Set<Int>,
        isElement: Bool,
        isUsed: Bool
    ) {
        (self.writer, self.block, self.scope, self.all) = (writer, block, scope, all)
        (self.isElement, self.isUsed) = (isElement, isUsed)
        let shape = block.sections.map(\.key)
        self.shape = shape
        entries = block.entries.filter { scope.modules.contains($0.module) && $0.block.shape == shape }
        // A whole file can be one block, which is no heading.
        let head = block.entries[0].block.head
        isType = head.count <= BlockParser.maximumHead && BlockKey.isType(head.map(\.compared).joined(separator: " "))
        hasList = block.sections.first.map { !$0.isBody } ?? false
    }

    /// - Returns: the lines; nil if too few modules have them.
    mutating func written() -> [Row]? {
        let bodies = shape.indices.dropFirst(hasList ? 1 : 0).map { content($0, in: scope) }
        let list = hasList ? content(0, in: scope, usedBy: bodies) : []
        let typical = typicalEntries(with: list)
        let whole = Scope(modules: all, condition: scope.condition)
        let deciding = Scope(modules: Set(typical.map(\.module)), condition: scope.condition)
        for (own, form) in writer.forms(typical.map { ($0.module, beginning($0.block)) }, in: deciding) {
            addHead(form, of: isType ? typical : entries, own)
            guard hasList else { continue }
            let among = own == scope.condition ? scope.modules : writer.modules(own, among: scope.modules)
            let inner = Scope(modules: among, condition: own)
            let list = own == scope.condition ? list : content(0, in: inner, usedBy: bodies)
            let members = entries.filter { among.contains($0.module) }
            let same = typical.filter { beginning($0.block) == form }
            guard add(list, 0, of: members, as: same, own) else { return nil }
        }
        guard !rows.isEmpty else { return nil }
        for (index, content) in zip(shape.indices.dropFirst(hasList ? 1 : 0), bodies) {
            guard add(content, index, of: entries, as: entries, scope.condition) else { return nil }
        }
        if isElement || writer.isShared(rows, in: whole) { return rows }
        let key = block.entries[0].block.key
        // A type, a name for a tuple, a `return`, a call of `super.init`, the result of a call, or a variable that is
        // used: other lines need it, even if the modules differ.
        let isVariable = key.hasPrefix("let ")
        let isNeeded = key == "return" || key.hasPrefix("super.init(") || key.hasPrefix("self.init(")
        if isNeeded || isUsed {
            for index in rows.indices { rows[index].isNeeded = true }
            return rows
        }
        return isType || hasList && (isVariable || key.hasPrefix("typealias ")) ? rows : nil
    }

    // MARK: - The head -

    /// The entries that decide about the form: those with exactly these parameters, if they are enough.
    private func typicalEntries(with list: [Row]) -> [Entry] {
        guard hasList else { return entriesWithAgreedHeadings }
        let same = entries.filter { entry in
            let own = list.count { writer.modules($0.condition, among: [entry.module]).contains(entry.module) }
            return entry.block.sections[0].children.count == own
        }
        return same.count * 5 >= entries.count ? same : entriesWithAgreedHeadings
    }

    /// The lines with which a block begins. So a list on one line is another form than a list on several lines.
    private func beginning(_ block: CodeBlock) -> [String] {
        let end = hasList && block.sections[0].isInOneLine ? block.sections[0].end : nil
        return (block.head + [end].compactMap(\.self)).map(\.compared)
    }

    private mutating func addHead(_ form: [String], of deciding: [Entry], _ own: Condition?) {
        let same = deciding.filter { beginning($0.block) == form }
        let scope = Scope(modules: all, condition: own)
        for index in same[0].block.head.indices {
            let lines = same.map { ($0.module, line: $0.block.head[index]) }
            if index > 0 { rows += writer.blanks(lines.map { ($0, $1.blanks) }, in: scope) }
            rows += writer.lines(lines, as: lines, in: scope)
            guard isType, let row = rows.last else { continue }
            // A module has a line of a heading even if another line of its heading differs.
            let text = Spellings.compared(line: row.text)
            let having = entries.filter { $0.block.head.contains { $0.compared == text } }
            rows[rows.count - 1].modules = Set(having.map(\.module))
        }
    }

    /// The blocks of a type, with the heading on which most modules agree; or with two headings, if an option decides
    /// about a superclass or a protocol. The blocks of other statements stay the same.
    private var entriesWithAgreedHeadings: [MergedBlock.Entry] {
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
        let flags = (scope.condition == nil ? all.flatMap(\.heading.types).unique : []).lazy.compactMap { type in
            writer.flag(of: Set(all.filter { $0.heading.has([type]) }.map(\.entry.module)), among: known)
        }
        let parts = flags.map { flag in
            let own = writer.modules(flag, among: scope.modules)
            return [true, false].map { isOwn in all.filter { own.contains($0.entry.module) == isOwn } }
        }
        return (parts.first { $0.allSatisfy(isShared) } ?? [all]).flatMap(agreed)
    }

    // MARK: - The sections -

    /// - Parameter bodies: the lines that may use the parameters in it.
    private func content(_ index: Int, in scope: Scope, usedBy bodies: [[Row]] = []) -> [Row] {
        let section = block.sections[index]
        let blanks = entries.compactMap { $0.block.sections[index].children.first?.head[0].blanks }.mostFrequent ?? []
        let modules = section.isBody ? scope.modules : scope.modules.intersection(section.modules)
        let inner = Scope(modules: modules, condition: scope.condition)
        let isFunction = block.key.hasPrefix("func ") || block.key.hasPrefix("init")
        let uses = section.isBody ? nil : isFunction ? bodies.flatMap(\.self) : []
        let isList = section.isList
        let rows = writer.rows(of: section.children, in: inner, isList: isList, firstBlanks: blanks, usedBy: uses)
        return rows.isEmpty && section.isBody && needsStatement(index) ? onlyStatement(index) : rows
    }

    /// The lines of a body of which nothing is shared: the statement that most modules have as the only one. A function
    /// with a result has one even if few modules have it.
    private func onlyStatement(_ index: Int) -> [Row] {
        let bodies = entries.map { (module: $0.module, blocks: $0.block.sections[index].children) }
        let short = bodies.filter { $0.blocks.count < 2 && $0.blocks.flatMap(\.shape).allSatisfy { $0 == "(" } }
        let most = short.map(\.blocks.first?.key).mostFrequent
        let same = short.filter { $0.blocks.first?.key == most }
        guard same.count * 5 >= entries.count || block.key.hasPrefix("func ") else { return [] }
        let inner = Scope(modules: Set(same.map(\.module)), condition: scope.condition)
        var rows = writer.rows(of: MergedBlock.merge(same, minimum: 1, isList: false), in: inner, firstBlanks: [])
        for row in rows.indices { rows[row].isNeeded = true }
        return rows
    }

    /// Adds the lines of a section, and its end.
    ///
    /// - Returns: false if the statement would mean something else without its content.
    private mutating func add(
        _ content: [Row],
        _ index: Int,
        of entries: [Entry],
        as typical: [Entry],
        _ own: Condition?
    ) -> Bool {
        let (isBody, first) = (block.sections[index].isBody, rows.count - 1)
        func ends(_ entries: [Entry]) -> [(Int, line: SourceLine)] {
            entries.compactMap { entry in entry.block.sections[index].end.map { (entry.module, $0) } }
        }
        let scope = Scope(modules: all, condition: own)
        // No option decides about blank lines alone at the end of a section.
        let blanks = ends(typical).map(\.line.blanks).mostFrequent ?? []
        rows += content + blanks.map { Row($0, condition: own) }
        rows += writer.lines(ends(entries), as: ends(typical), in: scope)
        let joints = ends(typical).compactMap(\.line.joint)
        let empty = entries.filter(\.block.sections[index].children.isEmpty)
        let isEmptied = content.isEmpty && empty.count < entries.count
        // A call without its arguments is another call.
        if isEmptied, isBody ? isOnlyBody(index) : block.key.contains("(") { return false }
        if isEmptied, !isBody, !block.key.hasPrefix("let") {
            for row in [first, rows.count - 1] { rows[row].modules?.formIntersection(empty.map(\.module)) }
        }
        let isInOneLine = joints.count * 2 > typical.count && (content.isEmpty || !isBody)
        if isEmptied && !isBody || isInOneLine { rows.join(first..<rows.count, joints.mostFrequent ?? "") }
        return true
    }

    /// True for statements that mean nothing without their section: an extension without a conformance, a `switch`, and
    /// a `case` of it.
    private func isOnlyBody(_ index: Int) -> Bool {
        let isPlainExtension = block.key.hasPrefix("extension") && !block.key.contains(":")
        return isPlainExtension || block.key.hasPrefix("switch ") || shape[index] == ":"
    }

    /// True for a body that rarely compiles without a statement: of an initializer, of a function with a result, of a
    /// computed variable, of a closure that makes a value, and of a `guard`.
    private func needsStatement(_ index: Int) -> Bool {
        let first = entries[0].block
        let line = (first.head + first.sections[..<index].compactMap(\.end)).map(\.compared).joined(separator: " ")
        if line.hasPrefix("guard ") { return true }
        switch block.key.prefix(while: \.isLetter) {
        case "init": return true
        case "func": return line.contains("->")
        case "let": return index == 0 && (!line.contains(" = ") || line.hasSuffix(" = {"))
        default: return false
        }
    }
}
