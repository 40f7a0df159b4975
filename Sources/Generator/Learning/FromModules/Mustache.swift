/// Writes a template that renders a text.
struct Mustache {

    private var template = ""
    /// The text since the last tag.
    private var text = ""

    /// The template that renders a text. Marks for the module's name become variables, and braces stay braces.
    static func text(_ marked: String) -> String {
        var writer = Mustache()
        writer.write(marked: marked)
        return writer.finished
    }

    /// The variables that a template reads; none if it is no template.
    static func variables(in template: String) -> [String] {
        let references = (try? Template(template, name: ""))?.variables ?? []
        return references.compactMap(\.first)
    }

    mutating func write(marked text: String) {
        for scalar in text.unicodeScalars {
            if let variable = Spellings.variables(of: scalar)?.first {
                write(tag: "{{\(variable)}}")
            } else {
                self.text.unicodeScalars.append(scalar)
            }
        }
    }

    mutating func write(_ text: some StringProtocol) { self.text += text }

    mutating func write(tag: String) {
        // A brace right before a tag would be a part of it.
        template += Self.escaped(text, /\{{2,}|\{\z/) + tag
        text = ""
    }

    var finished: String { template + Self.escaped(text, /\{{2,}/) }

    /// Most texts have no braces, and making a pattern takes longer than searching for one.
    private static func escaped(_ text: String, _ braces: @autoclosure () -> Regex<Substring>) -> String {
        guard text.contains("{") else { return text }
        return text.replacing(braces().matchingSemantics(.unicodeScalar)) { "{{=<% %>=}}\($0.output)<%={{ }}=%>" }
    }
}
