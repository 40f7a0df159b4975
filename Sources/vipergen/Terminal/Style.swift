import VipergenGenerator

/// How a text stands out on a terminal. The raw value is an escape sequence of ECMA-48, "SGR".
enum Style: String {
    case red = "\u{1B}[31m"
    case green = "\u{1B}[32m"
    case yellow = "\u{1B}[33m"
    case cyan = "\u{1B}[36m"
    case bold = "\u{1B}[1m"
    case boldRed = "\u{1B}[1;31m"

    /// The style of a line of a diff.
    static func ofDiffLine(_ line: String) -> Style? {
        let isTitle = line.hasPrefix("---") || line.hasPrefix("+++")
        return isTitle ? .bold : ["@": .cyan, "-": .red, "+": .green][line.prefix(1)]
    }
}

extension FileState {

    /// The style of the word for it.
    var style: Style? {
        switch self {
        case .create: .green
        case .merge: .cyan
        case .overwrite: .yellow
        case .remove: .red
        case .conflict, .stray: .boldRed
        case .unchanged, .skip: nil
        }
    }
}

extension Diagnostic.Severity {

    /// The style of the word for it.
    var style: Style? {
        switch self {
        case .error: .boldRed
        case .warning: .yellow
        case .note: .cyan
        }
    }
}
