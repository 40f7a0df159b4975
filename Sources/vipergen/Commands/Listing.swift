import VipergenGenerator

/// `vipergen templates`: the sets that there are, or what one set has.
struct Listing {

    private let arguments: Arguments
    private let library: SetLibrary

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings, _ library: SetLibrary) throws(Failure) {
        arguments = settings.arguments
        self.library = library
        guard arguments.problems.isEmpty else { throw Failure(.usage, arguments.problems) }
    }

    func run(_ console: inout Console) throws(Failure) -> Bool {
        if let name = arguments.operands.first {
            console.print(text(of: try library.find(name)))
        } else {
            let sets = try collecting(try library.names()) { name throws(Failure) in (name, try library.find(name)) }
            console.print(table("template sets", sets.map { ($0, $1.description) }))
        }
        return true
    }

    private func text(of templateSet: TemplateSet) -> String {
        let options = templateSet.options.map { ($0.usage, "\($0.help) (\($0.requirement))") }
        let sections = [
            "\(templateSet.name): \(templateSet.description)",
            options.isEmpty ? nil : table("options", options),
            list("files, as far as the options ask for them", templateSet.paths),
            list("with --tests", templateSet.testPaths),
            list("variables", templateSet.variables),
        ]
        let lists = templateSet.namesWithinLists.map { list("within {{#\($0)}}", $1) }
        return (sections + lists).compactMap { $0 }.joined(separator: "\n\n")
    }

    private func list(_ title: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : ([title + ":"] + lines.map { "  " + $0 }).joined(separator: "\n")
    }
}
