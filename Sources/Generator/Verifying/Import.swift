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
        // `@testable public import struct Module.Type`
        let pattern =
            #/
            (?: (?: @\S+ | public | package | internal | fileprivate | private ) \s+ )*
            import \s+ (?: (?: typealias | struct | class | enum | protocol | let | var | func ) \s+ )? `? (\w+)
            /#
        var imports: [Import] = []
        var (conditions, comments, isInText) = (0, 0, false)
        let mayHaveOthers = text.contains("/*") || text.contains(Self.quotes)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let start = line.drop { $0 == " " || $0 == "\t" }
            if start.hasPrefix("#if") { conditions += 1 }
            if start.hasPrefix("#endif") { conditions -= 1 }
            // Most lines have no `import`, and this test is faster than the pattern.
            if start.contains("import"), let match = start.prefixMatch(of: pattern) {
                let isUnconditional = conditions <= 0 && comments <= 0 && !isInText
                imports.append(Import(module: String(match.1), line: index + 1, isUnconditional: isUnconditional))
            }
            guard mayHaveOthers else { continue }
            comments += line.ranges(of: "/*").count - line.ranges(of: "*/").count
            if line.ranges(of: Self.quotes).count % 2 == 1 { isInText.toggle() }
        }
        return imports
    }

    /// The delimiter of a string literal of several lines.
    private static let quotes = "\"\"\""
}
