import VipergenGenerator
import VipergenTemplates

/// `vipergen eject`: copies a built-in set into a folder, so that it can be changed.
struct Ejection {

    let settings: Settings

    func run(_ console: Console) throws(Failure) -> Bool {
        let (operands, configuration) = (settings.arguments.operands, settings.configuration)
        let name = operands[0]
        let standard = Path.join(configuration.setsFolder ?? ".", name)
        let place = try NewSetFolder(operands.count > 1 ? operands[1] : standard)
        let repository = try OutputFolder(settings.repository)
        // The built-in set's name means the copy as soon as the key 'templates' names the folder that the copy is in.
        let needsKey = place.folder == name && configuration.setsFolder == nil
        let (folder, root) = (place.output.identity, repository.identity)
        let pathInRepository = folder == root ? "." : folder.rest(below: root)
        let newKey = needsKey && configuration.exists ? pathInRepository : nil
        var changes = try Changes(settings, in: [place.output] + (newKey == nil ? [] : [repository]), console)
        let copy = try place.change((BuiltInSets.all[name] ?? []).map { renamed($0, from: name, to: place.name) })
        let key = try newKey.flatMap { path throws(Failure) in try setKey(to: path, in: repository) }
        let isDone = try changes.finish([copy, key].compactMap(\.self))
        if needsKey, newKey == nil {
            let message = "'\(name)' means the built-in set until \(Configuration.fileName) says where this one is"
            let command = ShellWords.joined(["--template", place.path])
            let key = "\(Configuration.fileName) with \"templates\", the folder of your sets"
            let help = "use it with '\(command)', or write \(key)"
            console.warn([Diagnostic(message, help: help, severity: .note)])
        }
        return isDone
    }

    /// A file of the copy: the set has the name of its new folder, if a set can have it.
    private func renamed(_ file: SourceFile, from name: String, to newName: String) -> SourceFile {
        guard file.path == "template.json", TemplateSet.isName(newName) else { return file }
        let text = String(decoding: file.contents, as: UTF8.self)
        let renamed = text.replacing("\"\(name)\"", with: "\"\(newName)\"", maxReplacements: 1)
        return SourceFile(path: file.path, text: renamed)
    }

    /// The change that adds the key 'templates' to the configuration; nil if the configuration has the key by now.
    private func setKey(to path: String, in repository: OutputFolder) throws(Failure) -> ModulePlan? {
        let (existing, configuration) = try repository.configuration()
        guard let configuration, configuration.setsFolder == nil else { return nil }
        let key = [Configuration.Key.templates.rawValue]
        return try configuration.text(setting: [(key, .text(path))]).map { text in
            var change = ModulePlan(of: Configuration.fileName, from: existing, to: Array(text.utf8), in: repository)
            change.isFirst = true
            return change
        }
    }
}
