extension Linter {

    /// Mistakes in a manifest that can be read: a name that is not the folder's, a base that is no set, and
    /// prohibitions, members and reserved names without a use.
    var manifestProblems: [Diagnostic] {
        guard let manifest = reading.manifest else { return [] }
        var reader = DocumentReader(manifest.document)
        let root = reader.root
        if let folderName, folderName != manifest.name {
            let message = "the set is called '\(manifest.name)', and its folder '\(folderName)'"
            reader.report(message, at: root["name"], help: "give both the same name")
        }
        if let base = manifest.base, let sets, !sets.contains(base) {
            let help = sets.suggestion(for: base) ?? "the template sets are \(sets.list)"
            reader.report("there is no template set '\(base)'", at: root["base"], help: help)
        }
        let defaults = Dictionary(uniqueKeysWithValues: manifest.options.map { ($0.name, $0.defaultValue) })
        for (prohibition, element) in zip(manifest.forbids, root["forbids"].elements) {
            let conditions = prohibition.conditions
            let texts = Set(conditions.map(\.text))
            func report(_ message: String, help: String) { reader.report(message, at: element["options"], help: help) }
            if texts.count == 1, let text = texts.first {
                let help = "name what excludes it, or remove the value"
                report("this forbids '\(text)' whatever else is chosen", help: help)
            } else if Set(conditions.map(\.option)).count < texts.count {
                report("these never hold together", help: "name one value of each option")
            } else if conditions.hold(for: defaults) {
                report("this forbids what the options are by default", help: "give one of them another default")
            }
        }
        for (entry, element) in zip(manifest.members, root["members"].elements) where entry.option == nil {
            if manifest.members.contains(where: { $0.place == entry.place && $0.option != nil }) { continue }
            let message = "no option declares names in \(quoted(entry.place))"
            let help = manifest.members.filter { $0.option != nil }.map(\.place).suggestion(for: entry.place)
            reader.report(message, at: element["in"], help: help ?? "add an entry with 'for', or remove this one")
        }
        for (reservation, element) in zip(manifest.reserved, root["reserved"].elements) {
            for name in Set(reservation.names).sorted() where (try? ModuleName(name)) == nil {
                let help = ModuleName.suggestion(for: name).map { "did you mean '\($0)'?" }
                reader.report("no module can be called \(quoted(name)) anyway", at: element, help: help)
            }
        }
        return reader.diagnostics
    }
}
