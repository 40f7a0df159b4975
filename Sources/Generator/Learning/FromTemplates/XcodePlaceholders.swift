/// Converts texts with placeholders of Xcode to templates.
struct XcodePlaceholders {

    /// The texts of options whose values are known, by the options' identifiers. They may have placeholders.
    var texts: [String: String] = [:]
    /// The tags of text options, by their identifiers.
    var tags: [String: String] = [:]
    /// The options that a placeholder reads with `:identifier`: their texts must be identifiers of Swift.
    private(set) var identifiers: Set<String> = []

    /// The placeholder of the module's name.
    static let name = "___VARIABLE_productName___"
    /// The header that Xcode writes by default.
    static let header = """
        //
        //  {{file}}
        //  {{project}}
        //
        //  Created{{#author}} by {{author}}{{/author}} on {{date}}.
        {{#company}}
        //  Copyright © {{year}} {{company}}. All rights reserved.
        {{/company}}
        //

        """

    private static let tags = [
        "FILENAME": "{{file}}", "PROJECTNAME": "{{project}}", "PACKAGENAME": "{{project}}",
        "PROJECTNAMEASIDENTIFIER": "{{project}}", "PACKAGENAMEASIDENTIFIER": "{{project}}",
        "FULLUSERNAME": "{{author}}", "ORGANIZATIONNAME": "{{company}}", "DATE": "{{date}}", "YEAR": "{{year}}",
        "COPYRIGHT": "Copyright © {{year}} {{company}}. All rights reserved.",
    ]

    /// - Parameter stem: the file's name without its ending, with placeholders; by default, for a path, the module's
    ///   name.
    /// - Throws: a `data` failure with every placeholder that has no equivalent.
    mutating func template(_ source: SourceText, stem: String = name) throws(Failure) -> String {
        let text = expanded(source.text, stem: stem)
        var writer = Mustache()
        var problems: [Diagnostic] = []
        var rest = text[...]
        for match in text.matches(of: /___([A-Z]{2,})(?:_([A-Za-z0-9_.\-]+?))?(?::([A-Za-z0-9:]+))?___/) {
            let (id, modifier) = (match.2.map(String.init), match.3.map(String.init))
            var before = rest[..<match.range.lowerBound]
            rest = text[match.range.upperBound...]
            // In code, the name of an app is the name of its module.
            let isOfProject = modifier == "identifier" && ["PROJECTNAME", "PACKAGENAME"].contains(match.1)
            var tag = id == nil && (modifier == nil || isOfProject) ? Self.tags[String(match.1)] : nil
            if match.1 == "VARIABLE", let id, modifier == nil || modifier == "identifier" {
                tag = tags[id]
                if modifier != nil { identifiers.insert(id) }
            }
            // The header is a comment of whole lines; Xcode leaves out the `//` of the first one.
            let above = text[..<match.range.lowerBound]
            if match.1 == "FILEHEADER", id == nil, modifier == nil {
                let isAlone = above == "//" || above.utf8.suffix(3).elementsEqual("\n//".utf8)
                if isAlone, rest.first?.isLineEnd ?? true {
                    before = before.dropLast(2)
                    tag = "{{> \(TemplateSet.headerPartial)}}"
                } else {
                    tag = String(Self.header.dropFirst(2).dropLast())
                }
            }
            writer.write(before)
            if let tag {
                writer.write(tag: tag)
            } else {
                // No replacement above changes the number of lines.
                let line = above.utf8.count { $0 == UInt8(ascii: "\n") }
                let message = "'\(match.0)' has no equivalent in a template"
                let help = "write a text in its place, or the name of an option of \(XcodeTemplate.infoName)"
                problems.append(Diagnostic(message, at: source.place(ofLine: line, after: 0), help: help))
            }
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
        writer.write(rest)
        return writer.finished
    }

    /// Replaces the placeholders of options and of the file's name with their texts, which may have placeholders, too.
    private func expanded(_ text: String, stem: String) -> String {
        var text = text
        var stem = stem
        for word in ["FILEBASENAME", "FILEBASENAMEASIDENTIFIER", "FILEBASENAME:identifier"] {
            stem.replace("___\(word)___", with: Self.name)
        }
        let own = [("FILEBASENAME", stem), ("FILEBASENAMEASIDENTIFIER", Self.identifier(stem))]
        let replacements = own + texts.sorted { $0.key < $1.key }.map { ("VARIABLE_\($0.key)", $0.value) }
        // Texts with each other's placeholders can grow without end, or be replaced in turn for ever.
        var growth = 1 << 16
        var before = ""
        while text != before {
            before = text
            for (word, value) in replacements {
                for (placeholder, value) in [("\(word)", value), ("\(word):identifier", Self.identifier(value))] {
                    let places = text.ranges(of: "___\(placeholder)___")
                    growth -= places.count * value.utf8.count
                    if growth < 0 { return text }
                    for place in places.reversed() { text.replaceSubrange(place, with: value) }
                }
            }
        }
        return text
    }

    /// Replaces each character that an identifier cannot have with `_`. Keeps placeholders.
    private static func identifier(_ text: String) -> String {
        text.replacing(/:(?!identifier___)|[^\p{L}\p{N}_:]/, with: "_")
    }
}
