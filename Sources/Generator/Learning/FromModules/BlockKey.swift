/// Makes the keys by which blocks of different modules are matched. `func show() {` and `private func show() throws {`
/// both have the key `func show`. A `return` has the key `return`, a call has its function and labels, and any other
/// block its line.
enum BlockKey {

    /// The letter that stands for the module's name in keys.
    static let name: Unicode.Scalar = "Ɲ"

    /// - Returns: the key, and the labels that distinguish functions of one name.
    static func of(_ block: CodeBlock) -> (key: String, labels: String) {
        let text = block.head.map(\.compared).joined(separator: " ")
        let declaration = Declaration(marked: text)
        switch declaration.kind {
        case _ where declaration.isType: return ("type \(declaration.name)", "")
        case "extension":
            let type = Substring(declaration.rest.prefix { $0 != "{" }.utf8.trimmingSpaces)
            return ("extension \(type)", "")
        case "init": return (declaration.rest.hasPrefix("?") ? "init?" : "init", labels(of: block, declaration.rest))
        case "deinit": return ("deinit", "")
        case "func": return ("func \(declaration.name)", labels(of: block, declaration.rest))
        case "let", "var": return ("let \(declaration.name)", "")
        default: break
        }
        if text.hasPrefix("return ") { return ("return", "") }
        // A call is the same on one line and on several.
        guard text.hasSuffix(block.sections.isEmpty ? ")" : "(") else { return (text, "") }
        let function = text.prefix { $0.isLetter || $0 == "." }
        let arguments = text[function.endIndex...]
        let isCall = !function.isEmpty && arguments.hasPrefix("(")
        return (isCall ? "\(function)(\(labels(of: block, arguments)))" : text, "")
    }

    /// True for a line that begins the declaration of a type, or an extension.
    static func isType(_ line: String) -> Bool {
        let declaration = Declaration(marked: line)
        return declaration.isType || declaration.kind == "extension"
    }

    /// The labels of the parameters of a function, or of the arguments of a call: on its line, or each on a line of its
    /// own.
    private static func labels(of block: CodeBlock, _ rest: Substring) -> String {
        let section = block.sections.first { $0.key == "(" }
        let lines = section?.children.map(\.head[0].compared).joined(separator: " ")
        let list = lines ?? String(rest.drop { $0 != "(" }.dropFirst())
        return list.listElements.map { element in
            let text = Substring(element.utf8.trimmingSpaces)
            let name = text.prefix { !" :([{<".contains($0) }
            return name.endIndex == text.endIndex ? "\(name)" : "\(name):"
        }.joined()
    }
}

extension Declaration {

    /// Reads a line with marks for the spellings of the module's name. A `guard let` declares what a `let` declares.
    init(marked text: String) {
        self.init(Line(Spellings.letters(of: text.hasPrefix("guard let ") ? String(text.dropFirst(6)) : text)))
    }
}
