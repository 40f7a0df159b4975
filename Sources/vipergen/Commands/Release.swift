import VipergenGenerator

/// The update by which one module no longer names another one. It was tried in memory: it has no conflicts.
struct Release {

    /// The command line that a person types.
    let command: String
    /// The new text of each file that changes, by its path from the root; nil for one that is deleted.
    private let texts: [String: [UInt8]?]

    /// - Parameters:
    ///   - module: the one that is no longer named.
    ///   - owner: the one that names it.
    /// - Returns: nil if no option names the module, or the update would have conflicts.
    init?(of module: Module, by owner: ModuleDetection.Result, _ existing: ExistingModules) {
        guard case .made(let provenance) = owner.finding else { return nil }
        let options = Self.options(naming: module.name.text, provenance, owner.today)
        if options.isEmpty { return nil }
        let places = existing.arguments.words(of: [.template, .output, .testsOutput, .xcodeproj])
        let words = [Command.update.rawValue, provenance.module.folder] + options + places
        let given = Arguments(words, options: owner.today.options)
        let changes = OptionChanges(values: given.values, removed: given.removedValues)
        guard given.problems.isEmpty, let update = try? existing.update(owner, provenance, changes) else { return nil }
        var texts: [String: [UInt8]?] = [:]
        for file in update.files {
            let path = "\(existing.output(for: file.purpose).identity)/\(file.path)"
            switch file.outcome {
            case .create(let text), .merge(let text): texts[path] = .some(text)
            case .remove: texts[path] = .some(nil)
            case .unchanged, .missing: break
            case .conflict: return nil
            }
        }
        self.texts = texts
        command = ShellWords.joined([Program.name] + words)
    }

    /// Whether the update removes a line that names one of these types from a file.
    func removes(_ line: String, naming types: Set<String>, from path: String) -> Bool {
        guard let text = texts[path] else { return false }
        return text.map { !Mention.lines(of: types, in: $0).contains { $0.text == line } } ?? true
    }

    /// The options by which a module no longer names another one.
    private static func options(naming name: String, _ provenance: Provenance, _ templateSet: TemplateSet) -> [String] {
        templateSet.options.flatMap { option -> [String] in
            switch provenance.values[option.name] {
            case .list(let values)? where values.contains(name): ["--no-\(option.name)", name]
            case .text(name)?: ["--\(option.name)", ""]
            default: []
            }
        }
    }
}
