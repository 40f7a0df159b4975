/// What the program does other than generating modules. A module's name begins with a capital, so no command is one.
enum Command: String, CaseIterable {
    case initialize = "init"

    /// The first word that is a command.
    init?(among words: [String]) {
        guard let command = words.lazy.compactMap(Self.init(rawValue:)).first else { return nil }
        self = command
    }

    /// What follows the command on a command line.
    var operands: String { "" }

    /// One line for `--help`.
    var help: String {
        switch self {
        case .initialize: "write the files that an app needs once, whichever are missing"
        }
    }
}
