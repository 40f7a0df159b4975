import VipergenGenerator

/// A command line, read with the options of the template set that it names.
///
/// Only with the set is it known which words are values, and so which word is the command and which one names the set. So
/// the words are read again until the set that they name is the one that they were read with:
/// `--title --template rib` has the title `--template` if the configured set has such an option, and else names `rib`.
struct Reading {

    /// The command line, as the set makes it.
    let arguments: Arguments
    /// The sets that it may be for, each with the command line as its options make it; none for a command without a set.
    let sets: [(templateSet: TemplateSet, arguments: Arguments)]
    /// What is wrong with sets that were left out; nil if none was.
    let broken: Failure?

    /// A command line that was read without a set.
    init(_ arguments: Arguments) { (self.arguments, sets, broken) = (arguments, [], nil) }

    /// - Throws: a failure if a set that is named cannot be read, or if with each set the words name another one.
    init(_ words: [String], _ library: SetLibrary) throws(Failure) {
        var arguments = Arguments(words)
        var (command, name) = (arguments.command, arguments.certainTemplate)
        var tried: Set<[String?]> = []
        while tried.insert([command.rawValue, name]).inserted {
            let candidates = try library.candidates(for: command, named: name)
            let sets = candidates.sets.map { templateSet in
                let options = command.entry.takesSetOptions ? templateSet.options : []
                return (templateSet: templateSet, arguments: Arguments(words, options: options, library))
            }
            let fitting = sets.first(where: \.arguments.problems.isEmpty)
            if let main = fitting ?? sets.first(where: \.arguments.areUnderstood) ?? sets.first {
                arguments = main.arguments
            } else if tried.count == 1 {
                arguments = Arguments(words, library)
            }
            if arguments.command == command, arguments[.template] == name {
                (self.arguments, self.sets, broken) = (arguments, sets, candidates.broken)
                return
            }
            (command, name) = (arguments.command, arguments[.template])
        }
        let help = "write '--template=NAME' first, and a value that begins with a dash as '--option=VALUE'"
        throw Failure(.usage, "'--template' is the value of the option before it", help: help)
    }
}
