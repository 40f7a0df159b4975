import VipergenGenerator

/// `vipergen import`: template sets from templates of Xcode, Generamba and Tuist.
struct Importing {

    let settings: Settings

    func run(_ console: Console) throws(Failure) -> Bool {
        let arguments = settings.arguments
        let (path, takenNames) = (arguments.operands[0], GeneralOption.allWords)
        let (templates, notes) = try ImportedSet.templates(at: path, takenNames: takenNames)
        guard !templates.isEmpty else {
            throw Failure(.data, notes.with(help: "copy the whole folder of the template"))
        }
        let names = templates.map(\.name)
        guard Set(names).count == names.count else {
            let message = "two templates have one name: \(names.sorted().list)"
            throw Failure(.data, message, help: "import one after the other")
        }
        let sets = try collecting(templates) { template throws(Failure) in
            // If '--into' names a folder for several sets, each gets a folder in it.
            let folder = try settings.newSetFolder(template.name)
            let isShared = arguments.into != nil && names.count > 1
            let place = try NewSetFolder(isShared ? Path.join(folder, template.name) : folder)
            try place.checkIsNew()
            return (set: try ImportedSet(template, named: place.name), place: place)
        }
        var changes = try Changes(settings, in: sets.map(\.place.output), console)
        let planned = try sets.map { set, place throws(Failure) in try place.change(set.files) }
        let isDone = try changes.finish(planned)
        for (set, place) in sets {
            let count = set.files.count { $0.path.hasSuffix(".mustache") && !$0.path.hasPrefix("partials/") }
            console.conclude(place.verdict(counted(count, "template"), options: set.options))
        }
        console.warn(notes + sets.flatMap(\.set.notes))
        console.suggest("next: '\(Program.name) lint \(sets[0].place.shown)'")
        return isDone
    }
}
