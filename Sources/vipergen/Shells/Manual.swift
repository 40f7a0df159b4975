import VipergenGenerator
import VipergenTemplates

/// The manual page, in the language of man(7): what `--help` says of each command, and of the options of each set that
/// comes with the program.
struct Manual {

    /// What the program's exit codes say, as the page Reference has it.
    static let exitCodes: [(code: Int32, meaning: String)] = [
        (0, "done"),
        (1, "--check or lint --snapshots found a difference; update --markers wrote a conflict"),
        (Failure.Kind.usage.rawValue, "the command line asks for what cannot be"),
        (
            Failure.Kind.data.rawValue,
            "a template, the configuration or the Xcode project is wrong; a module is not explained, or in two ways, or has a "
                + "conflict in it; what a template writes does not compile, or fails its tests"
        ),
        (Failure.Kind.unavailable.rawValue, "a program that is needed (git, swift) is not there, or too old"),
        (Failure.Kind.cannotCreate.rawValue, "something cannot be created, or is in the way; an update has conflicts"),
        (Failure.Kind.inputOutput.rawValue, "reading or writing failed"),
    ]

    private static let files = [
        (Configuration.fileName, "the configuration of a repository, there or in a folder above the working directory"),
        ("template.json", "the name and the options of a template set, in its folder"),
    ]

    private let library = SetLibrary(configuration: Configuration())

    var text: String {
        get throws(Failure) {
            let sets = try library.readableSetsOfModules().sets
            let lines =
                [".TH \(Program.name.uppercased()) 1 \"\" \"\(Program.name) \(Program.version)\"", ".SH NAME"]
                + [escaped("\(Program.name) - \(Command.generate.about)"), ".SH SYNOPSIS", ".nf"]
                + Command.allCases.map { ".B " + escaped("\(Program.name) \($0.entry.usage)") } + [".fi"]
                + Command.allCases.flatMap(section)
                + sets.flatMap { templateSet in
                    section("options of the template set '\(templateSet.name)'", templateSet.description)
                        + templateSet.options.map(Help.row).flatMap(entry)
                }
            let codes = Self.exitCodes.flatMap { entry((String($0.code), $0.meaning)) }
            let ends = [".SH \"EXIT STATUS\""] + codes + [".SH FILES"] + Self.files.flatMap(entry)
            return (lines + ends).joined(separator: "\n")
        }
    }

    /// A command with its options; those that every command has are with the first.
    private func section(_ command: Command) -> [String] {
        let help = Help(command: command)
        let options = help.generalOptions.filter { command == .generate || $0.entry.commands != Command.allCases }
        return section(command.entry.usage, command.about) + options.map(help.row).flatMap(entry)
    }

    private func section(_ title: String, _ text: String) -> [String] {
        [".SH \"" + escaped(title).replacing("\"", with: "\\(dq") + "\"", escaped(text)]
    }

    private func entry(_ row: (term: String, help: String)) -> [String] {
        [".TP", ".B " + escaped(String(row.term.drop { $0 == " " })), escaped(row.help)]
    }

    private func escaped(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }
}
