/// The options that a module was made with, as far as its lines show.
package struct Provenance: Sendable {
    /// A value for each option of the set.
    package let values: [String: OptionValue]
    /// True if any of the module's tests exist.
    package let hasTests: Bool
    /// The number of lines with a letter that are only in the rendering or only on disk.
    package let distance: Int
    /// The share of the rendered lines that are on disk, from 0 to 1.
    package let share: Double
    /// How much the rendered lines and those of all the module's files on disk have in common, from 0 to 1: the number of
    /// lines that are in both, counted twice, divided by the number of all lines.
    let agreement: Double

    /// The share in percent, rounded down: 100 only if no line is missing.
    package var percentage: Int { share.percentage }
}

/// The result of a search for the options of a module.
package enum Finding: Sendable {
    case made(Provenance)
    /// Different options explain the module equally well.
    case unclear([Provenance])
    /// The module does not match the set: with any options, less than half of the rendered lines are on disk, or the
    /// value of a required text is unknown.
    case unexplained(Provenance)

    /// The nearest provenance, however far.
    package var best: Provenance {
        switch self {
        case .made(let provenance), .unexplained(let provenance): provenance
        case .unclear(let provenances): provenances[0]
        }
    }
}
