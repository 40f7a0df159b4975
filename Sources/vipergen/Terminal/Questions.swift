import VipergenGenerator

/// `vipergen` without a module's name, on a terminal: asks for what the command line lacks. The questions are made from
/// the declarations of the options.
struct Questions {

    private let start: Settings
    /// The words of the command line for the answers so far.
    private var words: [String]

    /// True if a person can answer, and the command line only has options for new modules.
    static func canAsk(for arguments: Arguments) -> Bool {
        let others: [GeneralOption] = [.namesFrom, .dryRun, .diff, .check, .json, .quiet]
        return arguments.operands.isEmpty && arguments.problems.isEmpty && !arguments.areOnlyOperandsLeft
            && others.allSatisfy { arguments.texts[$0] == nil } && canAnswer
    }

    init(_ settings: Settings) { (start, words) = (settings, settings.arguments.words) }

    // MARK: - Questions -

    /// Asks for the name, the set, the folder, each option of the set, and the tests, unless they are given.
    ///
    /// - Returns: the words of the command line that does the same, which is shown.
    /// - Throws: a `usage` failure without a problem if the answers end; what is wrong in the configuration.
    mutating func ask() throws(Failure) -> [String] {
        // A person can leave, whatever program started this one.
        Interruption.release()
        show("A new module. An empty answer takes what is in brackets.\n")
        let question = "module name (for example Login or Account/Login): "
        let form = start.configuration.form
        try answer(question) { name throws(Failure) in
            _ = try Module(name, in: form)
            return [Path.withoutSlashes(name)]
        }
        let sets = try start.library.readableSetsOfModules().sets.map(\.name)
        var settings = try self.settings(words)
        if sets.count > 1, sets.contains(settings.templateSet.name) {
            try ask(.template, "template set", .choice(sets, default: settings.templateSet.name))
        }
        settings = try self.settings(words)
        let output = Option.Kind.text(.any, isRequired: false, default: settings.outputPath)
        try ask(.output, GeneralOption.output.details.help, output)
        let templateSet = settings.templateSet
        let configured = try start.library.values(for: templateSet)
        let options = templateSet.options.filter { settings.arguments.values[$0.name] == nil }
        func askIfAllowed(_ option: Option) throws(Failure) {
            let allowed = option.allowed(by: templateSet, after: try self.settings(words).values())
            if let allowed { try ask(allowed, configured[option.name]) }
        }
        for option in options where option.name != Option.testingName { try askIfAllowed(option) }
        if !templateSet.testPaths.isEmpty {
            try ask(.tests, "write tests too", .flag(default: settings.includesTests))
        }
        // Without tests, their form means nothing.
        if try self.settings(words).includesTests, let form = options.first(where: { $0.name == Option.testingName }) {
            try askIfAllowed(form)
        }
        show("$ \(ShellWords.joined([Program.name] + words))\n")
        return words
    }

    /// - Throws: a `usage` failure without a problem if the person does not agree.
    func confirm() throws(Failure) {
        if Self.agrees("write the files?") != true { throw stopped() }
    }

    private func stopped() -> Failure {
        show("nothing was written\n")
        return Failure(.usage, [])
    }

    /// Asks for a general option, unless the command line has it.
    private mutating func ask(_ option: GeneralOption, _ help: String, _ kind: Option.Kind) throws(Failure) {
        if start.arguments.texts[option] == nil { try ask(Option(name: option.rawValue, help: help, kind: kind)) }
    }

    /// - Parameter value: what an empty answer stands for; nil for the option's default.
    private mutating func ask(_ option: Option, _ value: OptionValue? = nil) throws(Failure) {
        var value = value ?? option.defaultValue
        while true {
            let (count, known) = (words.count, value)
            try answer(option.question(known)) { text throws(Failure) in try option.words(for: text, known) }
            // A list is asked for until there are no more values.
            guard case .list = option.kind, words.count > count else { return }
            value = .list([])
        }
    }

    /// Asks until an answer is valid, and adds its words to the command line.
    ///
    /// - Parameter read: the words that an answer stands for.
    private mutating func answer(_ question: String, _ read: (String) throws(Failure) -> [String]) throws(Failure) {
        while true {
            show(question)
            guard let line = Self.typedLine() else {
                if start.environment["TERM"] == "dumb" { show("\n") }
                throw stopped()
            }
            do {
                let answered = words + (try read(line))
                try check(answered)
                words = answered
                return
            } catch {
                for problem in error.diagnostics { show("\(problem)\n") }
            }
        }
    }

    // MARK: - Command lines -

    /// The settings of a run with other words.
    private func settings(_ words: [String]) throws(Failure) -> Settings {
        try Settings(Arguments(words), start.configuration, start.environment, readsTests: true)
    }

    /// - Throws: what is wrong in a command line, but for required options that are not asked for yet.
    private func check(_ words: [String]) throws(Failure) {
        let settings = try self.settings(words)
        let given = try settings.values()
        let missing = settings.templateSet.options.filter { given[$0.name] == nil }.flatMap(\.placeholderWords)
        _ = try Generation(try self.settings(words + missing))
    }

    /// Writes a text to standard error.
    private func show(_ text: String) {
        try? Stream.errors.write(visible(text, except: "\n"))
    }
}

extension Option {

    /// - Parameter value: what an empty answer stands for.
    fileprivate func question(_ value: OptionValue) -> String {
        let (choices, known): (String, String) =
            switch (kind, value) {
            case (_, .flag(let isOn)): ("? y/n", isOn ? "y" : "n")
            case (.choice(let values, _), .text(let value)):
                (": " + values.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", "), value)
            case (.text(.any, _, _), .text(let value)): (value.isEmpty ? ":" : "", value)
            case (_, .text(let value)): (": \(placeholder ?? "")", value)
            case (_, .list(let values)):
                (": \(placeholder ?? ""), one at a time", values.isEmpty ? "no more" : values.joined(separator: ", "))
            }
        return help + choices + (known.isEmpty ? " " : " [\(known)] ")
    }

    /// The words of a command line for an answer; none if the answer is the default.
    fileprivate func words(for answer: String, _ value: OptionValue) throws(Failure) -> [String] {
        if answer.isEmpty {
            // A required text has no default, which the command line says.
            return isRequired && value == .text("") ? ["--\(name)", ""] : []
        }
        var given = OptionValue.text(answer)
        switch kind {
        case .flag:
            guard let isOn = ["y": true, "yes": true, "n": false, "no": false][answer.lowercased()] else {
                throw Failure(.usage, "\(quoted(answer)) is neither yes nor no", help: "answer 'y' or 'n'")
            }
            given = .flag(isOn)
        case .choice(let values, _):
            let numbered = Int(answer).flatMap { values.indices.contains($0 - 1) ? values[$0 - 1] : nil }
            let near = values.filter { $0.hasPrefix(answer) }
            given = try self.value(numbered ?? (near.count == 1 ? near[0] : answer), after: nil)
        case .text, .list: break
        }
        return given == value ? [] : given.words(of: name)
    }

    /// The option without the values that the answers so far forbid; nil if only its default is left.
    ///
    /// - Parameter values: those that are known.
    fileprivate func allowed(by templateSet: TemplateSet, after values: [String: OptionValue]) -> Option? {
        let allowed = others.filter { templateSet.prohibitions(of: values.merging([name: $0]) { $1 }).isEmpty }
        if allowed.isEmpty { return nil }
        guard case .choice(let all, let value) = kind else { return self }
        let left = all.filter { $0 == value || allowed.contains(.text($0)) }
        return Option(name: name, help: help, kind: .choice(left, default: value))
    }

    /// The values other than the default; of a text or a list, one of them.
    private var others: [OptionValue] {
        switch kind {
        case .flag, .choice: Array(choices.dropFirst())
        case .text: [.text("Other")]
        case .list: [.list(["Other"])]
        }
    }

    /// Words that give a required option a placeholder until it is asked for. No module has that name.
    fileprivate var placeholderWords: [String] { isRequired ? ["--\(name)", "ZqOther"] : [] }
}
