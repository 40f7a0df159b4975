extension Linter {

    /// Placeholders of Xcode, and tags of Stencil and Jinja, that were left in a template.
    func otherLanguageProblems(_ file: SourceFile) -> [Diagnostic] {
        guard file.isTemplate, let source = text(of: file) else { return [] }
        let inPath = placeholders(in: file.path).prefix(1).map { placeholder in
            let message = "'\(placeholder.text)' in the file's name is a placeholder of Xcode"
            return Diagnostic(message, at: Diagnostic.Place(file: source.name), help: placeholder.help)
        }
        let inText = placeholders(in: source.text).map { placeholder in
            let message = "'\(placeholder.text)' is a placeholder of Xcode"
            return SourceText.Problem(offset: placeholder.offset, message: message, help: placeholder.help)
        }
        return inPath + source.diagnostics(inText + Self.otherTags(in: source.text))
    }

    // MARK: - Xcode -

    /// The placeholders of Xcode: `___DATE___`, `___VARIABLE_productName:identifier___`.
    func placeholders(in text: String) -> [(text: String, offset: Int, help: String)] {
        text.matches(of: /___([A-Z]{2,})(?:_([A-Za-z0-9_.\-]+?))?(?::[A-Za-z0-9:]+)?___/).map { match in
            let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            let help = help(insteadOf: String(match.1), variable: match.2.map(String.init))
            return (String(match.0), offset, help)
        }
    }

    private func help(insteadOf word: String, variable: String?) -> String {
        if word == "VARIABLE", let variable {
            if ["modulename", "productname", "name"].contains(variable.lowercased()) { return "write '{{name}}'" }
            if let option = reading.manifest?.options.first(where: { $0.name.lowercased() == variable.lowercased() }) {
                return "write '{{\(option.name)}}'"
            }
            return "declare the option '\(variable)' in \(Manifest.fileName), and write '{{\(variable)}}'"
        }
        let tag: String? =
            switch word {
            case "FILENAME": "{{file}}"
            case let word where word.hasPrefix("FILEBASENAME"): "{{name}}"
            case let word where ["PROJECT", "PACKAGE", "PRODUCT", "TARGET"].contains { word.hasPrefix($0 + "NAME") }:
                "{{project}}"
            case "FULLUSERNAME", "USERNAME": "{{author}}"
            case "ORGANIZATIONNAME": "{{company}}"
            case "DATE": "{{date}}"
            case "YEAR": "{{year}}"
            case "FILEHEADER", "COPYRIGHT": "{{> header}}"
            default: nil
            }
        return tag.map { "write '\($0)'" } ?? "remove it: there is no variable for it"
    }

    // MARK: - Stencil and Jinja -

    private static let helpWithOtherTags = """
        write '{{#NAME}}…{{/NAME}}' for 'if' and 'for', '{{^NAME}}…{{/NAME}}' for 'if not' and 'else', '{{> FILE}}' \
        for 'include', with the file in '\(TemplateSet.partialsFolder)'
        """

    /// Tags with a keyword of these languages. `{%` alone may be text.
    private static func otherTags(in text: String) -> [SourceText.Problem] {
        let tag =
            /\{%[-+]?\s*(if|ifnot|unless|elif|else|endif|for|empty|endfor|include|import|from|extends|block|endblock|set|macro|endmacro|call|filter|endfilter|raw|endraw|with|endwith)\b([^\n]*?)[-+]?%\}/
        return text.matches(of: tag).map { match in
            let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            let message = "'\(match.0)' is a tag of Stencil or Jinja"
            return SourceText.Problem(offset: offset, message: message, help: helpWithOtherTags)
        }
    }
}
