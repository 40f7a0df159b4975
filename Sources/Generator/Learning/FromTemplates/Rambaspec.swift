/// A specification of Generamba. It is written in a part of YAML: comments, and keys with a text or a list, whose
/// elements are texts or maps of texts.
struct Rambaspec {

    struct Element {
        let line: Int
        /// The fields of a map; for a text, one field with an empty key.
        var fields: [String: String] = [:]
    }

    struct Setting {
        let line: Int
        var text = ""
        var elements: [Element] = []
    }

    private(set) var settings: [String: Setting] = [:]
    let source: SourceText

    /// - Throws: a `data` failure with the first line that cannot be read.
    init(_ file: SourceFile) throws(Failure) {
        source = try SourceText(file)
        var key: String?
        let lines = source.text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            // A comment begins at `#` at a line's start or after a space, and not in quotes.
            let code = line.prefixMatch(of: /(?!#)(?:"[^"]*"|'[^']*'|\s+(?!#)|\S)*/)?.output ?? ""
            let text = Substring(code.utf8.trimmingSpaces)
            if text.isEmpty || text == "---" { continue }
            guard read(text, isIndented: line.first == " ", line: index + 1, &key) else {
                let help = "'import' reads texts and lists by their keys, and maps of texts in a list"
                throw failure("this line is not read", at: index + 1, help: help)
            }
        }
    }

    /// A failure at a line.
    func failure(_ message: String, at line: Int, help: String) -> Failure {
        Failure(.data, message, at: source.place(ofLine: line - 1, after: 0), help: help)
    }

    /// - Returns: false if the line cannot be read.
    private mutating func read(_ text: Substring, isIndented: Bool, line: Int, _ key: inout String?) -> Bool {
        if text == "-" || text.hasPrefix("- ") {
            guard let key else { return false }
            let rest = Substring(text.dropFirst().utf8.trimmingSpaces)
            var element = Element(line: line)
            let isMap = rest.first == "{" && rest.last == "}"
            let inner = rest.dropFirst().dropLast().matches(of: /(?:[^,"']|"[^"]*"|'[^']*')+/).map(\.output)
            for part in isMap ? inner : [rest] {
                let text = isMap ? nil : Self.scalar(part).map { (key: "", value: $0) }
                guard let field = Self.field(part) ?? text else { return false }
                element.fields[field.key] = field.value
            }
            settings[key]?.elements.append(element)
            return true
        }
        guard let field = Self.field(text) else { return false }
        if isIndented {
            guard let key, let last = settings[key]?.elements.indices.last else { return false }
            return settings[key]?.elements[last].fields.updateValue(field.value, forKey: field.key) == nil
        }
        key = field.key
        return settings.updateValue(Setting(line: line, text: field.value), forKey: field.key) == nil
    }

    /// `key: value`; the value may be missing.
    private static func field(_ text: Substring) -> (key: String, value: String)? {
        let text = Substring(text.utf8.trimmingSpaces)
        guard let colon = text.firstRange(of: ": ")?.lowerBound ?? (text.last == ":" ? text.indices.last : nil),
            let key = scalar(text[..<colon]), let value = scalar(text[colon...].dropFirst())
        else { return nil }
        return (key, value)
    }

    /// A plain text, or one in quotes.
    private static func scalar(_ text: Substring) -> String? {
        let text = Substring(text.utf8.trimmingSpaces)
        guard let first = text.first else { return "" }
        if "\"'".contains(first) {
            let inner = text.dropFirst().dropLast()
            let isPlain = text.count > 1 && text.last == first && !inner.contains { $0 == first || $0 == "\\" }
            return isPlain ? String(inner) : nil
        }
        return "|>&*!%@`?[]{},".contains(first) ? nil : String(text)
    }
}
