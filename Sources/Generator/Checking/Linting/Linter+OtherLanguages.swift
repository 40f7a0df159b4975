extension Linter {

    /// Placeholders of Xcode, and tags of Stencil and Jinja, that were left in a template.
    func otherLanguageProblems(_ file: SourceFile) -> [Diagnostic] {
        guard file.isTemplate, let source = text(of: file) else { return [] }
        let inPath = file.path.firstMatch(of: Self.placeholder).map { match in
            let message = "'\(match.0)' in the file's name is a placeholder of Xcode"
            return Diagnostic(message, at: Diagnostic.Place(file: source.name), help: Self.help(insteadOf: match.0))
        }
        func problems(_ pattern: Regex<Substring>, _ kind: String, help: (Substring) -> String) -> [SourceText.Problem]
        {
            source.text.matches(of: pattern).map { match in
                let offset = source.text.utf8.distance(from: source.text.startIndex, to: match.range.lowerBound)
                return SourceText.Problem(offset: offset, message: "'\(match.0)' is a \(kind)", help: help(match.0))
            }
        }
        let inText =
            problems(Self.placeholder, "placeholder of Xcode", help: Self.help)
            + problems(Self.otherTag, "tag of Stencil or Jinja") { _ in Self.helpWithOtherTags }
        return [inPath].compactMap(\.self) + source.diagnostics(inText)
    }

    /// A placeholder of Xcode: `___DATE___`, `___VARIABLE_productName:identifier___`.
    static var placeholder: Regex<Substring> { /___[A-Z]{2,}(?:_[A-Za-z0-9_.\-]+?)?(?::[A-Za-z0-9:]+)?___/ }

    /// The tags to write for the placeholders that begin with a word.
    private static let tags = [
        ("VARIABLE_moduleName", "{{name}}"), ("VARIABLE_productName", "{{name}}"), ("FILEBASENAME", "{{name}}"),
        ("FILENAME", "{{file}}"), ("FILEHEADER", "{{> header}}"), ("COPYRIGHT", "{{> header}}"),
        ("PROJECTNAME", "{{project}}"), ("PACKAGENAME", "{{project}}"), ("TARGETNAME", "{{project}}"),
        ("FULLUSERNAME", "{{author}}"), ("ORGANIZATIONNAME", "{{company}}"), ("DATE", "{{date}}"), ("YEAR", "{{year}}"),
    ]

    private static func help(insteadOf placeholder: Substring) -> String {
        let tag = tags.first { placeholder.dropFirst(3).hasPrefix($0.0) }?.1
        let help = "write the tag of an option, or remove it; 'vipergen import' converts a whole template"
        return tag.map { "write '\($0)'" } ?? help
    }

    /// A tag with a keyword of Stencil or Jinja. `{%` alone may be text.
    private static var otherTag: Regex<Substring> {
        /\{%[-+]?\s*(?:if|ifnot|unless|elif|else|endif|for|empty|endfor|include|import|from|extends|block|endblock|set|macro|endmacro|call|filter|endfilter|raw|endraw|with|endwith)\b[^\n]*?[-+]?%\}/
    }

    private static let helpWithOtherTags = """
        write '{{#NAME}}…{{/NAME}}' for 'if' and 'for', '{{^NAME}}…{{/NAME}}' for 'if not' and 'else', '{{> FILE}}' \
        for 'include', with the file in '\(TemplateSet.partialsFolder)'
        """
}
