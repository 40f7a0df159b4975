import VipergenGenerator

/// The update by which one module lets go of another one. It was tried in memory: it goes through without a conflict.
struct Release {

    /// What a person types.
    let command: String
    /// What becomes of files, by their paths from the root: their new text, nil for one that is deleted.
    private let texts: [String: [UInt8]?]

    /// - Parameters:
    ///   - module: the one that is to be let go of.
    ///   - owner: the one that names it.
    /// - Returns: nil if no option names the module, or the update would not go through.
    init?(of module: Module, by owner: Origins.Explanation, _ origins: Origins) {
        guard case .made(let provenance) = owner.finding else { return nil }
        let options = Self.options(letting: module.name.text, go: provenance, owner.today)
        if options.isEmpty { return nil }
        let words = [Command.update.rawValue, provenance.module.folder] + options + Self.places(origins)
        guard let update = try? Self.update(words, owner, provenance, origins) else { return nil }
        var texts: [String: [UInt8]?] = [:]
        for file in update.files {
            let path = "\(origins.output(for: file.purpose).identity)/\(file.path)"
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

    /// Whether a line that names one of these types is gone from a file afterwards.
    func removes(_ line: String, naming types: Set<String>, from path: String) -> Bool {
        guard let text = texts[path] else { return false }
        return text.map { !Mention.lines(of: types, in: $0).contains { $0.text == line } } ?? true
    }

    /// The options by which a module no longer names another one.
    private static func options(
        letting name: String,
        go provenance: Provenance,
        _ templateSet: TemplateSet
    ) -> [String] {
        templateSet.options.flatMap { option -> [String] in
            switch provenance.values[option.name] {
            case .list(let values)? where values.contains(name): ["--no-\(option.name)", name]
            case .text(name)?: ["--\(option.name)", ""]
            default: []
            }
        }
    }

    /// The options by which the command line said where modules are, and of which set.
    private static func places(_ origins: Origins) -> [String] {
        let arguments = origins.settings.arguments
        return [GeneralOption.template, .output, .testsOutput, .xcodeproj].flatMap { option in
            arguments[option].map { ["--\(option.rawValue)", $0] } ?? []
        }
    }

    private static func update(
        _ words: [String],
        _ owner: Origins.Explanation,
        _ provenance: Provenance,
        _ origins: Origins
    ) throws(Failure) -> Update {
        let given = Arguments(words, options: owner.today.options)
        guard given.problems.isEmpty else { throw Failure(.usage, given.problems) }
        let changes = OptionChanges(values: given.values, removed: given.removedValues)
        func request(_ templateSet: TemplateSet, _ values: [String: OptionValue]) throws(Failure) -> Request {
            try Request(
                provenance.module,
                of: templateSet,
                options: values,
                project: origins.project,
                includesTests: provenance.hasTests
            )
        }
        let values = try changes.applied(to: provenance.values, of: owner.today, for: provenance.module)
        return try Update(
            owner.disk,
            from: try request(owner.past, provenance.values),
            to: try request(owner.today, values),
            mayBeDone: false
        ) { path, purpose throws(Failure) in try origins.output(for: purpose).look(path) }
    }
}
