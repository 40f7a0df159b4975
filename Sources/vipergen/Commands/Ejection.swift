import VipergenGenerator
import VipergenTemplates

/// `vipergen eject`: copies a built-in set into a folder, so that it can be changed.
struct Ejection {

    let settings: Settings

    private var configuration: Configuration { settings.configuration }

    func run(_ console: Console) throws(Failure) -> Bool {
        let operands = settings.arguments.operands
        let name = operands[0]
        let standard = Path.join(configuration.setsFolder ?? ".", name)
        let place = try NewSetFolder(operands.count > 1 ? operands[1] : standard)
        try place.checkHoldsNoSets(configuration)
        try place.checkIsEmptyOrSet(for: name)
        let repository = try OutputFolder(settings.repository)
        let newKey = pathOfSets(beside: place, in: repository)
        var changes = try Changes(settings, in: [place.output] + (newKey == nil ? [] : [repository]), console)
        let copy = try place.change((BuiltInSets.all[name] ?? []).map { renamed($0, from: name, to: place.name) })
        let key = try newKey.flatMap { path throws(Failure) in try setKey(to: path, in: repository) }
        let isDone = try changes.finish([copy, key].compactMap(\.self))
        if settings.arguments.isWriting { console.suggest(try use(of: place, isNamed: newKey != nil)) }
        return isDone
    }

    /// The value for the key 'templates', which this run sets: the parent of the copy. Nil if there is no configuration, if it
    /// has the key, or if the parent is outside of the repository.
    private func pathOfSets(beside place: NewSetFolder, in repository: OutputFolder) -> String? {
        guard configuration.exists, configuration.setsFolder == nil, place.folder != nil else { return nil }
        let (folder, root) = (place.output.identity, repository.identity)
        return folder == root ? "." : folder.rest(below: root)
    }

    /// How the copy is used.
    ///
    /// - Parameter isNamed: true if this run sets the key 'templates'.
    private func use(of place: NewSetFolder, isNamed: Bool) throws(Failure) -> String {
        let sets = try configuration.setsFolder.map { path throws(Failure) in try OutputFolder(path).identity }
        let hasName = place.folder != nil && (isNamed || sets == place.output.identity)
        let name = settings.arguments.operands[0]
        if let owner = try settings.library.owner(ofBase: name) {
            let ofOwner = owner == configuration.setName ?? SetLibrary.defaultName ? "" : " --template \(owner)"
            let change = "next: change '\(place.path)'; '\(Program.name) init\(ofOwner)' uses it"
            let key = #"if it is beside your sets, and their 'template.json' has "base": "\#(place.name)""#
            return hasName && place.name == name ? change : "\(change) \(key)"
        }
        if hasName, place.name == configuration.setName ?? SetLibrary.defaultName {
            return "next: change '\(place.path)'; '\(Program.name) NAME' uses it from now on"
        }
        let set = hasName ? place.name : place.path.hasSlash ? place.path : "./\(place.path)"
        let words = ["--\(GeneralOption.template.rawValue)", set]
        let use = "next: change '\(place.path)'; '\(ShellWords.joined([Program.name, "NAME"] + words))' uses it"
        // A configuration names no folder outside of its repository.
        let root = try OutputFolder(settings.repository).identity
        guard place.output.identity.path(within: root) != nil else { return use }
        let force = configuration.exists ? ["--\(GeneralOption.force.rawValue)"] : []
        let always = ShellWords.joined([Program.name, Command.initialize.rawValue] + force + words)
        return use + ", and after '\(always)' every run does"
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
