extension Consensus {

    /// - Parameter lines: receives the first line of each node in its template.
    func files(named name: String, lines: inout [Int: Int]) -> [SourceFile] {
        var files = templates.map { SourceFile(path: $0.templatePath, text: $0.template(lines: &lines)) }
        if let header, let lineEnd = templates.filter(\.hasHeader).map(\.lineEnd).mostFrequent {
            files.append(SourceFile(path: "partials/header.mustache", text: header.map { $0 + lineEnd }.joined()))
        }
        files.append(SourceFile(path: Manifest.fileName, text: manifest(named: name)))
        return files
    }

    /// The types that templates declare and that no file is named after, grouped by the options that they need; each with
    /// its file.
    private var types: [(conditions: [TemplateCondition], types: [(name: String, file: String)])] {
        let files = Set(
            templates.filter { $0.path.isSwift }.map { Mustache.text(String($0.path.lastPart.prefix { $0 != "." })) }
        )
        var declared: [(name: String, file: String, conditions: [TemplateCondition])] = []
        for template in templates where template.path.isSwift {
            for node in template.group?.nodes ?? [] where writer.written.contains(node) {
                let item = writer.alignment.nodes[node].item
                guard item.kind.isType || item.kind == .typealias, let own = item.names.first, Spellings.hasName(own),
                    !files.contains(Mustache.text(own)), Manifest.isTypeName(Mustache.text(own))
                else { continue }
                let conditions = [template.condition].compactMap(\.self) + writer.conditions(of: node)
                declared.append((Mustache.text(own), Mustache.text(String(template.path.lastPart)), conditions))
            }
        }
        return declared.map(\.conditions).unique.map { conditions in
            let own = declared.filter { $0.conditions == conditions }
            return (
                conditions, own.map(\.name).unique.map { name in (name, own.first { $0.name == name }?.file ?? "") }
            )
        }
    }

    private func manifest(named name: String) -> String {
        let types = types
        let usual = options.usual(of: modules)
        let flags = options.flags.map { flag in
            let files = templates.filter { $0.condition?.flag == flag.name }.map {
                Mustache.text(String($0.path.lastPart))
            }
            let condition = TemplateCondition(flag: flag.name, isOn: true)
            let types = types.filter { $0.conditions == [condition] }.flatMap(\.types)
            let added =
                files
                + types.map(\.file).unique.map { file in
                    types.filter { $0.file == file }.map(\.name).joined(separator: ", ") + " to \(file)"
                }
            return JSON.object([
                "name": .text(flag.name), "type": .text("flag"), "default": .flag(usual.contains(condition)),
                "help": .text("add \(added.isEmpty ? "lines" : added.joined(separator: ", "))"),
            ])
        }
        let entries = types.flatMap { conditions, types -> [JSON] in
            let names = types.map(\.name)
            if conditions.isEmpty { return names.map(JSON.text) }
            let when = conditions.map { ($0.isOn ? "" : "no-") + $0.flag }
            return [.object(["names": .texts(names), "when": .texts(when)])]
        }
        let summary = "Learned from \(modules.count == 1 ? "a module" : "\(modules.count) modules")"
        return Manifest.text(named: name, summary, ["options": flags, "types": entries])
    }
}

extension Manifest {

    /// True for a name that the manifest can list: the module's name is its only variable.
    fileprivate static func isTypeName(_ name: String) -> Bool {
        !name.replacing(namePlace, with: "").contains("{{")
    }
}

extension Consensus.Template {

    /// The template's path in the set.
    var templatePath: String {
        let text = Mustache.text(path)
        let path = isTest ? TemplateSet.testsFolder + text : SpecialFolders.modulePath(text)
        return path + TemplateSet.templateSuffix
    }

    fileprivate func template(lines: inout [Int: Int]) -> String {
        var own: [Int: Int] = [:]
        var text = text.template(lines: &own)
        var above = 0
        if hasHeader { (text, above) = ("{{> header}}\n" + text, 1) }
        if let condition {
            (text, above) = (
                "{{\(condition.mark)}}\n\(text)\(text.hasSuffix("\n") ? "" : "\n"){{/\(condition.flag)}}\n", above + 1
            )
        }
        lines.merge(own.mapValues { $0 + above }) { first, _ in first }
        return lineEnd == "\n" ? text : text.replacing("\n", with: lineEnd)
    }

    /// The texts in which the modules do not decide which spelling of the name is meant: string literals, and lines of
    /// files that are not Swift. Each comes with the other variables that it may be.
    var undecidedSpellings: [(text: String, others: [String])] {
        let texts = text.segments.map(\.text).filter(Spellings.hasMarks).flatMap { text -> [String] in
            guard path.isSwift else { return text.split(separator: "\n").map(String.init) }
            let tree = SwiftTree(text)
            let kinds: [SwiftTree.Token.Kind] = [.string, .stringHead, .stringMiddle, .stringTail]
            return tree.tokens.filter { kinds.contains($0.kind) }.map(tree.text)
        }
        return texts.unique.compactMap { text in
            let variables = text.unicodeScalars.compactMap { Spellings.variables(of: $0) }.first { $0.count > 1 }
            return variables.map { (Mustache.text(text), Array($0.dropFirst())) }
        }
    }

    /// The lines that it has for a module of the sample.
    func lines(of module: Int, _ options: LearnedOptions) -> [String] {
        text.rendered { !options.modules([$0], among: [module]).isEmpty }.text.comparedLines
    }
}

extension String {

    /// Its lines that are not blank, without comments above the first one of code (a licence), as they are compared with
    /// others: a heading is the same with `{`, `{}` and `{ }`.
    var comparedLines: [String] {
        let lines = utf8.split(separator: UInt8(ascii: "\n")).map(\.trimmingSpaces).filter { !$0.isEmpty }
        let code = lines.drop { line in ["//", "/*", "*"].contains { line.starts(with: $0.utf8) } }
        return code.map { line in
            var heading = line.last == UInt8(ascii: "}") ? line.dropLast().trimmingSpaces : line
            guard heading.popLast() == UInt8(ascii: "{") else { return Spellings.compared(Substring(line)) }
            heading = heading.trimmingSpaces
            return Spellings.compared(Substring(heading.isEmpty ? line : heading))
        }
    }
}

extension [String] {

    /// The elements that occur more than once.
    var duplicates: [String] { counts.filter { $0.value > 1 }.map(\.key) }
}
