@testable import VipergenGenerator
@testable import vipergen

/// A command line, as typed in a shell.
///
/// It means the same after it is shown and read again, as a whole and word by word; and the suggestions of errors are
/// valid.
struct ArgumentsInput {

    private let text: String

    init(_ input: [UInt8]) {
        text = String(decoding: input, as: UTF8.self)
    }

    func check() throws(Invariant.Broken) {
        // Any words can be shown, whatever they contain.
        let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        try checkShown(parts)
        try checkShown([text])
        try checkFailure(in: nil) {
            let words = try ShellWords.split(text)
            try checkShown(words)
            // One of the sets: all of them would take too long.
            let set = ConfigurationInput.sets[text.utf8.count % ConfigurationInput.sets.count]
            try check(Arguments(words).reading(set.options), of: set)
            let line = Arguments(words, isOfModule: true).reading(set.options)
            for problem in line.problems { try problem.check(in: nil) }
            for word in words { try checkName(word) }
        }
    }

    private func checkShown(_ words: [String]) throws(Invariant.Broken) {
        let shown = ShellWords.joined(words)
        let again = try? ShellWords.split(shown)
        let isSame = again.map { Self.bytes($0) == Self.bytes(words) } ?? false
        try hold(isSame, "\(words), shown as \(shown), is read as \(again ?? [])")
    }

    /// Texts are equal if their bytes are, as for a shell.
    private static func bytes(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }

    private func check(_ arguments: Arguments, of set: TemplateSet) throws(Invariant.Broken) {
        for problem in arguments.problems { try problem.check(in: nil) }
        guard arguments.problems.isEmpty else { return }
        var words = arguments.command == .generate ? [] : [arguments.command.rawValue]
        for option in GeneralOption.allCases {
            for value in arguments.texts[option] ?? [] {
                let isOff = value == Arguments.off
                if option.isNegatable || option.details.value == nil {
                    words.append("--\(isOff ? "no-" : "")\(option.rawValue)")
                } else {
                    words.append("--\(option.rawValue)=\(value)")
                }
            }
        }
        for (name, value) in arguments.values.sorted(by: { $0.key < $1.key }) { words += value.words(of: name) }
        for (name, values) in arguments.removedValues { words += values.map { "--no-\(name)=\($0)" } }
        words += ["--"] + arguments.operands
        let again = Arguments(words).reading(set.options)
        try hold(again.problems.isEmpty, "\(words) is refused: \(again.problems)")
        try hold(
            again.command == arguments.command && again.operands == arguments.operands
                && again.values == arguments.values && again.removedValues == arguments.removedValues,
            "\(words) means something else"
        )
        for option in GeneralOption.allCases {
            try hold(
                again.texts[option] == arguments.texts[option],
                "'--\(option.rawValue)' is another one in \(words)"
            )
        }
    }

    /// Checks a name's words, or the suggestion for it.
    private func checkName(_ word: String) throws(Invariant.Broken) {
        do {
            let module = try Module(word)
            try hold(module.name.words.variable.isIdentifier, "'\(module.name.words.variable)' is no variable's name")
            try hold(try Module(existing: word) == module, "'\(word)' is another module where it is there already")
        } catch let error as Failure {
            try error.check(in: nil)
            guard let help = error.diagnostics[0].help, help.hasPrefix("'"), help.hasSuffix("' would do") else {
                return
            }
            let name = String(help.dropFirst().dropLast("' would do".count))
            try hold((try? Module(name)) != nil, "'\(name)' would not do for '\(word)'")
        } catch let error as Invariant.Broken {
            throw error
        } catch {
            throw Invariant.Broken(description: "\(error)")
        }
    }
}
