/// What blocks of different modules are matched by: what they declare, however the line is written, else the line.
enum BlockKey {

    static func of(_ block: CodeBlock) -> String {
        let text = block.head.map(\.compared).joined(separator: " ")
        // A line that declares something is another one with another type or value.
        let isLine = block.sections.isEmpty && block.head.count == 1
        guard !isLine || text.hasSuffix("}") else { return text }
        let declaration = Declaration(Line(bytes: Array(text.utf8)[...]))
        switch declaration.kind {
        case "class", "struct", "enum", "protocol", "actor": return "type \(declaration.name)"
        case "extension": return "extension \(Substring(declaration.rest.prefix { $0 != "{" }.utf8.trimmingSpaces))"
        case "init": return declaration.rest.hasPrefix("?") ? "init?" : "init"
        case "deinit": return "deinit"
        case "func": return "func \(declaration.name)(\(labels(of: block, declaration.rest)))"
        case "let" where !isLine, "var" where !isLine: return "\(declaration.kind) \(declaration.name)"
        default: return text
        }
    }

    /// Whether a line begins to declare a type.
    static func isType(_ line: String) -> Bool {
        let kind = Declaration(Line(bytes: Array(line.utf8)[...])).kind
        return ["class", "struct", "enum", "protocol", "actor", "extension"].contains(kind)
    }

    /// The labels of a function's parameters, on its line or on lines of their own.
    private static func labels(of block: CodeBlock, _ rest: Substring) -> String {
        var parameters = ""
        if let section = block.sections.first, section.key == "(" {
            parameters = section.children.map { $0.head[0].compared }.joined(separator: " ")
        } else if let open = rest.firstIndex(of: "(") {
            parameters = String(rest[rest.index(after: open)...])
        }
        var labels = ""
        var (depth, isLabel) = (0, true)
        for character in parameters {
            if "([<{".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && depth > 0 { depth -= 1 }
            if depth < 0 { break }
            if depth > 0 { continue }
            if character == "," { isLabel = true }
            if isLabel, character.isLetter || character.isNumber || character == "_" {
                labels.append(character)
            } else if isLabel, labels.last.map({ $0 != ":" }) ?? false, character == " " || character == ":" {
                labels.append(":")
                isLabel = false
            }
        }
        return labels
    }
}
