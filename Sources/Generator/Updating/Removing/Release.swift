/// The update by which one module no longer names another one. It was tried in memory: it has no conflicts.
package struct Release {

    /// The words of the command line after the program's name, without general options: `update Account --no-child Login`.
    package let words: [String]
    /// The files that change, by their paths from the root.
    private let files: [String: PlannedFile]

    /// - Parameters:
    ///   - module: the one that is no longer named.
    ///   - owner: the one that names it.
    /// - Returns: nil if no option names the module, or the update would have conflicts.
    init?(of module: Module, by owner: DetectedModule, _ existing: ExistingModules) {
        guard case .made(let provenance) = owner.finding else { return nil }
        var words = ["update", existing.path(of: owner.module)]
        var changes = OptionChanges()
        let name = module.name.text
        for option in owner.today.options {
            switch provenance.values[option.name] {
            case .list(let values)? where values.contains(name):
                words += ["--no-\(option.name)", name]
                changes.removed[option.name] = [name]
            case .text(name)?:
                words += ["--\(option.name)", ""]
                changes.values[option.name] = .text("")
            default: break
            }
        }
        let isNamed = !changes.values.isEmpty || !changes.removed.isEmpty
        guard isNamed, let update = try? existing.update(owner, provenance, changes) else { return nil }
        if update.files.contains(where: { !$0.conflicts.isEmpty }) { return nil }
        let planned = update.files.map { file in
            (existing.outputs[file.planned.purpose].identity + "/" + file.planned.path, file.planned)
        }
        (self.words, files) = (words, Dictionary(uniqueKeysWithValues: planned))
    }

    /// Whether the update removes a line that names one of these types from a file.
    func removes(_ line: String, naming types: Set<String>, from path: String) -> Bool {
        guard let file = files[path] else { return false }
        return !Mention.lines(of: types, in: file.contents ?? [], of: path).contains { $0.text == line }
    }
}
