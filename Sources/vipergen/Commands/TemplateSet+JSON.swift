import VipergenGenerator

extension TemplateSet {

    /// The set in the form of `templates --json`.
    ///
    /// - Parameter folder: the set's folder; nil for a built-in set.
    func json(folder: String?) -> JSON {
        let lists = namesWithinLists.map { ($0, JSON.texts($1)) }
        let members: [String: JSON?] = [
            "name": .text(name), "description": .text(description), "base": base.map(JSON.text),
            "folder": folder.map(JSON.text), "options": .list(options.map(\.json)), "outputs": .texts(paths),
            "tests": .texts(testPaths), "variables": .texts(variables),
            "lists": .object(Dictionary(uniqueKeysWithValues: lists)),
        ]
        return .members(members.merging(declarations) { own, _ in own })
    }
}
