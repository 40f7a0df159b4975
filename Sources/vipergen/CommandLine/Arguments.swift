import VipergenGenerator

/// The command line, taken apart as POSIX and GNU have it (POSIX.1-2024, 12.2 "Utility Syntax Guidelines"; GNU Coding
/// Standards, 4.8): `--option=value`, `-oVALUE`, `--` before operands that begin with a dash, options before and after
/// operands, and the last of several values.
struct Arguments {

    private(set) var operands: [String] = []
    /// The values of the template set's options.
    private(set) var values: [String: OptionValue] = [:]
    private var general: [GeneralOption: String] = [:]
    /// Everything that is wrong.
    private(set) var problems: [Diagnostic] = []
    private let options: [Option]

    /// - Parameter options: those that the template set declares; none where the set is not known yet.
    init(_ arguments: [String], options: [Option] = []) {
        self.options = options
        parse(arguments)
        if self[.force] != nil, self[.skipExisting] != nil {
            problems.append(Diagnostic("'--force' and '--skip-existing' cannot be combined", help: "choose one"))
        }
        if let color = self[.color], !["auto", "always", "never"].contains(color) {
            let help = "it takes \(GeneralOption.color.help)"
            problems.append(Diagnostic("'\(color)' is no value of '--color'", help: help))
        }
    }

    /// The value of a general option, empty for one that takes none; nil if it is not there.
    subscript(option: GeneralOption) -> String? { general[option] }

    private mutating func parse(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            } else if argument.hasPrefix("--") {
                parseLong(argument.dropFirst(2), &rest)
            } else if argument.hasPrefix("-"), argument != "-" {
                parseShort(argument.dropFirst(), &rest)
            } else {
                operands.append(argument)
            }
        }
    }

    private mutating func parseLong(_ argument: Substring, _ rest: inout ArraySlice<String>) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        let attached = parts.count > 1 ? parts[1] : nil
        if let option = GeneralOption(rawValue: name) {
            let value = value(of: "--" + name, option.placeholder, attached, &rest)
            if let value { take(option, value) }
        } else if let option = options.first(where: { $0.flags.contains(name) }) {
            take(option, as: name, attached, &rest)
        } else {
            let known = GeneralOption.allCases.map(\.rawValue) + options.flatMap(\.flags)
            let help = known.nearest(to: name).map { "did you mean '--\($0)'?" } ?? "'--help' lists the options"
            problems.append(Diagnostic("there is no option '--\(name)'", help: help))
            // What follows is most likely the option's value: a module's name begins with a capital.
            if !options.isEmpty, attached == nil, rest.first?.first?.isLowercase == true { rest.removeFirst() }
        }
    }

    private mutating func parseShort(_ letters: Substring, _ rest: inout ArraySlice<String>) {
        for (index, letter) in zip(letters.indices, letters) {
            guard let option = GeneralOption(short: letter) else {
                let help = letters.count > 1 ? "did you mean '--\(letters)'?" : "'--help' lists the options"
                problems.append(Diagnostic("there is no option '-\(letter)'", help: help))
                return
            }
            let attached = letters[letters.index(after: index)...]
            guard option.placeholder != nil else {
                take(option, "")
                continue
            }
            let value = value(of: "-\(letter)", option.placeholder, attached.isEmpty ? nil : String(attached), &rest)
            if let value { take(option, value) }
            return
        }
    }

    private mutating func take(_ option: GeneralOption, _ value: String) {
        if option.placeholder != nil, value.isEmpty {
            problems.append(Diagnostic("'--\(option.rawValue)' has an empty value", help: option.help))
        }
        general[option] = value
    }

    private mutating func take(_ option: Option, as name: String, _ attached: String?, _ rest: inout ArraySlice<String>)
    {
        if case .flag = option.kind {
            guard value(of: "--" + name, nil, attached, &rest) != nil else { return }
            values[option.name] = .flag(name == option.name)
            return
        }
        guard let text = value(of: "--" + name, option.placeholder, attached, &rest) else { return }
        do {
            values[name] = try option.value(text)
        } catch {
            problems += error.diagnostics
        }
    }

    /// The value of an option: what is attached to it, or the next argument; empty for an option that takes none.
    private mutating func value(
        of option: String,
        _ placeholder: String?,
        _ attached: String?,
        _ rest: inout ArraySlice<String>
    ) -> String? {
        guard let placeholder else {
            if attached != nil {
                problems.append(Diagnostic("'\(option)' takes no value", help: "write '\(option)' alone"))
            }
            return attached == nil ? "" : nil
        }
        if let value = attached ?? rest.popFirst() { return value }
        problems.append(Diagnostic("'\(option)' needs a value", help: "write '\(option) \(placeholder)'"))
        return nil
    }
}

extension Option {

    /// What the option's value is called in `--help`; nil for a flag.
    var placeholder: String? {
        switch kind {
        case .flag: nil
        case .choice(let values, _): values.joined(separator: "|")
        case .text: "TEXT"
        }
    }
}
