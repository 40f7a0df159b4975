import VipergenGenerator

/// `vipergen` alone on a terminal: what a command line would say is asked for, made from the options' declarations.
struct Questions {

    let templateSet: TemplateSet
    /// What the configuration says of the set's options.
    let configured: [String: OptionValue]
    /// Throws what is wrong in a command line, if anything is.
    let check: ([String]) throws(Failure) -> Void

    /// Asks for the name and for each option.
    ///
    /// - Returns: the words of the command line that does the same, which is shown; nil if the answers end.
    func ask() -> [String]? {
        // Who is asked can always leave, whatever program started this one.
        Interruption.release()
        tell("A module of '\(templateSet.name)'. An empty answer takes what is in brackets.\n")
        var words = answer("name, with folders before it if need be: ", after: [], templateSet.options[...]) {
            name throws(Failure) in
            _ = try Module(name)
            return [name]
        }
        for (index, option) in templateSet.options.enumerated() {
            guard let last = words else { break }
            words = answer(option, after: last, templateSet.options[(index + 1)...])
        }
        guard let words else {
            tell("\nnothing was written\n")
            return nil
        }
        tell("$ \(ShellWords.joined([Program.name] + words))\n")
        return words
    }

    /// - Returns: the words with those for the option.
    private func answer(_ option: Option, after words: [String], _ later: ArraySlice<Option>) -> [String]? {
        var (words, value) = (words, configured[option.name] ?? option.defaultValue)
        while true {
            let usual = value
            let longer = answer(option.question(usual), after: words, later) { text throws(Failure) in
                try option.words(for: text, usual)
            }
            // A list is asked for until there are no more values.
            guard let longer, case .list = option.kind, longer.count > words.count else { return longer }
            (words, value) = (longer, .list([]))
        }
    }

    /// Asks until an answer is valid.
    ///
    /// - Parameters:
    ///   - later: the options that are not asked for yet.
    ///   - read: the words that an answer stands for.
    private func answer(
        _ question: String,
        after words: [String],
        _ later: ArraySlice<Option>,
        _ read: (String) throws(Failure) -> [String]
    ) -> [String]? {
        while true {
            tell(question)
            guard let line = readLine() else { return nil }
            do {
                let longer = words + (try read(line))
                try check(longer + later.filter { configured[$0.name] == nil }.flatMap(\.placeholderWords))
                return longer
            } catch {
                for problem in error.diagnostics { tell("\(problem)\n") }
            }
        }
    }

    private func tell(_ text: String) {
        try? Stream.errors.write(visible(text, except: "\n"))
    }
}

extension Option {

    /// - Parameter value: what an empty answer stands for.
    fileprivate func question(_ value: OptionValue) -> String {
        switch (kind, value) {
        case (_, .flag(let isOn)): "\(help)? y/n [\(isOn ? "y" : "n")] "
        case (.choice(let values, _), .text(let value)):
            "\(help): \(values.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")) [\(value)] "
        case (_, .list(let values)):
            "\(help): \(placeholder ?? ""), one at a time [\(values.isEmpty ? "no more" : values.joined(separator: ", "))] "
        case (_, .text(let value)): "\(help): \(placeholder ?? "") [\(value)] "
        }
    }

    /// The words of a command line for an answer; none for what holds anyway.
    fileprivate func words(for answer: String, _ value: OptionValue) throws(Failure) -> [String] {
        var text = answer
        switch kind {
        case .flag:
            if answer.isEmpty { return [] }
            guard let isOn = ["y": true, "yes": true, "n": false, "no": false][answer.lowercased()] else {
                throw Failure(.usage, "\(quoted(answer)) is neither yes nor no", help: "answer 'y' or 'n'")
            }
            return value == .flag(isOn) ? [] : OptionValue.flag(isOn).words(of: name)
        case .choice(let values, _):
            let near = values.filter { $0.hasPrefix(answer) }
            if let number = Int(answer), values.indices.contains(number - 1) {
                text = values[number - 1]
            } else if near.count == 1 {
                text = near[0]
            }
        case .text(_, isRequired: true, _) where answer.isEmpty && value == .text(""): return ["--\(name)", ""]
        default: break
        }
        return text.isEmpty || value == .text(text) ? [] : ["--\(name)", text]
    }

    /// Words with a placeholder for a required option, until it is asked for: no module is called so.
    fileprivate var placeholderWords: [String] {
        guard case .text(_, isRequired: true, _) = kind else { return [] }
        return ["--\(name)", "ZqOther"]
    }
}
