extension Consensus {

    /// What nearly all modules have and the set lacks.
    var missing: [LearnedSet.Report.Missing] {
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
                return LearnedSet.Report.Missing(
                    text: Mustache.text(node.item.heading),
                    template: template.templatePath,
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
            return Double(lines.commonCount(with: copy.text.comparedLines)) / Double(max(lines.count, 1))
        }
        return LearnedSet.Report.Template(
            path: template.templatePath,
            lineCount: template.text.rendered(\.isOn).text.comparedLines.count,
            moduleCount: template.modules.count,
            share: shares.sorted()[shares.count / 2],
            commonLines: commonLines(of: template)
        )
    }

    /// How many of the lines that nearly all modules with a file have are in a new module.
    private func commonLines(of template: Template) -> (found: Int, all: Int) {
        var lines = CommonLines()
        let own = template.text.rendered(Set(options.usual(of: modules)).contains).text.comparedLines
        for copy in template.copies { lines.add(copy.text.comparedLines, written: own) }
        return (lines.result.found, lines.result.all)
    }
}

extension Item {

    /// Its first line, without comments.
    fileprivate var heading: String {
        var heading = ""
        for piece in pieces {
            switch piece {
            case .token(let text, let gap): heading += (heading.isEmpty ? "" : gap) + text
            case .group(let group):
                if group.kind == .words {
                    heading += group.items.map { $0.shape }.joined(separator: " ")
                } else if group.kind == .list {
                    heading +=
                        group.open + (group.items.isEmpty ? "" : "…")
                        + group.close.utf8.trimmingSpaces.map { "\(Unicode.Scalar($0))" }.joined()
                } else {
                    return Self.firstLine(of: heading)
                }
            }
        }
        return Self.firstLine(of: heading)
    }

    private static func firstLine(of text: String) -> String {
        let line = text.replacing(Item.indent, with: "").split(separator: "\n").first ?? ""
        return String(Substring(line.utf8.trimmingSpaces))
    }
}
