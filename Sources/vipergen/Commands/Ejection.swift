import VipergenGenerator
import VipergenTemplates

/// `vipergen eject`: copies a built-in set into a folder, so that it can be changed.
struct Ejection {

    private let settings: Settings
    /// The built-in set.
    private let name: String
    private let files: [RenderedFile]
    private let output: OutputFolder
    /// The folder within `output` that the set goes into; nil if that is `output` itself.
    private let folder: String?
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
        let path = Path.withoutSlashes(operands.count > 1 ? operands[1] : standard)
        guard !path.isEmpty else {
            throw Failure(.usage, "the folder's name is empty", help: "leave it out, or name one")
        }
        let last = path.pathParts.last ?? "."
        folder = last == "." || last == ".." ? nil : last
        output = try OutputFolder(folder == nil ? path : Path.parent(of: path))
        repository = try OutputFolder(settings.repository)
        let ownName = try Disk.folderName(path) ?? name
        self.files = files.map { [folder, name] file in
            let contents = file.path == "template.json" ? Self.renamed(file.contents, name, ownName) : file.contents
            return RenderedFile(path: Path.join(folder ?? "", file.path), contents: contents)
        }
    }

    /// The manifest with the name of the set's new folder.
    private static func renamed(_ manifest: [UInt8], _ name: String, _ ownName: String) -> [UInt8] {
        guard NewSetFolder.isSetName(ownName) else { return manifest }
        let text = String(decoding: manifest, as: UTF8.self)
        return Array(text.replacing("\"\(name)\"", with: "\"\(ownName)\"", maxReplacements: 1).utf8)
    }

    func run(_ console: Console) throws(Failure) -> Bool {
        // If the folder has the built-in set's name, a configuration can make that name mean this set.
        let needsKey = folder == name && settings.configuration.templates == nil
        let path = needsKey && settings.configuration.exists ? try pathOfSets() : nil
        var changes = try Changes(settings, in: [output] + (path == nil ? [] : [repository]), console)
        let copy = Change(try ModulePlan(folder, files, policy: .refuse, look: output.look), in: output)
        let key = try path.flatMap { path throws(Failure) in try setKey(to: path) }
        let isDone = try changes.finish([copy, key].compactMap(\.self))
        if needsKey, path == nil { console.warn([try note()]) }
        return isDone
    }

    // MARK: - The configuration -

    private static let key = Configuration.Key.templates.rawValue

    /// The value of the key: the folder of sets, relative to the configuration.
    ///
    /// - Returns: nil if a configuration cannot name it.
    private func pathOfSets() throws(Failure) -> String? {
        let path = output.identity == repository.identity ? "." : output.identity.rest(below: repository.identity)
        guard let path else { return nil }
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

    /// A note about how to use the set, if no configuration names its folder.
    private func note() throws(Failure) -> Diagnostic {
        let message = "'\(name)' means the built-in set until \(Configuration.fileName) says where this one is"
        guard let path = try pathOfSets() else {
            let command = ShellWords.joined(["--template", output.shown(name)])
            return Diagnostic(message, help: "use it with '\(command)'", severity: .note)
        }
        let line = "\(JSON.text(Self.key).text): \(JSON.text(path).text)"
        let help = "'\(Program.name) init' writes \(Configuration.fileName); add the line \(line) to it"
        return Diagnostic(message, help: help, severity: .note)
    }
}
