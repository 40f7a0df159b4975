import VipergenGenerator

/// `vipergen templates`: the list of the sets, or what one set has.
struct Listing {

    let settings: Settings

    func run(_ console: Console) throws(Failure) {
        let (arguments, library) = (settings.arguments, settings.library)
        let name = arguments.operands.first
        let (sets, broken): SetLibrary.ReadableSets =
            if let name { ([try library.find(name)], nil) } else { try library.readableSets() }
        console.warn(try library.notes(aboutUseOf: sets))
        for templateSet in sets { console.add(templateSet.json(folder: try library.folder(of: templateSet))) }
        let rows = sets.map { (term: $0.name, help: $0.description) }
        let width = console.pageWidth
        console.printPage(name == nil ? table("template sets", rows, width: width) : page(of: sets[0], width: width))
        // The other sets are listed before the error.
        if let broken { throw broken }
    }

    private func page(of templateSet: TemplateSet, width: Int) -> String {
        let lists = [
            ("files, as far as the options ask for them", templateSet.paths), ("with --tests", templateSet.testPaths),
            ("variables", templateSet.variables),
        ]
        let inner = templateSet.namesWithinLists.map { ("within {{#\($0)}}", $1) }
        let members = templateSet.memberNames.map { ("names that \($0) can have once", $1) }
        let sections = (lists + inner + members).filter { !$1.isEmpty }.map(list)
        let options = templateSet.options.map(Help.row)
        let tables = options.isEmpty ? [] : [table("options", options, width: width)]
        return (["\(templateSet.name): \(templateSet.description)"] + tables + sections).joined(separator: "\n\n")
    }
}
