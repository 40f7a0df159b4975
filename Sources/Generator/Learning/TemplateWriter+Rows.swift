extension [TemplateWriter.Row] {

    /// Joins the lines of a list, or of an empty body, to one line.
    mutating func join(_ range: Range<Int>, _ joint: String) {
        var line = self[range.lowerBound]
        guard self[range].allSatisfy({ $0.modules != nil && ($0.condition == line.condition || line.condition == nil) })
        else { return }
        var hasElement = line.text.hasSuffix(",")
        for index in range.dropFirst() {
            let row = self[index]
            // The last line can have an element before the bracket: `b: B) {`.
            let isLast =
                index == range.upperBound - 1 && ")]}".contains(row.text.trimmingPrefix { $0.isWhitespace }.prefix(1))
            if isLast, let end = line.parts.indices.last { line.parts[end].text = line.parts[end].text.withoutComma }
            var space = isLast ? joint : index == range.lowerBound + 1 && !hasElement ? "" : " "
            if !isLast, index > range.lowerBound + 1, !hasElement {
                // All elements above it depend on options: without them, it is the first one, which no space precedes.
                line.parts[line.parts.count - 1].text += space
                space = ""
            }
            for (part, (text, conditions)) in row.parts.enumerated() {
                let text = part == 0 ? space + text.drop { $0 == " " || $0 == "\t" } : text
                let own = (row.condition == line.condition ? [] : [row.condition].compactMap(\.self)) + conditions
                if let last = line.parts.last, last.conditions == own {
                    line.parts[line.parts.count - 1].text += text
                } else {
                    line.parts.append((text, own))
                }
            }
            guard row.condition == line.condition else { continue }
            hasElement = true
            line.modules?.formIntersection(row.modules ?? [])
        }
        replaceSubrange(range, with: [line])
    }

    /// The lines without those that no other line needs: assignments such as `self.logger = logger` if no other line has the
    /// name `logger`, and declarations of variables in which the modules differ. An assignment that all modules have stays.
    func withoutUnneeded(in modules: Set<Int>) -> [TemplateWriter.Row] {
        let names = reduce(into: Set<String>()) { names, row in
            if row.neededName(in: modules) == nil { names.formUnion(row.names) }
        }
        return filter { row in row.neededName(in: modules).map(names.contains) ?? true }
    }
}

extension TemplateWriter.Row {

    /// The name that another line must have for this one to be written.
    fileprivate func neededName(in modules: Set<Int>) -> String? {
        let parts = Substring(text.utf8[...].trimmingSpaces).split(separator: " ")
        let isAssignment = parts.count == 3 && parts[1] == "=" && parts[0] == "self.\(parts[2])"
        return isAssignment && self.modules != modules ? Spellings.letters(of: String(parts[2])) : declaredName
    }

    /// The names in it.
    fileprivate var names: Set<String> { Set(Spellings.letters(of: text).matches(of: /\w+/).map { String($0.output) }) }

    /// The functions and variables that it uses: not what follows a dot, unless the dot follows `self`, and no labels.
    var usedNames: Set<String> {
        let text = Spellings.letters(of: text)
        guard modules != nil, !text.utf8[...].trimmingSpaces.starts(with: "//".utf8) else { return [] }
        let uses = text.matches(of: /(?:self\.|(\.))?(\w+)(:)?/).map(\.output)
        return Set(uses.filter { $0.1 == nil && $0.3 == nil }.map { String($0.2) })
    }

    /// The functions, variables, cases and parameters that it declares.
    var declaredNames: Set<String> {
        let declarations = Spellings.letters(of: text).matches(of: /(?:func|let|var|case) (\w+)|(\w+):/).map(\.output)
        return Set(declarations.compactMap { $0.1 ?? $0.2 }.map(String.init))
    }
}
