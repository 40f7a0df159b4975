import VipergenGenerator

/// `vipergen import`: template sets from templates of Xcode and of Generamba.
struct Importing {

    private let arguments: Arguments
    private let sets: [(set: ImportedSet, place: NewSetFolder)]
    private let notes: [Diagnostic]

    /// - Throws: a failure with everything that is wrong in the command line, or that no set can say.
    init(_ settings: Settings) throws(Failure) {
        arguments = settings.arguments
        let path = arguments.operands[0]
        let taken = Set(GeneralOption.allCases.flatMap(\.words))
        let (templates, notes) = try ImportedSet.templates(at: path, takenNames: taken)
        self.notes = notes
        guard !templates.isEmpty else {
            throw Failure(.data, notes.with(help: "copy the whole folder of the template"))
        }
        let folder = settings.configuration.templates ?? Path.join(settings.repository, "Templates")
        let isOne = templates.count == 1
        let names = templates.map(\.name)
        guard Set(names).count == names.count else {
            throw Failure(
                .data,
                "two templates have one name: \(names.sorted().list)",
                help: "import one after the other"
            )
        }
        let into = arguments[.into]
        sets = try collecting(templates) { template throws(Failure) in
            let place: NewSetFolder
            if let into {
                place = try NewSetFolder(into, part: isOne ? nil : template.name)
            } else {
                place = try NewSetFolder(Path.join(folder, template.name))
            }
            return (try ImportedSet(template, named: place.name), place)
        }
    }

    func run(_ console: inout Console) throws(Failure) -> Bool {
        var changes = try Changes(arguments, in: sets.map(\.place.output), console)
        let isDone = try changes.finish(
            try sets.map { set, place throws(Failure) in try place.change(set.files) },
            &console
        )
        for (set, place) in sets { console.conclude(Self.verdict(set, place.name), isResult: false) }
        console.warn(notes + sets.flatMap(\.set.notes))
        console.suggest("next: '\(Program.name) lint \(sets[0].place.shown)'")
        return isDone
    }

    /// `rib: 4 templates for 4 combinations of options (--owns-view, --with-xib)`.
    private static func verdict(_ set: ImportedSet, _ name: String) -> String {
        let count = set.files.count { $0.path.hasSuffix(".mustache") && !$0.path.hasPrefix("partials/") }
        let text = "\(name): \(counted(count, "template"))"
        let options = set.options.map { "--\($0)" }.joined(separator: ", ")
        return options.isEmpty ? text : "\(text), \(counted(set.options.count, "option")) (\(options))"
    }
}
