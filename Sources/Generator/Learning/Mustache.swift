/// Writes a template that renders a text.
struct Mustache {

    private var template = String.UnicodeScalarView()
    /// The opening braces at its end, which are not written yet.
    private var braces = 0

    /// The template for a text of a module: variables for the marks, and what would be a tag as it is.
    static func text(_ marked: String) -> String {
        var writer = Mustache()
        writer.write(marked: marked)
        return writer.finished()
    }

    /// A text without marks as a template.
    static func literal(_ text: String) -> String { self.text(text) }

    mutating func write(marked text: String) {
        for scalar in text.unicodeScalars {
            if let variable = Spellings.variables(of: scalar)?.first {
                write(tag: "{{\(variable)}}")
            } else {
                write(scalar)
            }
        }
    }

    mutating func write(_ scalar: Unicode.Scalar) {
        if scalar == "{" {
            braces += 1
        } else {
            writeBraces(beforeTag: false)
            template.append(scalar)
        }
    }

    mutating func write(tag: String) {
        writeBraces(beforeTag: true)
        template.append(contentsOf: tag.unicodeScalars)
    }

    mutating func finished() -> String {
        writeBraces(beforeTag: false)
        return String(template)
    }

    private mutating func writeBraces(beforeTag isTag: Bool) {
        let text = String(repeating: "{", count: braces)
        let isLikeTag = braces > 1 || braces == 1 && isTag
        template.append(contentsOf: (isLikeTag ? "{{=<% %>=}}\(text)<%={{ }}=%>" : text).unicodeScalars)
        braces = 0
    }
}
