/// Texts of modules as templates.
enum Mustache {

    /// The template that renders a text: variables for the marks, and what would be a tag as it is.
    static func text(_ marked: String) -> String {
        var template = ""
        var braces = 0
        func flush(beforeTag isTag: Bool) {
            if braces > 1 || braces == 1 && isTag {
                template += "{{=<% %>=}}" + String(repeating: "{", count: braces) + "<%={{ }}=%>"
            } else if braces == 1 {
                template += "{"
            }
            braces = 0
        }
        for scalar in marked.unicodeScalars {
            if scalar == "{" {
                braces += 1
                continue
            }
            let variable = Spellings.variables(of: scalar)?.first
            flush(beforeTag: variable != nil)
            if let variable { template += "{{\(variable)}}" } else { template.unicodeScalars.append(scalar) }
        }
        flush(beforeTag: false)
        return template
    }

    /// A text without marks as a template.
    static func literal(_ text: String) -> String { self.text(text) }
}
