import VipergenGenerator

/// `vipergen templates`: the sets that there are, or what one set has.
struct Listing {

    let arguments: Arguments
    let library: SetLibrary

    func run(_ console: inout Console) throws(Failure) -> Bool {
        let name = arguments.operands.first
        let (sets, broken): SetLibrary.ReadableSets =
            if let name { ([try library.find(name)], nil) } else { try library.readableSets() }
        console.warn(try library.notes(aboutUseOf: sets))
        if arguments[.json] != nil {
            for templateSet in sets {
                console.add(templateSet.json(folder: try library.folder(of: templateSet)))
            }
        } else if arguments.operands.isEmpty {
            let rows = sets.map { (term: $0.name, help: $0.description) }
            console.printPage(table("template sets", rows, width: console.pageWidth))
        } else {
            console.printPage(text(of: sets[0], width: console.pageWidth))
        }
        // The other sets are listed all the same.
        if let broken { throw broken }
        return true
    }

    private func text(of templateSet: TemplateSet, width: Int) -> String {
        let options = templateSet.options.map(Help.row)
        let sections = [
            "\(templateSet.name): \(templateSet.description)",
            options.isEmpty ? nil : table("options", options, width: width),
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
