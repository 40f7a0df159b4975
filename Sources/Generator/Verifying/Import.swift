/// A line of a Swift file that imports a module (The Swift Programming Language, "Import Declaration").
struct Import: Equatable {
    /// The module alone: `Kit` of `import struct Kit.Box`.
    let module: String
    /// From 1.
    let line: Int
    /// Whether every build needs the module. False in `#if`, and where a comment or a string literal may be.
    let isUnconditional: Bool

    /// Every line of a file that may import a module, conditional ones too.
    static func all(in text: String) -> [Import] {
        var imports: [Import] = []
        var (conditions, comments, isInText) = (0, 0, false)
        let mayHaveOthers = text.contains("/*") || text.contains(Self.quotes)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let start = line.drop { $0 == " " || $0 == "\t" }
            if start.hasPrefix("#if") { conditions += 1 }
            if start.hasPrefix("#endif") { conditions -= 1 }
            if let module = module(in: start) {
                let isUnconditional = conditions <= 0 && comments <= 0 && !isInText
                imports.append(Import(module: module, line: index + 1, isUnconditional: isUnconditional))
            }
            guard mayHaveOthers else { continue }
            comments += line.ranges(of: "/*").count - line.ranges(of: "*/").count
            if line.ranges(of: Self.quotes).count % 2 == 1 { isInText.toggle() }
        }
        return imports
    }

    /// The module that a line imports, which starts with its first word.
    private static func module(in line: Substring) -> String? {
        let first = line.prefix { $0 != " " && $0 != "\t" }
        guard first == "import" || first.hasPrefix("@") || accessLevels.contains(String(first)) else { return nil }
        var words = line.split { $0 == " " || $0 == "\t" }[...]
        // `@testable public import struct Module.Type`
        while let word = words.first, word.hasPrefix("@") || accessLevels.contains(String(word)) { words.removeFirst() }
        guard words.popFirst() == "import" else { return nil }
        if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
        let module = (words.first ?? "").prefix { $0 == "_" || $0 == "`" || $0.isLetter || $0.isNumber }
            .filter { $0 != "`" }
        return module.isEmpty ? nil : module
    }

    /// The delimiter of a string literal of several lines.
    private static let quotes = "\"\"\""
    private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
}
