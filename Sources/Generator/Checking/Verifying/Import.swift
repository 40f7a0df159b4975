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
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd).enumerated() {
            let start = line.drop(while: \.isBlank)
            if start.hasPrefix("#if") { conditions += 1 }
            if start.hasPrefix("#endif") { conditions -= 1 }
            if let module = module(importedIn: start) {
                let isUnconditional = conditions <= 0 && comments <= 0 && !isInText
                imports.append(Import(module: module, line: index + 1, isUnconditional: isUnconditional))
            }
            guard mayHaveOthers else { continue }
            comments += line.ranges(of: "/*").count - line.ranges(of: "*/").count
            if line.ranges(of: Self.quotes).count % 2 == 1 { isInText.toggle() }
        }
        return imports
    }

    /// `Module` of `@testable public import struct Module.Type`; nil for a line that imports none.
    private static func module(importedIn line: Substring) -> String? {
        // Most lines start with something else, and need no more than this.
        guard (["import", "@"] + levels).contains(where: line.hasPrefix) else { return nil }
        var words = line.split(whereSeparator: \.isBlank).drop { $0.hasPrefix("@") || levels.contains($0) }
        guard words.popFirst() == "import" else { return nil }
        if words.first.map(kinds.contains) == true { words.removeFirst() }
        let name = words.first?.drop { $0 == "`" }.prefix { $0 == "_" || $0.isLetter || $0.isNumber } ?? ""
        return name.isEmpty ? nil : String(name)
    }

    private static let levels: [Substring] = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: [Substring] = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
    /// The delimiter of a string literal of several lines.
    private static let quotes = "\"\"\""
}
