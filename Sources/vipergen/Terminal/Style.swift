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
    init?(ofDiffLine line: String) {
        switch line.prefix(3) {
        case "---", "+++": self = .bold
        case let start where start.hasPrefix("@"): self = .cyan
        case let start where start.hasPrefix("-"): self = .red
        case let start where start.hasPrefix("+"): self = .green
        default: return nil
        }
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
