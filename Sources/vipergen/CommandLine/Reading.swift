import VipergenGenerator

/// A command line, read with the options of the template set that it names.
///
/// Only with the set is it known which words are values, and so which word is the command and which one names the set. So
/// the words are read again until the set that they name is the one that they were read with:
/// `--title --template rib` has the title `--template` if the configured set has such an option, and else names `rib`.
struct Reading {

    /// The command line, as the set makes it.
    private(set) var arguments: Arguments
    /// The sets that it may be for, each with the command line as its options make it; none for a command without a set.
    private(set) var sets: [(templateSet: TemplateSet, arguments: Arguments)] = []
    /// The set of a command that takes the options of one.
    var templateSet: TemplateSet { sets[0].templateSet }
    /// What is wrong with sets that were left out.
    private(set) var broken: Failure?

    /// - Parameters:
    ///   - isOfModule: whether the words are those after a module's name.
    ///   - owners: the names of the sets that have an option.
    ///   - candidates: the sets that a command may be for, given the name of a set if there is one.
    /// - Throws: what `candidates` throws; a `usage` failure if with each set the words name another one.
    init(
        _ words: [String],
        isOfModule: Bool = false,
        owners: @escaping (String) -> [String] = { _ in [] },
        candidates: (Command, String?) throws(Failure) -> SetLibrary.ReadableSets
    ) throws(Failure) {
        arguments = Arguments(words, isOfModule: isOfModule)
        var (command, name) = (arguments.command, arguments.certainTemplate)
        var tried: Set<[String?]> = []
        while tried.insert([command.rawValue, name]).inserted {
            let candidates = try candidates(command, name)
            broken = candidates.broken
            sets = candidates.sets.map { templateSet in
                let options = command.entry.takesSetOptions ? templateSet.options : []
                return (templateSet, Arguments(words, isOfModule: isOfModule, options: options, owners: owners))
            }
            let fitting = sets.first(where: \.arguments.problems.isEmpty)
            if let main = fitting ?? sets.first(where: \.arguments.areUnderstood) ?? sets.first {
                arguments = main.arguments
            } else if tried.count == 1 {
                arguments = Arguments(words, isOfModule: isOfModule, options: [], owners: owners)
            }
            if arguments.command == command, arguments[.template] == name { return }
            (command, name) = (arguments.command, arguments[.template])
        }
        let help = "write '--template=NAME' first, and a value that begins with a dash as '--option=VALUE'"
        throw Failure(.usage, "'--template' is the value of the option before it", help: help)
    }
}

extension Reading {

    /// Reads the words that the program was given.
    init(_ words: [String], _ library: SetLibrary) throws(Failure) {
        try self.init(words, owners: library.owners, candidates: library.candidates(for:named:))
    }
}
