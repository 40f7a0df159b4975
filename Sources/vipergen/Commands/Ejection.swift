import VipergenGenerator
import VipergenTemplates

/// `vipergen eject`: copies a built-in set into a folder, so that it can be changed.
struct Ejection {

    private let settings: Settings
    /// The built-in set.
    private let name: String
    private let files: [SourceFile]
    private let place: NewSetFolder
    /// The folder of the configuration, which need not exist.
    private let repository: OutputFolder

    /// - Throws: a failure with every mistake in the command line.
    init(_ settings: Settings) throws(Failure) {
        self.settings = settings
        let operands = settings.arguments.operands
        name = operands[0]
        guard let files = BuiltInSets.all[name] else {
            let names = BuiltInSets.all.keys.sorted()
            let help = names.suggestion(for: name) ?? "they are \(names.list)"
            throw Failure(.usage, "there is no built-in template set \(quoted(name))", help: help)
        }
        let standard = Path.join(settings.configuration.templates ?? ".", name)
        place = try NewSetFolder(operands.count > 1 ? operands[1] : standard)
        repository = try OutputFolder(settings.repository)
        self.files = files.map { [name, place] file in
            guard file.path == "template.json", TemplateSet.isName(place.name) else { return file }
            // The set has the name of its new folder.
            let text = String(decoding: file.contents, as: UTF8.self)
            let renamed = text.replacing("\"\(name)\"", with: "\"\(place.name)\"", maxReplacements: 1)
            return SourceFile(path: file.path, text: renamed)
        }
    }

    func run(_ console: Console) throws(Failure) -> Bool {
        // If the folder has the built-in set's name, a configuration can make that name mean this set.
        let needsKey = place.folder == name && settings.configuration.templates == nil
        let path = needsKey && settings.configuration.exists ? try pathOfSets() : nil
        var changes = try Changes(settings, in: [place.output] + (path == nil ? [] : [repository]), console)
        let copy = try place.change(files)
        let key = try path.flatMap { path throws(Failure) in try setKey(to: path) }
        let isDone = try changes.finish([copy, key].compactMap(\.self))
        if needsKey, path == nil {
            let message = "'\(name)' means the built-in set until \(Configuration.fileName) says where this one is"
            let command = ShellWords.joined(["--template", place.path])
            let key = "\(Configuration.fileName) with \"templates\", the folder of your sets"
            let help = "use it with '\(command)', or write \(key)"
            console.warn([Diagnostic(message, help: help, severity: .note)])
        }
        return isDone
    }

    // MARK: - The configuration -

    private static let key = Configuration.Key.templates.rawValue

    /// The value of the key: the folder of sets, relative to the configuration.
    ///
    /// - Returns: nil if a configuration cannot name it.
    private func pathOfSets() throws(Failure) -> String? {
        let (folder, root) = (place.output.identity, repository.identity)
        guard let path = folder == root ? "." : folder.rest(below: root) else { return nil }
        let text = JSON.object([Self.key: .text(path)]).text
        let checked = try? Configuration(text, file: settings.configuration.file)
        return (try? checked?.checkPaths()) == nil ? nil : path
    }

    /// The change that adds the key to the configuration; nil if the configuration has the key by now.
    private func setKey(to path: String) throws(Failure) -> Change? {
        let file = try ConfigurationFile(in: repository)
        guard let current = file.configuration, current.templates == nil else { return nil }
        return file.change(to: try current.text(setting: [([Self.key], .text(path))]), .merge)
    }
}
