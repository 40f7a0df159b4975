/// What a module was made from, as far as its lines tell.
package struct Provenance: Sendable {
    package let module: Module
    /// A value for each option of the set.
    package let values: [String: OptionValue]
    /// Whether any of the module's tests are there.
    package let hasTests: Bool
    /// How many lines are in the rendering and not on disk, or on disk and not in the rendering.
    package let distance: Int
    /// How much of what is rendered with these values is on disk, from 0 to 1.
    package let share: Double
}

/// What a look at a module found.
package enum Finding: Sendable {
    case made(Provenance)
    /// Different options explain the module equally well.
    case unclear([Provenance])
    /// Fewer than half of the lines that any options give are there.
    case unexplained(Provenance)

    /// The best explanation, be it good or not.
    package var best: Provenance {
        switch self {
        case .made(let provenance), .unexplained(let provenance): provenance
        case .unclear(let provenances): provenances[0]
        }
    }
}

extension Provenance {

    /// The options as they would be typed; empty where all have their defaults.
    package func commandLine(of templateSet: TemplateSet) -> String {
        ShellWords.joined(
            templateSet.options.flatMap { option -> [String] in
                guard let value = values[option.name], value != option.defaultValue else { return [] }
                return value.words(of: option.name)
            }
        )
    }

    /// The share in whole percent: 100 only if nothing is missing.
    package var percentage: Int { Int(share * 100) }
}
