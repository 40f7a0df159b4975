extension Consensus {

    /// What nearly all modules have and the set lacks.
    ///
    /// - Parameter path: the path of a module's file.
    func missing(_ path: (_ module: Int, _ file: String) -> String) -> [LearnedSet.Report.Missing] {
        let alignment = writer.alignment
        return templates.flatMap { template -> [LearnedSet.Report.Missing] in
            let isSame = template.text.segments.count == 1
            let own = isSame ? [] : alignment.nodes.indices.filter { alignment.nodes[$0].file == template.key }
            return own.compactMap { index in
                let node = alignment.nodes[index]
                let around = node.parent.map { alignment.nodes[$0].entries.count } ?? template.copies.count
                guard Threshold.isCommon(node.entries.count, of: around),
                    node.parent.map(writer.written.contains) ?? true, let reason = writer.reasons[index]
                else { return nil }
                let pattern = ([index] + alignment.ancestors(of: index)).lazy.map { alignment.nodes[$0].pattern }
                    .first { $0.contains(where: \.isLetter) || Spellings.hasMarks(in: $0) }
                let example = node.typicalEntry
                guard let source = template.copies.first(where: { $0.module == example.module })?.source else {
                    return nil
                }
                return LearnedSet.Report.Missing(
                    text: Mustache.text(pattern ?? ""),
                    place: Diagnostic.Place(
                        file: path(example.module, source.file),
                        line: source.headerLineCount + example.item.line + 1
                    ),
                    moduleCount: node.entries.count,
                    of: around,
                    reason: reason
                )
            }
        }
    }

    /// The modules of Swift that templates import.
    var imports: [String] {
        let items = writer.written.map { writer.alignment.nodes[$0].item }.filter { $0.kind == .import }
        let modules = items.map { String($0.keys[0].dropFirst("import ".count).prefix { $0 != "." }) }
        return Set(modules).filter { !Spellings.hasMarks(in: $0) }.sorted()
    }

    func report(_ template: Template) -> LearnedSet.Report.Template {
        let shares = template.copies.map { copy in
            let lines = template.lines(of: copy.module, options)
            return Double(lines.commonCount(with: copy.lines)) / Double(max(lines.count, 1))
        }
        return LearnedSet.Report.Template(
            path: template.templatePath,
            lineCount: template.text.rendered(\.isOn).text.comparedLines.count,
            moduleCount: template.modules.count,
            share: shares.sorted()[shares.count / 2],
            commonLines: commonLines(of: template)
        )
    }

    /// How many of the lines that nearly all modules with a file have are in a new module; and those that are not.
    private func commonLines(of template: Template) -> (found: Int, all: Int, missing: [String]) {
        var lines = CommonLines()
        let own = template.text.rendered(Set(options.usual(of: modules)).contains).text.comparedLines
        for copy in template.copies { lines.add(copy.lines, written: own) }
        let result = lines.result
        return (result.found, result.all, result.missing.map(Mustache.text))
    }
}

extension Alignment.Node {

    /// The first line of its items, with `…` in place of what they do not share: `title = R.string.…()`.
    fileprivate var pattern: String {
        let typical = typicalEntry.item.heading
        let own = typical.map { Spellings.compared($0) }
        let others = entries.map { $0.item.heading.map { Spellings.compared($0) } }
        let start = others.map { zip(own, $0).prefix { $0 == $1 }.count }.min() ?? 0
        let rest = Array(own.dropFirst(start).reversed())
        let end = others.map { zip(rest, $0.dropFirst(start).reversed()).prefix { $0 == $1 }.count }.min() ?? 0
        let isSame = others.allSatisfy { $0.count == own.count } && start + end == own.count
        // A bracket stands beside its partner, and a heading begins with what all have.
        let suffixes = (0...end).reversed().lazy.map { typical[(typical.count - $0)...].joined() }
        let suffix = suffixes.first { !SwiftTree($0).isBroken } ?? ""
        let text = typical[..<start].joined() + (isSame ? "" : start > 0 || suffix.isEmpty ? "…" : "") + suffix
        return String(Substring(text.utf8.trimmingSpaces))
    }
}

extension Item {

    /// The words and brackets of its first line, without comments and without what is in lists.
    fileprivate var heading: [String] {
        var heading: [String] = []
        for piece in pieces {
            switch piece {
            case .token(let text, let gap): heading += [gap, text]
            case .group(let group) where group.kind == .words:
                heading.append(group.items.map(\.shape).joined(separator: " "))
            case .group(let group) where group.kind == .list:
                let close = group.close.replacing(Item.indent, with: "").filter { !$0.isSpace }
                heading += [group.open, group.items.isEmpty ? "" : "…", close]
            case .group: return heading.upToLineEnd
            }
        }
        return heading.upToLineEnd
    }
}

extension [String] {

    /// What is on the first line, without white space above it.
    fileprivate var upToLineEnd: [String] {
        let parts = map { $0.replacing(Item.indent, with: "") }.drop { $0.allSatisfy(\.isSpace) }
        let first = parts.prefix { !$0.contains("\n") }
        let last = parts.dropFirst(first.count).first?.prefix { $0 != "\n" } ?? ""
        return first + (last.isEmpty ? [] : [String(last)])
    }
}
