import VipergenGenerator
import VipergenTemplates

/// The manual page, in the language of man(7): what `--help` says of each command, and of the options of each set that
/// comes with the program.
struct Manual {

    private let library = SetLibrary(configuration: Configuration())

    var text: String {
        get throws(Failure) {
            let sets = try library.all
            let lines =
                [".TH \(Program.name.uppercased()) 1 \"\" \"\(Program.name) \(Program.version)\"", ".SH NAME"]
                + [escaped("\(Program.name) - \(Command.generate.about)"), ".SH SYNOPSIS", ".nf"]
                + Command.allCases.map { ".B " + escaped("\(Program.name) \($0.usage)") } + [".fi"]
                + Command.allCases.flatMap(section)
                + sets.flatMap { templateSet in
                    section("options of the template set '\(templateSet.name)'", templateSet.description)
                        + templateSet.options.map(Help.row).flatMap(entry)
                }
            return lines.joined(separator: "\n")
        }
    }

    /// A command with its options; those that every command has are with the first.
    private func section(_ command: Command) -> [String] {
        let help = Help(command)
        let options = help.generalOptions.filter { command == .generate || $0.commands != Command.allCases }
        return section(command.usage, command.about) + options.map(help.row).flatMap(entry)
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
