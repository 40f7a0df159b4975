/// The options that there are whatever the template set. The raw value is the option without the dashes.
enum GeneralOption: String, CaseIterable {
    case template
    case output
    case dryRun = "dry-run"
    case diff
    case check
    case force
    case skipExisting = "skip-existing"
    case quiet
    case color
    case help
    case version

    init?(short: Character) {
        guard let option = Self.allCases.first(where: { $0.short == short }) else { return nil }
        self = option
    }

    /// The letter for a single dash.
    var short: Character? {
        switch self {
        case .template: "t"
        case .output: "o"
        case .help: "h"
        default: nil
        }
    }

    /// What the option's value is called in `--help`; nil for an option that takes none.
    var placeholder: String? {
        switch self {
        case .template: "NAME|DIR"
        case .output: "DIR"
        case .color: "WHEN"
        default: nil
        }
    }

    /// One line for `--help`.
    var help: String {
        switch self {
        case .template: "the template set: a built-in one, or a folder (default: \(SetLibrary.defaultName))"
        case .output: "where the modules' folders go (default: the working directory)"
        case .dryRun: "print what would be done, and do nothing"
        case .diff: "print how files would change, and do nothing"
        case .check: "print how files differ from what would be written; exit 1 if any does"
        case .force: "overwrite files that have other content"
        case .skipExisting: "leave files alone that have other content, and write the missing ones"
        case .quiet: "print errors only"
        case .color: "'auto', 'always' or 'never'"
        case .help: "print this"
        case .version: "print the version"
        }
    }
}
