extension ImportedSet {

    /// Reads the templates at a path: a template folder of Xcode, a folder with a specification of Generamba, the
    /// specification itself, or a folder with several of these below it. Hidden files are left out.
    ///
    /// - Parameter takenNames: the names that no option may have.
    /// - Returns: the templates, and notes about folders that were left out.
    /// - Throws: a `usage` failure if there is none, a `data` failure with everything that a set cannot express.
    package static func templates(
        at path: String,
        takenNames: Set<String>
    ) throws(Failure) -> (templates: [ForeignTemplate], notes: [Diagnostic]) {
        let isSpec = path.hasSuffix(GenerambaTemplate.suffix)
        if !isSpec, try !Disk.isFolder(path) {
            throw Failure(.usage, "there is no folder \(quoted(path))", help: "name a folder with templates in it")
        }
        let root = Path.withoutSlashes(path)
        let paths = isSpec ? [root] : try self.paths(below: root)
        guard !paths.isEmpty else {
            let help = "'import' reads folders '….xctemplate' of Xcode and '….rambaspec' of Generamba"
            throw Failure(.usage, "there is no template in '\(path)'", help: help)
        }
        var notes: [Diagnostic] = []
        let templates = try collecting(paths) { path throws(Failure) -> ForeignTemplate? in
            if path.hasSuffix(GenerambaTemplate.suffix) {
                let spec = SourceFile(path: path, contents: try Disk.read(path))
                return try GenerambaTemplate.read(try files(in: Path.parent(of: path)), spec: spec, taken: takenNames)
            }
            let files = try files(in: path)
            if files[XcodeTemplate.infoName] == nil {
                let message = "a folder without \(XcodeTemplate.infoName) is no template: left out"
                notes.append(Diagnostic(message, at: Diagnostic.Place(file: path), severity: .warning))
                return nil
            }
            let name = (try Disk.folderName(path) ?? "").dropLast(XcodeTemplate.suffix.count)
            return try XcodeTemplate.read(files, named: ForeignTemplate.word(String(name)), taken: takenNames)
        }
        return (templates.compactMap(\.self), notes)
    }

    /// The paths of the templates at and below a folder, in order.
    private static func paths(below root: String) throws(Failure) -> [String] {
        var paths: [String] = []
        for (folder, files) in try Disk.walk(root) {
            let path = Path.join(root, folder)
            if try Disk.folderName(path)?.hasSuffix(XcodeTemplate.suffix) ?? false { paths.append(path) }
            paths += files.filter { $0.hasSuffix(GenerambaTemplate.suffix) }.map { Path.join(path, $0) }
        }
        return paths.sorted()
    }

    /// The files of a template, by their paths in its folder. Each has the path as the person would name it.
    ///
    /// - Throws: a `data` failure if there are symlinks among them, which are not followed.
    private static func files(in root: String) throws(Failure) -> [String: SourceFile] {
        var files: [String: SourceFile] = [:]
        func read(_ folder: String) throws(Failure) {
            let entries = try Disk.entries(in: Path.join(root, folder)).filter { !$0.name.hasPrefix(".") }
            _ = try collecting(entries.sorted { $0.name < $1.name }) { name, kind throws(Failure) in
                let item = Path.join(folder, name)
                let path = Path.join(root, item)
                switch kind {
                case .folder: try read(item)
                case .file: files[item] = SourceFile(path: path, contents: try Disk.read(path))
                default:
                    let help = "put the file itself in its place"
                    throw Failure(
                        .data,
                        "this is a symlink, or not a file",
                        at: Diagnostic.Place(file: path),
                        help: help
                    )
                }
            }
        }
        try read("")
        return files
    }
}

extension SourceText {

    /// - Throws: a `data` failure if it is no text in UTF-8.
    init(_ file: SourceFile) throws(Failure) {
        self.init(name: file.path, text: try file.text(named: file.path))
        if let zero { throw Failure(.data, diagnostics([zero])) }
    }
}
