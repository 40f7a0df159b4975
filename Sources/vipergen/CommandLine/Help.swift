import VipergenGenerator

/// The text of `--help`: everything in it comes from the declarations of commands and options, and from what is in
/// effect where it is asked for.
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

    /// - Parameter width: the number of columns to fill.
    func text(width: Int) -> String {
        let options = templateSet.map {
            table("options of the template set '\($0.name)'", $0.options.map(row), width: width)
        }
        let examples = (["examples:"] + examples.map { "  \(Program.name) \($0)" }).joined(separator: "\n")
        let general = generalOptions.filter { !isOverview || $0.entry.isInOverview }
        let rows = table("general options", general.map(row), width: width)
        guard isOverview else {
            let about = command.about.prefix(1).uppercased() + command.about.dropFirst() + "."
            let usage = "usage: \(Program.name) \(command.entry.usage) [options]"
            return [usage, wrapped(about, width: width), examples, options, rows].compactMap { $0 }
                .joined(separator: "\n\n")
        }
        let commands = Command.allCases.dropFirst().map { ($0.entry.usage, $0.entry.help) }
        let tables = [table("commands", commands, width: width), rows, options].compactMap { $0 }
        return ([Self.usage(width: width)] + tables + [examples, Self.more(width: width)]).joined(separator: "\n\n")
    }

    /// How the program is used, in a few lines.
    static func usage(width: Int) -> String {
        let about = """
            Generates modules: the folder NAME with the files that the template set has for it. NAME is a type's name in \
            UpperCamelCase, with folders before it if need be.
            """
        return """
            usage: \(Program.name) \(Command.generate.rawValue) [options]
                   \(Program.name) COMMAND [options]

            \(wrapped(about, width: width))
            """
    }

    /// Where there is more to read.
    static func more(width: Int) -> String {
        let text = """
            '\(Program.name) help NAME' has every option for modules, '\(Program.name) help COMMAND' those of a command.
            """
        return wrapped(text, width: width) + "\nAll pages: \(Program.pages)"
    }

    /// Command lines that can be pasted into a shell, without the program's name.
    var examples: [String] {
        let option = templateSet?.options.first.map { " " + ShellWords.joined($0.exampleWords) } ?? ""
        let set = templateWord.map { " " + ShellWords.joined(["-t", $0]) } ?? ""
        return command.entry.examples.map { line in
            line.replacing("…", with: option) + (command.entry.takesSetOptions ? set : "")
        }
    }

    /// The options that the command has with every set.
    var generalOptions: [GeneralOption] { GeneralOption.allCases.filter { $0.entry.commands.contains(command) } }

    /// An option as it is written, and what is said of it.
    func row(_ option: GeneralOption) -> (term: String, help: String) {
        let entry = option.entry(for: command)
        let letter = entry.letter.map { "-\($0), " } ?? "    "
        let words = option.words(for: command)
        let word = words.count > 1 ? "[no-]" + option.rawValue : words[0]
        let term = letter + "--" + word + (entry.value.map { " " + $0.placeholder } ?? "")
        let given = words.contains(option.rawValue) ? configuration.text(of: option) : nil
        guard let value = given ?? entry.defaultText else { return (term, entry.help) }
        return (term, "\(entry.help) (default: \(value)\(given == nil ? "" : origin))")
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

extension Help {

    /// The help that a command line asks for, without what only its set has.
    init(_ arguments: Arguments, _ configuration: Configuration) {
        command = arguments.command
        isOverview = command == .generate && arguments.operands.isEmpty
        templateWord = arguments[.template]
        self.configuration = configuration
    }
}

extension Option {

    /// As it is written on a command line.
    var usage: String {
        let isNegatable = flags.count > 1
        return "--\(isNegatable ? "[no-]" : "")\(name)" + (placeholder.map { " " + $0 } ?? "")
    }

    /// `--view xib`: words that make it another one than by default.
    fileprivate var exampleWords: [String] {
        switch kind {
        case .flag(let isOn): OptionValue.flag(!isOn).words(of: name)
        case .choice(let values, let value): ["--\(name)", values.first { $0 != value } ?? value]
        case .text, .list: ["--\(name)", examples.first ?? placeholder ?? ""]
        }
    }

    /// `default: xib`, `required` or the like.
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

/// Lines of two columns under a title.
///
/// - Parameter width: the number of columns to fill, unless a word is longer. On a narrow screen the second column is below
///   the first one.
func table(_ title: String, _ rows: [(term: String, help: String)], width: Int) -> String {
    let indentation = width < 60 ? 8 : 28
    let lines = rows.map { term, help in
        let help = wrapped(visible(help), indented: indentation, width: width)
        // A term that is too wide has its line alone.
        let gap = indentation - 2 - term.count
        return "  \(term)" + (gap > 0 ? "" : "\n") + String(repeating: " ", count: gap > 0 ? gap : indentation) + help
    }
    return ([title + ":"] + lines).joined(separator: "\n")
}

/// Lines whose cells stand in columns, two spaces apart. The last cell of a line is as wide as it is.
func aligned(_ lines: [[String]]) -> [String] {
    let count = lines.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
        lines.map { $0.count > column + 1 ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { cells in
        let padded = zip(cells.dropLast(), widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        return (padded + cells.suffix(1)).joined(separator: "  ")
    }
}

/// A text in lines that are not too long.
///
/// - Parameters:
///   - indentation: the spaces before each line but the first, and the width that is taken by it.
///   - width: the number of columns to fill.
private func wrapped(_ text: String, indented indentation: Int = 0, width: Int) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
        if let last = lines.last, indentation + last.count + 1 + word.count <= width {
            lines[lines.count - 1] += " " + word
        } else {
            lines.append(String(word))
        }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
}
