import VipergenGenerator

/// The text of `--help`: everything in it comes from the declarations of commands and options.
struct Help {
    let command: Command
    /// The set whose options are shown, where the command takes them.
    let templateSet: TemplateSet?

    var text: String {
        var sections: [String] = []
        if command == .generate {
            let usages = Command.allCases.map { "\(Program.name) \($0.usage) [options]" }
            sections = [
                "usage: " + usages.joined(separator: "\n       "),
                """
                Generates modules: the folder NAME with the files that the template set has for it.
                NAME is a type's name in UpperCamelCase, with folders before it if need be: Account/Login.
                """,
                table("commands", Command.allCases.filter { $0 != .generate }.map { ($0.usage, $0.help) }),
            ]
        } else {
            sections = [
                "usage: \(Program.name) \(command.usage) [options]",
                command.help.prefix(1).uppercased() + command.help.dropFirst() + ".",
            ]
        }
        if let templateSet {
            let title = "options of the template set '\(templateSet.name)'"
            sections.append(table(title, templateSet.options.map(Self.row)))
        }
        sections.append(table("general options", generalOptions.map(row)))
        return sections.joined(separator: "\n\n")
    }

    /// The options that the command has with every set.
    var generalOptions: [GeneralOption] { GeneralOption.allCases.filter { $0.commands.contains(command) } }

    /// An option as it is written, and what is said of it.
    func row(_ option: GeneralOption) -> (term: String, help: String) {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        let words = option.words(for: command).map { "--" + $0 }.joined(separator: ", ")
        return (letter + words + (option.value.map { " " + $0.placeholder } ?? ""), option.help(for: command))
    }

    static func row(_ option: Option) -> (term: String, help: String) {
        (option.usage, "\(option.help) (\(option.requirement))")
    }
}

extension Option {

    /// As it is written on a command line.
    var usage: String {
        flags.map { "--\($0)" + ($0 == name ? value.map { " " + $0.placeholder } ?? "" : "") }.joined(separator: ", ")
    }

    /// What holds where it is not given.
    var requirement: String {
        switch kind {
        case .flag(let isOn): "default: \(isOn ? "on" : "off")"
        case .choice(_, let value): "default: \(value)"
        case .text(_, isRequired: true, _): "required"
        case .list: "any number of times"
        case .text(_, _, let value): value.isEmpty ? "optional" : "default: \(value)"
        }
    }
}

/// Lines of two columns under a title.
func table(_ title: String, _ rows: [(term: String, help: String)]) -> String {
    let width = 26
    let lines = rows.map { term, help in
        // A term that is too wide has its line alone.
        let gap = term.count < width ? width - term.count : width + 2
        return "  \(term)\(term.count < width ? "" : "\n")\(String(repeating: " ", count: gap))\(visible(help))"
    }
    return ([title + ":"] + lines).joined(separator: "\n")
}
