import VipergenGenerator

/// What `init` reads from the app.
extension Initialization {

    // MARK: - The project -

    /// The name of the app's module: that on the command line, that of the target, of the only project's app, of the package,
    /// or of the folder.
    ///
    /// - Throws: an `inputOutput` failure if the folder cannot be read.
    func projectName() throws(Failure) -> String {
        if let name = settings.arguments.project { return name }
        let found = settings.arguments.targets?.first ?? settings.appOfOnlyProject ?? package
        if let found { return Settings.moduleName(of: found) }
        return try settings.defaultProject()
    }

    /// The folder of the package's only target, as the output folder of a new configuration.
    ///
    /// - Returns: nil if an output folder is named, if several folders have sources, or if a symlink leads out of the
    ///   package.
    var targetFolder: String? {
        guard let folders = foldersOfTargets, !settings.configuration.exists, let package else { return nil }
        // SwiftPM looks for the sources of an only target in 'Sources' itself, too.
        let isOwn = folders == [package]
        guard isOwn || folders.isEmpty else { return nil }
        return try? settings.configuration.standardFolder(Path.join(Self.sources, isOwn ? package : ""))
    }

    private static let sources = "Sources"

    /// The names of the folders of a package's targets, if modules would be written beside these; nil if they belong to an
    /// Xcode project, or an output folder is named.
    private var foldersOfTargets: [String]? {
        guard settings.outputPath == ".", settings.repository == ".", settings.nearbyProjects.isEmpty,
            (try? Disk.read(Self.manifest)) != nil
        else { return nil }
        return try? Disk.folderNames(in: Self.sources)
    }

    private static let manifest = "Package.swift"

    /// A note for a package with several targets: modules are written beside them.
    var notesOnPackage: [Diagnostic] {
        guard foldersOfTargets != nil, targetFolder == nil else { return [] }
        let words = [Program.name, Command.initialize.rawValue, "--force", "--output", "\(Self.sources)/TARGET"]
        let help = "'\(ShellWords.joined(words))' names a target's folder; delete what is written beside it"
        let message = "modules are in no target of the package: they are written beside '\(Self.sources)'"
        return [Diagnostic(message, help: help, severity: .note)]
    }

    /// The only target of the package that is no test; of several the one with the package's name.
    private var package: String? {
        let path = Path.join(settings.repository, Self.manifest)
        guard let contents = try? Disk.read(path) else { return nil }
        let tree = SwiftTree(contents)
        func elements(labelled label: String, in nodes: some Sequence<Int>) -> [Int] {
            nodes.filter { tree.nodes[$0].kind == .element && tree.name(of: $0) == label }
        }
        func elements(of node: Int) -> [Int] { tree.children(of: node, in: .list) }
        func string(_ element: Int) -> String? {
            tree.text(of: element).split(separator: "\"").dropFirst().first.map(String.init)
        }
        let calls = elements(labelled: "targets", in: tree.nodes.indices).flatMap(elements).filter { call in
            [".target(", ".executableTarget("].contains { tree.text(of: call).hasPrefix($0) }
        }
        let targets = calls.compactMap { elements(labelled: "name", in: elements(of: $0)).first.flatMap(string) }
        let name = elements(labelled: "name", in: tree.nodes.indices).first.flatMap(string)
        return targets.count == 1 ? targets[0] : targets.first { $0 == name }
    }

    // MARK: - The base files -

    /// True if the app declares a type of the base files elsewhere, unless the command line asks for them. A person on a
    /// terminal is asked.
    func isDeclared(_ base: Request, in output: OutputFolder, _ console: Console) throws(Failure) -> Bool {
        if settings.arguments.base == true { return false }
        let types = Set(
            try base.render().filter { $0.path.hasSuffix(".swift") }.flatMap { SwiftTree($0.contents).typeNames }
        )
        let repository = try OutputFolder(settings.repository)
        let others = ProjectFolder.foldersOfOthers.map { Path.join(repository.identity, $0) }
        let left = others + [Path.join(output.identity, base.module.folder)]
        guard let found = repository.declarations(of: types, outside: left).first else { return false }
        let message = "this declares '\(found.name)', which the base files declare too"
        if Questions.canAnswer, settings.arguments.isWriting {
            console.report("\(Diagnostic(message, at: found.place, severity: .note))")
            guard let isLeftOut = Questions.agrees("leave out the base files, as '--no-base' does?") else {
                throw Failure(.usage, "nothing was written", help: "choose '--base' or '--no-base'")
            }
            return isLeftOut
        }
        let help = "the base files are left out, as with '--no-base'; '--base' writes them"
        console.warn([Diagnostic(message, at: found.place, help: help, severity: .note)])
        return true
    }
}
