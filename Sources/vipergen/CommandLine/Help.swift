import VipergenGenerator

/// The text of `--help`: everything in it comes from the declarations of commands and options.
struct Help {
    let command: Command?
    let templateSet: TemplateSet

    var text: String {
        var sections: [String]
        switch command {
        case let command?:
            sections = ["usage: \(Program.name) \(command.rawValue)\(command.operands) [options]", command.help + "."]
        case nil:
            sections = [
                "usage: \(Program.name) NAME... [options]\n"
                    + Command.allCases.map { "       \(Program.name) \($0.rawValue)\($0.operands) [options]" }
                    .joined(separator: "\n"),
                """
                Generates modules: the folder NAME with the files that the template set has for it.
                NAME is a type's name in UpperCamelCase, with folders before it if need be: Account/Login.
                """,
                table("commands", Command.allCases.map { ($0.rawValue + $0.operands, $0.help) }),
                table("options of the template set '\(templateSet.name)'", templateSet.options.map(row)),
            ]
        }
        sections.append(table("general options", GeneralOption.allCases.map(row)))
        return sections.joined(separator: "\n\n")
    }

    private func table(_ title: String, _ rows: [(term: String, help: String)]) -> String {
        let width = 26
        let lines = rows.map { term, help in
            // A term that is too wide has its line alone.
            let gap =
                term.count < width
                ? String(repeating: " ", count: width - term.count) : "\n" + String(repeating: " ", count: width + 2)
            return "  \(term)\(gap)\(help)"
        }
        return ([title + ":"] + lines).joined(separator: "\n")
    }

    private func row(_ option: GeneralOption) -> (term: String, help: String) {
        let short = option.short.map { "-\($0), " } ?? "    "
        return ("\(short)--\(option.rawValue)\(option.placeholder.map { " " + $0 } ?? "")", option.help)
    }

    private func row(_ option: Option) -> (term: String, help: String) {
        switch option.kind {
        case .flag(let isOn):
            ("--\(option.name), --no-\(option.name)", "\(option.help) (default: \(isOn ? "on" : "off"))")
        case .choice(_, let value):
            ("--\(option.name) \(option.placeholder ?? "")", "\(option.help) (default: \(value))")
        case .text(_, let isRequired, let value):
            (
                "--\(option.name) \(option.placeholder ?? "")",
                option.help + (isRequired ? " (required)" : value.isEmpty ? "" : " (default: \(value))")
            )
        }
    }
}
