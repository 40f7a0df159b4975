/// Writes a template that renders a text.
struct Mustache {

    private var template = String.UnicodeScalarView()
    /// The number of opening braces at its end that are not written yet.
    private var braces = 0

    /// The template that renders a text. Marks for the module's name become variables, and braces stay braces.
    static func text(_ marked: String) -> String {
        var writer = Mustache()
        writer.write(marked: marked)
        return writer.finished()
    }

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
