extension Linter {

    /// What the manifest says that can be read and cannot be meant.
    var manifestProblems: [Diagnostic] {
        guard let manifest = reading.manifest else { return [] }
        var reader = DocumentReader(manifest.document)
        let root = reader.root
        if let folderName, folderName != manifest.name {
            let message = "the set is called '\(manifest.name)', and its folder '\(folderName)'"
            reader.report(message, at: root["name"], help: "give both the same name")
        }
        if let base = manifest.base, let sets, !sets.contains(base) {
            let all = sets.map { "'\($0)'" }.joined(separator: ", ")
            let help = sets.suggestion(for: base) ?? "the template sets are \(all)"
            reader.report("there is no template set '\(base)'", at: root["base"], help: help)
        }
        for (prohibition, element) in zip(manifest.forbids, root["forbids"].elements) {
            guard let (message, help) = problem(with: prohibition, of: manifest) else { continue }
            reader.report(message, at: element["options"], help: help)
        }
        for (reservation, element) in zip(manifest.reserved, root["reserved"].elements) {
            for name in Set(reservation.names).sorted() where (try? ModuleName(name)) == nil {
                let message = "no module can be called \(quoted(name)) anyway"
                reader.report(
                    message,
                    at: element,
                    help: ModuleName.suggestion(for: name).map { "did you mean '\($0)'?" }
                )
            }
        }
        return reader.diagnostics
    }

    private func problem(
        with prohibition: Manifest.Prohibition,
        of manifest: Manifest
    ) -> (message: String, help: String)? {
        let texts = Set(prohibition.conditions.map(\.text))
        if texts.count == 1, let text = texts.first {
            return ("this forbids '\(text)' whatever else is chosen", "name what excludes it, or remove the value")
        }
        if Set(prohibition.conditions.map(\.option)).count < texts.count {
            return ("these never hold together", "name one value of each option")
        }
        let defaults = Dictionary(uniqueKeysWithValues: manifest.options.map { ($0.name, $0.defaultValue) })
        guard prohibition.conditions.allSatisfy({ $0.holds(for: defaults) }) else { return nil }
        return ("this forbids what the options are by default", "give one of them another default")
    }
}
