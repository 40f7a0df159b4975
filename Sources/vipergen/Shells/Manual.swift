import VipergenGenerator
import VipergenTemplates

/// The manual page, in the language of man(7): the help of each command, and the options of each built-in set.
struct Manual {

    /// The meanings of the exit codes, as the page Reference has them.
    static let exitCodes: [(code: Int32, meaning: String)] = [
        (0, "done"),
        (1, "--check or lint --snapshots found a difference; update --markers wrote a conflict"),
        (Failure.Kind.usage.rawValue, "the command line is wrong, or asks for something impossible"),
        (
            Failure.Kind.data.rawValue,
            "a template, the configuration or the Xcode project is wrong; a module matches no set, or several combinations of "
                + "options equally well, or has conflict markers in it; generated code does not compile, or fails its tests"
        ),
        (Failure.Kind.unavailable.rawValue, "a required program (git, swift) is missing, or too old"),
        (
            Failure.Kind.cannotCreate.rawValue,
            "a file or folder cannot be created, or another one is in its place; an update has conflicts"
        ),
        (Failure.Kind.inputOutput.rawValue, "reading or writing failed"),
    ]

    private static let environment = [
        (Environment.outputName, "the folder of the modules, if neither a command line nor a configuration names it"),
        ("VIPERGEN_SHIM", "the folder of the stand-ins that 'verify' compiles against"),
        ("SOURCE_DATE_EPOCH", "the date that files have, in seconds since 1970"),
        ("NO_COLOR", "no color, unless '--color always' asks for it"),
    ]

    private static let files = [
        (Configuration.fileName, "the configuration of a repository, in the working directory or an ancestor"),
        ("$XDG_CACHE_HOME/vipergen", "the packages that 'verify' builds"),
    ]

    private static let rules = """
        A run writes everything that it announces, or nothing. A file that has other content is never overwritten without \
        --force. Options are written before or after names, as --option=value or --option value; the last one wins.
        """

    var text: String {
        get throws(Failure) {
            let sets = try SetLibrary(Configuration()).readableSetsOfModules().sets
            let head =
                [".TH \(Program.name.uppercased()) 1 \"\" \"\(Program.name) \(Program.version)\"", ".SH NAME"]
                + [escaped("\(Program.name) - \(Command.generate.details.help)"), ".SH SYNOPSIS", ".nf"]
                + Command.allCases.map { ".B " + escaped("\(Program.name) \($0.usage)") } + [".fi"]
            let options = sets.flatMap { templateSet in
                section("options of the template set '\(templateSet.name)'", templateSet.description)
                    + templateSet.options.map(Help.row).flatMap(entry)
            }
            let examples = Command.allCases.flatMap { Help(command: $0).examples }.map { ($0.line, $0.help) }
            let codes = Self.exitCodes.map { (String($0.code), $0.meaning) }
            let lists = [
                ("EXAMPLES", examples), ("ENVIRONMENT", Self.environment), ("FILES", Self.files),
                ("EXIT STATUS", codes),
            ]
            let ends = lists.flatMap { title, rows in [".SH \"\(title)\""] + rows.flatMap(entry) }
            let commands = Command.allCases.flatMap(section)
            let description = [".SH DESCRIPTION", escaped(Help.about), ".PP", escaped(Self.rules)]
            return (head + description + commands + options + ends).joined(separator: "\n")
        }
    }

    /// A command with its options. Options of all commands are in the first section only.
    private func section(_ command: Command) -> [String] {
        let help = Help(command: command)
        let options = help.generalOptions.filter { command == .generate || $0.details.commands != Command.allCases }
        return section(command.usage, command.details.help) + options.map(help.row).flatMap(entry)
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
