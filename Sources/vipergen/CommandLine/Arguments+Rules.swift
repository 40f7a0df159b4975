import VipergenGenerator

/// The rules of a command line, apart from those of its syntax.
extension Arguments {

    /// The general options that are given.
    private var given: [GeneralOption] { GeneralOption.allCases.filter { texts[$0] != nil } }

    /// The errors for words that cannot follow a module's name in a file of names.
    var moduleLineProblems: [Diagnostic] {
        let others = given.filter { $0 != .template }.map { option in
            Diagnostic("'--\(option.rawValue)' is not for one module", help: "write it on the command line")
        }
        let names = operands.prefix(1).map {
            let help = "options begin with '--', and each module has a line of its own"
            return Diagnostic("unexpected name \(quoted($0))", help: help)
        }
        return others + names
    }

    /// The errors for words that the command does not take, for options that cannot be combined, and for wrong values.
    var commandLineProblems: [Diagnostic] { commandProblems + combinationProblems + valueProblems }

    private var commandProblems: [Diagnostic] {
        var problems = given.filter { !$0.details.commands.contains(command) }.map { option in
            let commands = option.details.commands
            let takers = commands.map { "'\(Program.name) \($0.rawValue)'" }.joined(separator: ", ")
            let message = "'\(Program.name) \(command.rawValue)' has no option '--\(option.rawValue)'"
            return Diagnostic(message, help: "it is an option of \(takers)")
        }
        let (count, help) = (command.details.operands.count, "write '\(Program.name) \(command.usage)'")
        if operands.count < count.lowerBound {
            let operand = command.usage.split(separator: " ")[1]
            problems.append(Diagnostic("'\(command.rawValue)' needs \(operand)", help: help))
        } else if operands.count > count.upperBound {
            problems.append(Diagnostic("unexpected argument '\(operands[count.upperBound])'", help: help))
        }
        return problems
    }

    /// Options, each with those that it cannot be combined with.
    private static let exclusions: [(option: GeneralOption, others: [GeneralOption])] = [
        (.all, [.was]), (.since, [.from]), (.markers, [.atomic]), (.force, [.skipExisting]),
        (.check, [.force, .skipExisting, .dryRun, .diff, .markers]),
    ]

    private var combinationProblems: [Diagnostic] {
        let given = given
        var problems = Self.exclusions.filter { given.contains($0.option) }.flatMap { option, others in
            others.filter(given.contains).map { other in
                let message = "'--\(option.rawValue)' and '--\(other.rawValue)' cannot be combined"
                return Diagnostic(message, help: "choose one")
            }
        }
        if command == .update, was != nil, operands.count > 1 {
            problems.append(Diagnostic("'--was' is for one module", help: "run the command once for each"))
        }
        if command == .update, operands.isEmpty != all {
            let message = operands.isEmpty ? "no module's name is given" : "'--all' and names cannot be combined"
            problems.append(Diagnostic(message, help: "write either names or '--all'"))
        }
        if record, snapshots == nil {
            problems.append(Diagnostic("'--record' needs '--snapshots'", help: "add '--snapshots DIR'"))
        }
        return problems
    }

    /// The values of options and the operands, each with the option or the command that takes it, and its kind.
    private var allValues: [(word: String, taker: String, kind: ValueKind?)] {
        let ofOptions = given.flatMap { option in
            (texts[option] ?? []).map { ($0, "--" + option.rawValue, option.details.value) }
        }
        return ofOptions + operands.enumerated().map { ($1, command.rawValue, command.operand(at: $0)) }
    }

    /// - Throws: a `cannotCreate` failure for a path on which a symlink of a repository leads out of it.
    func checkPaths() throws(Failure) {
        _ = try collecting(allValues.filter { $0.kind?.isPath($0.word) == true }.map(\.word), Checkout.checkSymlinks)
    }

    private var valueProblems: [Diagnostic] {
        allValues.compactMap { word, name, kind in
            let help: String
            switch kind {
            case .words(let words)? where !words.contains(word):
                help = words.suggestion(for: word) ?? "it takes \(words.list)"
            case .count? where Int(word) ?? 0 < 1: help = "write a number from 1"
            default: return nil
            }
            let message =
                name == Command.eject.rawValue
                ? "there is no built-in template set \(quoted(word))" : "\(quoted(word)) is not a value of '\(name)'"
            return Diagnostic(message, help: help)
        }
    }

    /// The errors for the values of lists. Only an existing module has values to remove.
    var listProblems: [Diagnostic] {
        let repetitions = options.compactMap { option in values[option.name].flatMap(option.repetition)?.problem }
        if command == .update {
            let empty = values.filter { $1 == .list([]) }.map { name, _ in
                Diagnostic("'--no-\(name)' needs a value", help: "name the value to remove")
            }
            return empty + repetitions
        }
        let help = "to empty the list, write it last or before another option"
        let removed = removedValues.map { name, values in
            Diagnostic("'--no-\(name)' takes no value, and \(quoted(values[0])) follows it", help: help)
        }
        return removed + repetitions
    }
}
