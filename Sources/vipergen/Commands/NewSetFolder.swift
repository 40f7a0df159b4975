import VipergenGenerator

/// The folder of a set that a command makes.
struct NewSetFolder {

    /// The name of the folder.
    let name: String
    let output: OutputFolder
    /// The folder within `output`; nil if that is `output` itself.
    let folder: String?

    /// - Throws: a `usage` failure if the path is empty.
    init(_ path: String) throws(Failure) {
        let path = Path.withoutSlashes(path)
        guard !path.isEmpty, let name = try Disk.folderName(path) else {
            throw Failure(.usage, "the folder's name is empty", help: "leave it out, or name one")
        }
        self.name = name
        // `.` and `..` are no names of a folder in another one.
        folder = path.pathParts.last == name ? name : nil
        output = try OutputFolder(folder == nil ? path : Path.parent(of: path))
    }

    /// - Throws: a `usage` failure if the folder is that of all sets, or in a set.
    func checkHoldsNoSets(_ configuration: Configuration) throws(Failure) {
        if folder != nil, try SetLibrary.isSet(output.path) {
            let message = "'\(path)' is in the folder of a template set, '\(output.path)'"
            throw Failure(.usage, message, help: "name a folder beside that one")
        }
        let own = Path.join(output.identity, folder ?? "")
        let sets = try configuration.setsFolder.map { path throws(Failure) in try OutputFolder(path).identity }
        let folders = try Disk.isFolder(path) ? Disk.folderNames(in: path) : []
        let isOfSets = try folders.map { name throws(Failure) in try SetLibrary.isSet(Path.join(path, name)) }
        guard isOfSets.contains(true) || sets == own else { return }
        let help = "name a folder in it, such as '\(Path.join(path, SetLibrary.defaultName))'"
        throw Failure(.usage, "'\(path)' is the folder of your template sets, and no set", help: help)
    }

    /// - Throws: a failure if no set can have the folder's name, or the folder is not empty.
    func checkIsNew() throws(Failure) {
        guard TemplateSet.isName(name) else {
            let help = "name the set's folder with '--into': letters, digits, '-', '_' and '.'"
            throw Failure(.usage, "\(quoted(name)) cannot be the name of a template set", help: help)
        }
        if try !output.names(in: folder ?? "").isEmpty { throw notEmpty(help: "name a new one with '--into'") }
    }

    /// - Parameter name: that of the set that is copied.
    /// - Throws: a failure if it has files that are no template set's: new files would be among them.
    func checkIsEmptyOrSet(for name: String) throws(Failure) {
        if try SetLibrary.isSet(path) { return }
        // A folder with nothing but git's may become a repository of sets.
        if try output.names(in: folder ?? "").allSatisfy({ $0.hasPrefix(".") }) { return }
        throw notEmpty(help: "name a new one, such as '\(Path.join(path, name))'")
    }

    private func notEmpty(help: String) -> Failure {
        Failure(.cannotCreate, "the folder '\(path)' is not empty", help: help)
    }

    /// The plan that writes a set.
    func change(_ files: [SourceFile]) throws(Failure) -> ModulePlan {
        let files = files.map { file in
            let path = Path.join(folder ?? "", file.path)
            return RenderedFile(path: path, contents: file.contents, isExecutable: file.isExecutable)
        }
        return try ModulePlan(folder, files, in: OutputFolders(modules: output, tests: output), policy: .refuse)
    }

    /// The folder's path.
    var path: String { output.shown(folder ?? "") }

    /// The path as a word of a command line.
    var shown: String { ShellWords.joined([path]) }

    /// `app: 7 templates from 29 modules, 2 options (--mapper, --view-model)`.
    func verdict(_ templates: String, options: [String]) -> String {
        if options.isEmpty { return "\(name): \(templates)" }
        let words = options.map { "--\($0)" }.joined(separator: ", ")
        return "\(name): \(templates), \(counted(options.count, "option")) (\(words))"
    }
}
