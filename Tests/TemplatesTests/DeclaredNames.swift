import Testing

@testable import VipergenGenerator

/// The names in what a set writes, in every form of it: a value that is one of them may declare it again.
struct DeclaredNames {

    /// Every identifier, without those that have a value in them.
    private(set) var words: [String] = []
    /// What is around a label or a name of another module in an identifier: `("", "Task")` for `loadTask`.
    private(set) var affixes: [(prefix: String, suffix: String)] = []
    /// What follows the module's own name in an identifier: `PresentableListener`.
    private(set) var endings: [String] = []

    /// - Parameter templateSet: the set, whose tried combinations write every line.
    init(of templateSet: TemplateSet) throws {
        var identifiers: Set<Substring> = []
        for combination in try TriedCombinations(of: templateSet).combinations {
            let request = try Request(
                Module("Zqx"),
                of: templateSet,
                options: combination.values.mapValues(Self.marked),
                project: .placeholder,
                includesTests: true
            )
            for file in try request.render() {
                let text = String(decoding: file.contents, as: UTF8.self)
                identifiers.formUnion(text.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map(\.output))
            }
        }
        var affixes: Set<[String]> = []
        for identifier in identifiers.sorted() {
            let parts = identifier.split(separator: /[zZ]qlabel/, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2, parts != ["", ""] {
                affixes.insert(parts)
            } else if identifier.hasPrefix("Zqx") {
                endings.append(String(identifier.dropFirst(3)))
            } else if parts.count == 1 {
                words.append(String(identifier))
            }
        }
        self.affixes = affixes.sorted { $0.lexicographicallyPrecedes($1) }.map { ($0[0], $0[1]) }
    }

    /// A value of which every text is marked.
    private static func marked(_ value: OptionValue) -> OptionValue {
        guard case .list(let texts) = value, let text = texts.first else { return value }
        let rest = text.drop { $0 != ":" }
        return .list([(text.first?.isUppercase == true ? "Zqlabel" : "zqlabel") + rest])
    }
}
