extension ImportedSet {

    /// Reads the templates at a path: a folder of Xcode's, a folder with a specification of Generamba, the specification
    /// itself, or a folder with some of these below it. Hidden files are left out.
    ///
    /// - Parameter takenNames: the names that no option may have.
    /// - Returns: the templates, and what was left out.
    /// - Throws: a `usage` failure if there is none, a `data` failure with everything that no set can say.
    package static func templates(
        at path: String,
        takenNames: Set<String>
    ) throws(Failure) -> (templates: [ForeignTemplate], notes: [Diagnostic]) {
        let isSpec = path.hasSuffix(GenerambaTemplate.suffix)
        let root = isSpec ? Path.parent(of: path) : Path.withoutSlashes(path)
        guard try Disk.isFolder(root) else {
            throw Failure(.usage, "there is no folder \(quoted(root))", help: "name a folder with templates in it")
        }
        let folder = try ImportedFolder(root)
        var found = (isSpec ? [path.lastPart[...]] : folder.files.keys.map { $0[...] }).filter {
            $0.hasSuffix(GenerambaTemplate.suffix)
        }.map(String.init)
        let own = (try Disk.folderName(root) ?? "").hasSuffix(XcodeTemplate.suffix) ? [""] : []
        found += isSpec ? [] : own + folder.folders.filter { $0.hasSuffix(XcodeTemplate.suffix) }
        guard !found.isEmpty else {
            let help = "'import' reads folders '….xctemplate' of Xcode and '….rambaspec' of Generamba"
            throw Failure(.usage, "there is no template in '\(path)'", help: help)
        }
        var notes: [Diagnostic] = []
        let templates = try collecting(found.sorted()) { path throws(Failure) -> ForeignTemplate? in
            if let spec = folder.files[path] {
                let files = try folder.files(below: Path.parent(ofItem: path))
                return try GenerambaTemplate.read(files, spec: spec, taken: takenNames)
            }
            let files = try folder.files(below: path)
            let name = path.isEmpty ? try Disk.folderName(root) ?? "" : String(path.lastPart)
            if files[XcodeTemplate.infoName] == nil {
                let message = "a folder without \(XcodeTemplate.infoName) is no template: left out"
                let place = Diagnostic.Place(file: Path.join(root, path))
                notes.append(Diagnostic(message, at: place, severity: .warning))
                return nil
            }
            let word = ForeignTemplate.word(String(name.dropLast(XcodeTemplate.suffix.count)))
            return try XcodeTemplate.read(files, named: word, taken: takenNames)
        }
        return (templates.compactMap(\.self), notes)
    }
}

/// The files of a folder that templates are read from.
private struct ImportedFolder {

    private let root: String
    /// By their paths in the folder; errors name each as the person would.
    private(set) var files: [String: SourceFile] = [:]
    private(set) var folders: [String] = []
    /// What is neither a file nor a folder.
    private var others: [String] = []
    private var (count, size) = (0, 0)

    init(_ root: String) throws(Failure) {
        self.root = root
        try read("", depth: 0)
    }

    private mutating func read(_ folder: String, depth: Int) throws(Failure) {
        for (name, kind) in try Disk.entries(in: Path.join(root, folder)) where !name.hasPrefix(".") {
            let item = Path.join(folder, name)
            count += 1
            // More than any folder of templates has, or deeper.
            guard count <= 100_000, size <= 256 << 20, depth < 64 else {
                let place = Diagnostic.Place(file: root)
                throw Failure(.data, "the folder is too large", at: place, help: "name the templates' folder alone")
            }
            switch kind {
            case .folder:
                folders.append(item)
                try read(item, depth: depth + 1)
            case .file:
                let path = Path.join(root, item)
                files[item] = SourceFile(path: path, contents: try Disk.read(path))
                size += files[item]?.contents.count ?? 0
            default: others.append(item)
            }
        }
    }

    /// The files of a template, by their paths in its folder.
    ///
    /// - Throws: a `data` failure if there are symlinks among them, which are not followed.
    func files(below folder: String) throws(Failure) -> [String: SourceFile] {
        let prefix = folder.isEmpty ? "" : folder + "/"
        let links = others.filter { $0.hasPrefix(prefix) }.sorted().map { other in
            let place = Diagnostic.Place(file: Path.join(root, other))
            return Diagnostic("this is a symlink, or no file", at: place, help: "put the file itself in its place")
        }
        if !links.isEmpty { throw Failure(.data, links) }
        let own = files.filter { $0.key.hasPrefix(prefix) }.map { (String($0.key.dropFirst(prefix.count)), $0.value) }
        return Dictionary(uniqueKeysWithValues: own)
    }
}

extension SourceText {

    /// - Throws: a `data` failure if it is no text in UTF-8.
    init(_ file: SourceFile) throws(Failure) {
        self.init(name: file.path, text: try file.text(named: file.path))
        if let zero { throw Failure(.data, diagnostics([zero])) }
    }
}
