extension [TemplateWriter.Row] {

    /// Joins the lines of a list, or of an empty body, into one line.
    mutating func join(_ range: Range<Int>, _ joint: String) {
        var line = self[range.lowerBound]
        guard self[range].allSatisfy({ $0.modules != nil && ($0.condition == line.condition || line.condition == nil) })
        else { return }
        var hasElement = line.text.hasSuffix(",")
        for index in range.dropFirst() {
            let row = self[index]
            // The last line can have an element before the bracket: `b: B) {`.
            let isLast =
                index == range.upperBound - 1 && ")]}".contains(row.text.trimmingPrefix(while: \.isSpace).prefix(1))
            if isLast, let end = line.parts.indices.last { line.parts[end].text = line.parts[end].text.withoutComma }
            var space = isLast ? joint : index == range.lowerBound + 1 && !hasElement ? "" : " "
            if !isLast, index > range.lowerBound + 1, !hasElement {
                // All elements above it depend on options: without these, it comes first, and after no space. With the
                // opposite option it is always the first.
                let isOther = row.condition?.excludes(self[index - 1].condition) == true
                if !isOther { line.parts[line.parts.count - 1].text += space }
                space = ""
            }
            for (part, (text, conditions)) in row.parts.enumerated() {
                let text = part == 0 ? space + text.drop(while: \.isBlank) : text
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

    // MARK: - Names -

    /// The names that they use, without labels and without names after a dot, other than `self.`.
    var usedNames: Set<String> {
        let uses = code.matches(of: /(?:\.\.[.<]|[sS]elf[?!]?\.|(\.))?(\w+)(:)?/).map(\.output)
        return Set(uses.filter { $0.1 == nil && $0.3 == nil }.map { String($0.2) })
    }

    /// The modules with a line that uses a name.
    func modules(using name: String) -> Set<Int> {
        let using = filter { Spellings.letters(of: $0.text).contains(name) && [$0].usedNames.contains(name) }
        return using.reduce(into: Set()) { $0.formUnion($1.modules ?? []) }
    }

    /// The functions, variables and cases that they declare.
    var declaredNames: Set<String> {
        Set(code.matches(of: /\b(?:func|let|var|case) (\w+)/).map { String($0.output.1) })
    }

    /// The lines, without comments and string literals.
    private var code: String {
        let lines = filter { $0.modules != nil }.map { Spellings.letters(of: $0.text) }
        return lines.joined(separator: "\n").replacing(/"(?:\\.|[^"\\\n])*"|\/\/.*/, with: "")
    }
}
