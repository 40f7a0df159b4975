import VipergenGenerator

/// The text of `--help`, made from the declarations of commands and options, and from the settings in effect.
struct Help {

    let command: Command
    /// True for the overview, which lists the commands.
    var isOverview = false
    /// The set whose options are shown, where the command takes them.
    var templateSet: TemplateSet?
    /// The set's name or folder, if the command line has it.
    var templateWord: String?
    var configuration = Configuration()
    /// The values that the configuration has for the set's options.
    var values: [String: OptionValue] = [:]

    /// What the program does.
    static let about = """
        Generates modules: the folder NAME with the files that the template set has for it. NAME is in UpperCamelCase \
        (Login), and may be a path (Account/Login).
        """

    /// - Parameter width: the number of columns to fill.
    func text(width: Int) -> String {
        var usage = "usage: \(Program.name) \(command.usage) [options]"
        var about = command.details.help.prefix(1).uppercased() + command.details.help.dropFirst() + "."
        var (general, commands, more): ([GeneralOption], String?, String?) = (generalOptions, nil, nil)
        if isOverview {
            usage += "\n       \(Program.name) COMMAND [options]"
            about = Self.about
            let rows = Command.allCases.dropFirst().map { ($0.usage, $0.details.help) }
            commands = table("commands", rows, width: width)
            general = [.template, .output, .tests, .dryRun, .help, .version]
            let topics = "'\(Program.name) help NAME' has every option for modules, "
            more = wrapped("\(topics)'\(Program.name) help COMMAND' those of a command.", width: width)
            more? += "\nAll pages: \(Program.pages)"
            // On a small screen, the table of commands is above the last lines.
            more? += "\n" + wrapped("Commands: " + Command.words.joined(separator: ", "), indented: 2, width: width)
        }
        let options = templateSet.map {
            table("options of the template set '\($0.name)'", $0.options.map(row), width: width)
        }
        let sections = [
            usage, wrapped(about, width: width), commands, list("examples", examples.map(\.line)),
            table("general options", general.map(row), width: width), options, more,
        ]
        return sections.compactMap(\.self).joined(separator: "\n\n")
    }

    /// Command lines that can be pasted into a shell, and what each does.
    var examples: [Command.Example] {
        let option = templateSet?.options.first.map { " " + ShellWords.joined($0.exampleWords) } ?? ""
        let set = templateWord.map { " " + ShellWords.joined(["-t", $0]) } ?? ""
        return command.details.examples.map { line, help in
            ("\(Program.name) \(line.replacing("…", with: option))" + (command.takesSetOptions ? set : ""), help)
        }
    }

    /// The options that the command has with every set.
    var generalOptions: [GeneralOption] { GeneralOption.allCases.filter { $0.details.commands.contains(command) } }

    /// An option as it is written, and its help.
    func row(_ option: GeneralOption) -> (term: String, help: String) {
        let details = option.details(for: command)
        let letter = GeneralOption.letters.first { $0.value == option }.map { "-\($0.key), " } ?? "    "
        let word = (option.isNegatable ? "[no-]" : "") + option.rawValue
        let term = letter + "--" + word + (details.value.map { " " + $0.placeholder } ?? "")
        // The configuration's `tests` is for new modules.
        let isOther = option == .tests && [.update, .verify].contains(command)
        let given = isOther ? nil : configuration.text(of: option)
        guard let value = given ?? details.defaultText else { return (term, details.help) }
        return (term, "\(details.help) (default: \(value)\(given == nil ? "" : origin))")
    }

    private func row(_ option: Option) -> (term: String, help: String) {
        guard let value = values[option.name].flatMap(\.shown) else { return Self.row(option) }
        return (option.usage, "\(option.help) (default: \(value)\(origin))")
    }

    static func row(_ option: Option) -> (term: String, help: String) {
        (option.usage, "\(option.help) (\(option.requirement))")
    }

    private var origin: String { ", by \(configuration.file)" }
}

extension Option {

    /// The option as it is written on a command line.
    var usage: String {
        let isNegatable = flags.count > 1
        return "--\(isNegatable ? "[no-]" : "")\(name)" + (placeholder.map { " " + $0 } ?? "")
    }

    /// `--view xib`: words for a value other than the default.
    fileprivate var exampleWords: [String] {
        let value = choices.dropFirst().first ?? choices.first ?? .text(examples.first ?? placeholder ?? "")
        return value.words(of: name)
    }

    /// `default: xib`, `required` or the like.
    var requirement: String {
        switch kind {
        case .text(_, isRequired: true, _): "required"
        case .list: "any number of times"
        case .flag, .choice, .text: defaultValue.shown.map { "default: \($0)" } ?? "optional"
        }
    }
}

extension OptionValue {

    /// The value as help shows it; nil for an empty one.
    var shown: String? {
        switch self {
        case .flag(let isOn): isOn ? "on" : "off"
        case .text(let text): text.isEmpty ? nil : text
        case .list(let values): values.isEmpty ? nil : values.list
        }
    }
}
