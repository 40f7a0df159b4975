import VipergenGenerator
import VipergenTemplates

/// `vipergen eject`: copies a built-in set into a folder, so that it can be changed.
struct Ejection {

    private let arguments: Arguments
    private let configuration: Configuration
    private let files: [RenderedFile]
    private let output: OutputFolder
    /// The folder within `output` that the set goes into; nil if that is `output` itself.
    private let folder: String?
    /// The folder of the configuration, which need not exist.
    private let repository: OutputFolder
    /// True if the folder has the built-in set's name, so that a configuration can make that name mean this one.
    private let keepsName: Bool
    private let name: String

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings) throws(Failure) {
        arguments = settings.arguments
        configuration = settings.configuration
        repository = try OutputFolder(settings.repository)
        name = arguments.operands[0]
        guard let files = BuiltInSets.all[name] else {
            let names = BuiltInSets.all.keys.sorted()
            let help = names.suggestion(for: name) ?? "they are \(names.list)"
            throw Failure(.usage, "there is no built-in template set \(quoted(name))", help: help)
        }
        let standard = Path.join(configuration.templates ?? ".", name)
        let path = Path.withoutSlashes(arguments.operands.dropFirst().first ?? standard)
        guard !path.isEmpty else {
            throw Failure(.usage, "the folder's name is empty", help: "leave it out, or name one")
        }
        let last = path.pathParts.last ?? "."
        folder = last == "." || last == ".." ? nil : last
        output = try OutputFolder(folder == nil ? path : Path.parent(of: path))
        let ownName = try Disk.folderName(path) ?? name
        keepsName = folder == name
        self.files = files.map { [folder, name] file in
            let contents = file.path == "template.json" ? Self.renamed(file.contents, name, ownName) : file.contents
            return RenderedFile(path: Path.join(folder ?? "", file.path), contents: contents)
        }
    }

    /// A manifest with another name: a set is called as its folder is.
    private static func renamed(_ manifest: [UInt8], _ name: String, _ ownName: String) -> [UInt8] {
        let text = String(decoding: manifest, as: UTF8.self)
        let isName = ownName.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        return isName ? Array(text.replacing("\"\(name)\"", with: "\"\(ownName)\"", maxReplacements: 1).utf8) : manifest
    }

    func run(_ console: inout Console) throws(Failure) -> Bool {
        let needsKey = keepsName && configuration.templates == nil
        let path = needsKey && configuration.exists ? try pathOfSets() : nil
        var changes = try Changes(arguments, in: [output] + (path == nil ? [] : [repository]), console)
        let files = Change(try ModulePlan(folder, files, policy: .refuse, look: output.look), in: output)
        let configuration = try path.flatMap { path throws(Failure) in try setKey(to: path) }
        let isDone = try changes.finish([files, configuration].compactMap(\.self), &console)
        if needsKey, path == nil { console.warn([try note()]) }
        return isDone
    }

    // MARK: - The configuration -

    /// The folder that the set's folder is in, as the configuration has it.
    ///
    /// - Returns: nil if a configuration cannot name it.
    private func pathOfSets() throws(Failure) -> String? {
        let path = output.identity == repository.identity ? "." : output.identity.rest(below: repository.identity)
        guard let path else { return nil }
        let text = JSON.object([Configuration.Key.templates.rawValue: .text(path)]).text
        let checked = try? Configuration(text, file: configuration.file)
        return (try? checked?.checkPaths()) == nil ? nil : path
    }

    /// The configuration with the key. It is read anew: what was read before may have changed by now.
    private func setKey(to path: String) throws(Failure) -> Change? {
        let existing = try repository.look(Configuration.fileName)
        guard case .file(let bytes) = existing else { return nil }
        let file = repository.shown(Configuration.fileName)
        let text = try SourceFile(path: file, contents: bytes).text(named: file)
        let current = try Configuration(text, file: file)
        guard current.templates == nil else { return nil }
        let key = Configuration.Key.templates.rawValue
        let new = try current.text(setting: [([key], .text(path))]) ?? text
        let planned = PlannedFile(
            path: Configuration.fileName,
            contents: Array(new.utf8),
            existing: existing,
            state: .merge
        )
        return Change(ModulePlan(nil, [planned]), in: repository)
    }

    /// A note that says how to use the set, if no configuration has its folder.
    private func note() throws(Failure) -> Diagnostic {
        let message = "'\(name)' means the built-in set until \(Configuration.fileName) says where this one is"
        guard let path = try pathOfSets() else {
            let command = ShellWords.joined(["--template", output.shown(name)])
            return Diagnostic(message, help: "use it with '\(command)'", severity: .note)
        }
        let line = "\(JSON.text(Configuration.Key.templates.rawValue).text): \(JSON.text(path).text)"
        let help = "'\(Program.name) init' writes \(Configuration.fileName); add the line \(line) to it"
        return Diagnostic(message, help: help, severity: .note)
    }
}
