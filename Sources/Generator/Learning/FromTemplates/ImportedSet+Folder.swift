extension ImportedSet {

    /// Reads the templates at a path: a template folder of Xcode, a specification of Generamba, or a folder with such
    /// templates in it or below it. Hidden files are left out.
    ///
    /// - Parameter takenNames: the names that no option may have.
    /// - Returns: the templates, and warnings about folders that were left out.
    /// - Throws: a `usage` failure if there is none, a `data` failure with everything that a set cannot express.
    package static func templates(
        at path: String,
        takenNames: Set<String>
    ) throws(Failure) -> (templates: [ForeignTemplate], notes: [Diagnostic]) {
        let isSpec = path.hasSuffix(GenerambaTemplate.suffix)
        if !isSpec { try Disk.checkIsFolder(path, help: "name a folder with templates in it") }
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
                let files = try files(in: Path.parent(of: path))
                var template = try GenerambaTemplate(files, spec: spec, taken: takenNames)
                return try template.foreign()
            }
            var files = try files(in: path)
            guard let info = files.removeValue(forKey: XcodeTemplate.infoName) else {
                let message = "a folder without \(XcodeTemplate.infoName) is not a template: left out"
                notes.append(Diagnostic(message, at: Diagnostic.Place(file: path), severity: .warning))
                return nil
            }
            let name = (try Disk.folderName(path) ?? "").dropLast(XcodeTemplate.suffix.count)
            let template = try XcodeTemplate(info, taken: takenNames)
            return try template.foreign(files, named: ForeignTemplate.word(String(name)))
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

    /// The files of a template, by their paths in its folder. Each file's own path is the one that errors name.
    private static func files(in root: String) throws(Failure) -> [String: SourceFile] {
        let files = try Checkout(around: root).contents(below: root) { name, _ in !name.hasPrefix(".") }
        let sources = files.map { ($0.path, $0.named(Path.join(root, $0.path))) }
        // Two files may have one name, if its accents are written in two ways.
        return Dictionary(sources) { first, _ in first }
    }
}

extension SourceText {

    /// - Throws: a `data` failure if the file is not UTF-8, or has a byte that is 0.
    init(_ file: SourceFile) throws(Failure) {
        self.init(name: file.path, text: try file.text(named: file.path))
        if let zero { throw Failure(.data, diagnostics([zero])) }
    }
}
