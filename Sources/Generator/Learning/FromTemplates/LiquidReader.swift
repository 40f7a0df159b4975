/// Converts templates to Mustache: Liquid of Generamba, and Stencil of Tuist. It reads variables, `if`, `unless`, `else`,
/// `include` and comments. A condition is decided here, by the parameters of the current variant.
struct LiquidReader {

    /// What the words of a tool mean.
    struct Dialect {
        /// The variables, with their filters, each with the tag of a set.
        let known: [String: String]
        /// The parameter that a variable reads; nil if it reads none.
        let parameter: (String) -> String?
        /// How a parameter is written.
        let parameters: String
        /// True if `{#` begins a comment, and `not` an opposite.
        let isStencil: Bool
    }

    private let dialect: Dialect
    /// The names that no option may have.
    private let taken: Set<String>
    /// Finds the file that `include` names.
    private let snippet: (String) throws -> SourceText?
    /// The parameters that are set in the current variant.
    private var present: Set<String> = []
    /// The parameters whose values are written.
    private var written: Set<String> = []
    /// The parameters that conditions test.
    private var tested: Set<String> = []

    /// The parameters that were found.
    var parameters: [String] { written.union(tested).sorted() }

    private var writer = Mustache()
    /// How many `include` tags were read for the template.
    private var includeCount = 0

    private static let ofGeneramba = [
        "module_info.name": "{{name}}", "module_info.name | downcase": "{{lowercaseName}}",
        "module_info.file_name": "{{file}}", "module_info.project_name": "{{project}}",
        "module_info.product_module_name": "{{project}}",
        "developer.name": "{{author}}", "developer.company": "{{company}}", "year": "{{year}}", "date": "{{date}}",
        "module_info.description": "{{name}} module",
    ]

    init(
        taken: Set<String>,
        dialect: Dialect? = nil,
        snippet: @escaping (String) throws -> SourceText? = { _ in nil }
    ) {
        (self.taken, self.snippet) = (taken, snippet)
        let parameters = "custom_parameters.NAME"
        self.dialect =
            dialect
            ?? Dialect(known: Self.ofGeneramba, parameter: Self.parameter, parameters: parameters, isStencil: false)
    }

    /// A file of a template.
    struct Part {
        let path: SourceText
        let text: SourceText
        /// The file's name in the specification.
        var basename = ""
        /// True if the text has no tags.
        var isCopy = false
    }

    /// What files are in each variant: in each combination of the parameters that conditions test, set or not.
    ///
    /// - Parameter paths: the paths in the set for the paths of all parts in one variant, and the options of the parameters.
    /// - Returns: the values of options in each variant, and the texts as `ForeignTemplate.files` has them; nil if there are
    ///   too many variants, or two parameters with one name.
    /// - Throws: a `data` failure with everything in the files that a set cannot express.
    mutating func variants(
        of parts: [Part],
        paths: ([String], _ options: [String: String]) throws(Failure) -> [String]
    ) throws(Failure) -> (values: [ForeignTemplate.Variant], files: [String: [Int: String]])? {
        // The first pass finds all parameters.
        _ = try collecting(parts) { part throws(Failure) in
            for source in [part.path] + (part.isCopy ? [] : [part.text]) { _ = try template(source, part.basename) }
        }
        let tested = self.tested.sorted()
        let options = Dictionary(uniqueKeysWithValues: parameters.map { ($0, optionName($0)) })
        guard tested.count < Int.bitWidth - 1, 1 << tested.count <= Limits.variants,
            Set(options.values).count == options.count
        else { return nil }
        let variants = tested.reduce([[]]) { variants, parameter in
            variants + variants.map { $0.union([parameter]) } as [Set<String>]
        }
        var files: [String: [Int: String]] = [:]
        for (index, variant) in variants.enumerated() {
            present = variant
            let rendered = try parts.map { part throws(Failure) in try template(part.path, part.basename) }
            for (part, path) in zip(parts, try paths(rendered, options)) {
                let text = part.isCopy ? Mustache.text(part.text.text) : try template(part.text, part.basename)
                // A set writes no file of white space.
                if !text.allSatisfy(\.isSpace) { files[path, default: [:]][index] = text }
            }
        }
        let values = variants.map { variant in
            let values = tested.map { parameter in
                let isOn = variant.contains(parameter)
                return (optionName(parameter), isText(parameter) ? OptionValue.text(isOn ? "on" : "") : .flag(isOn))
            }
            return Dictionary(uniqueKeysWithValues: values)
        }
        return (values, files)
    }

    /// The name of a parameter's option.
    func optionName(_ parameter: String) -> String { ForeignTemplate.optionName(parameter, taken: taken) }

    /// True if the value of a parameter is a text, false if it is a flag.
    func isText(_ parameter: String) -> Bool { dialect.isStencil || written.contains(parameter) }

    /// - Parameter basename: the file's name in the specification.
    /// - Throws: a `data` failure with every tag that a set cannot express.
    private mutating func template(_ source: SourceText, _ basename: String) throws(Failure) -> String {
        (writer, includeCount) = (Mustache(), 0)
        try write(source, basename: basename)
        return writer.finished
    }

    private mutating func write(_ source: SourceText, basename: String) throws(Failure) {
        var problems: [SourceText.Problem] = []
        // The open conditions. `isOn`: the text that follows is written.
        var open: [(tag: String, isOn: Bool, offset: Int)] = []
        // Where the open comment begins.
        var comment: Int?
        var isWritten: Bool { comment == nil && open.allSatisfy(\.isOn) }
        let text = source.text
        var rest = text[...]
        for tag in tags(in: text) {
            if isWritten { writer.write(rest[..<tag.startIndex]) }
            rest = rest[tag.endIndex...]
            let offset = text.utf8.distance(from: text.startIndex, to: tag.startIndex)
            func report(_ help: String) {
                let message = "'\(tag.prefix(80))' has no equivalent in a template"
                problems.append(SourceText.Problem(offset: offset, message: message, help: help))
            }
            let content = Substring(tag.dropFirst(2).dropLast(2).utf8.trimmingSpaces)
            let word = tag.hasPrefix("{%") ? String(content.prefix { !$0.isSpace }) : ""
            let filters = content.dropFirst(word.count).split(separator: "|", omittingEmptySubsequences: false)
            let name = filters.map { Substring($0.utf8.trimmingSpaces) }.joined(separator: " | ")
            if tag.hasPrefix("{#") { continue }
            if comment != nil {
                if word == "endcomment" { comment = nil }
                continue
            }
            let isOpposite = dialect.isStencil && name.hasPrefix("not ")
            let parameter = dialect.parameter(isOpposite ? String(name.dropFirst("not ".count)) : name)
            switch word {
            case "" where name == "module_info.file_basename": if isWritten { writer.write(basename) }
            case "":
                if let parameter { written.insert(parameter) }
                let option = parameter.map(optionName)
                if let tag = dialect.known[name] ?? option.map({ "{{\($0)}}" }) {
                    if isWritten { writer.write(tag: tag) }
                } else {
                    let known = dialect.known.keys.sorted().list
                    let filter = """
                        remove the filter here; in the new set, '{{name}}' (UserProfile) can become '{{variableName}}' \
                        (userProfile), '{{snakeName}}' (user_profile), '{{kebabName}}' (user-profile) or \
                        '{{lowercaseName}}' (userprofile); for another spelling, add an option of the type 'text'
                        """
                    report(name.contains("|") ? filter : "the variables are \(known), and '\(dialect.parameters)'")
                }
            case "if", "unless":
                if parameter == nil { report("write '{% \(word) \(dialect.parameters) %}'") }
                tested.insert(parameter ?? "")
                open.append((word, present.contains(parameter ?? "") == ((word == "if") != isOpposite), offset))
            case "else" where !open.isEmpty: open[open.count - 1].isOn.toggle()
            case "endif" where open.last?.tag == "if", "endunless" where open.last?.tag == "unless": open.removeLast()
            case "comment": comment = offset
            case "include":
                let path = name.filter { $0 != "'" && $0 != "\"" }
                includeCount += 1
                if includeCount > Limits.includes {
                    report("a template includes at most \(Limits.includes) files")
                } else if let included = try? snippet(path) {
                    if isWritten { try write(included, basename: basename) }
                } else {
                    report("put the file into 'snippets/\(path).liquid'")
                }
            default: report("'import' reads variables, 'if', 'unless', 'else', 'include' and 'comment'")
            }
        }
        let unclosed = open.map { ($0.tag, $0.offset) } + [comment.map { ("comment", $0) }].compactMap(\.self)
        problems += unclosed.map { tag, offset in
            SourceText.Problem(offset: offset, message: "'\(tag)' is never closed", help: nil)
        }
        if !problems.isEmpty { throw Failure(.data, source.diagnostics(problems)) }
        writer.write(rest)
    }

    /// The tags of a text, with their braces: `{{ name }}` or `{% if name %}`.
    private func tags(in text: String) -> [Substring] {
        var ends: [Substring: String] = ["{{": "}}", "{%": "%}"]
        if dialect.isStencil { ends["{#"] = "#}" }
        var (rest, tags) = (text[...], [Substring]())
        while let brace = rest.firstIndex(of: "{") {
            rest = rest[brace...]
            let start = rest.prefix(2)
            if let end = ends[start], let tag = rest.dropFirst(2).firstRange(of: end) {
                tags.append(rest[..<tag.upperBound])
                rest = rest[tag.upperBound...]
            } else {
                // No tag of this kind ends after here: its end is not searched for again.
                ends[start] = nil
                rest = rest.dropFirst()
            }
        }
        return tags
    }

    private static func parameter(_ name: String) -> String? {
        if name == "prefix" { return name }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isParameter = parts.dropLast().last == "custom_parameters" && (parts.last ?? "").isIdentifier
        return isParameter ? parts.last : nil
    }
}
