extension ImportedSet {

    /// Reads the templates at a path: a template folder of Xcode, a specification of Generamba, a manifest of Tuist, or a
    /// folder with such templates in it or below it. Hidden files are left out.
    ///
    /// - Parameter takenNames: the names that no option may have.
    /// - Returns: the templates, and warnings about folders that were left out.
    /// - Throws: a `usage` failure if there is none, a `data` failure with everything that a set cannot express.
    package static func templates(
        at path: String,
        takenNames: Set<String>
    ) throws(Failure) -> (templates: [ForeignTemplate], notes: [Diagnostic]) {
        let isSpec = path.hasSuffix(GenerambaTemplate.suffix) || path.isSwift
        if !isSpec { try Disk.checkIsFolder(path, help: "name a folder with templates in it") }
        let root = Path.withoutSlashes(path)
        let paths = isSpec ? [root] : try self.paths(below: root)
        guard !paths.isEmpty else {
            let help =
                "'import' reads folders '….xctemplate' of Xcode, '….rambaspec' of Generamba, and folders of Tuist with a "
                + "manifest 'NAME/NAME.swift'"
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
            if path.isSwift { return try tuistTemplate(path, takenNames) }
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

    private static func tuistTemplate(_ path: String, _ takenNames: Set<String>) throws(Failure) -> ForeignTemplate {
        let (folder, manifest) = (Path.parent(of: path), SourceFile(path: path, contents: try Disk.read(path)))
        let checkout = try Checkout(around: folder)
        // The root is the folder with `Tuist` in it.
        let root = Path.ancestors(of: folder).first { $0.lastPart == "Tuist" }.map { Path.parent(of: $0) } ?? folder
        let name = String(path.lastPart.dropLast(".swift".count))
        let template = try TuistTemplate(manifest, named: name, taken: takenNames) { path, isFromRoot throws(Failure) in
            let file = Path.join(isFromRoot ? root : folder, path)
            if let problem = try checkout.problem(withSymlink: file) { throw Failure(.data, [problem]) }
            guard try checkout.holds(file) else { throw Failure(.data, "'\(file)' is outside the repository") }
            return SourceFile(path: file, contents: try Disk.read(file))
        }
        return try template.foreign()
    }

    /// True for a manifest of Tuist: `feature/Feature.swift`.
    private static func isManifest(_ file: String, in folder: String) throws(Failure) -> Bool {
        let name = file.isSwift ? file.dropLast(".swift".count) : ""
        guard !name.isEmpty, try Disk.folderName(folder)?.lowercased() == name.lowercased() else { return false }
        let text = String(decoding: try Disk.read(Path.join(folder, file)), as: UTF8.self)
        return text.contains(TuistTemplate.manifestImport) && text.contains("Template(")
    }

    /// The paths of the templates at and below a folder, in order.
    private static func paths(below root: String) throws(Failure) -> [String] {
        var paths: [String] = []
        for (folder, files) in try Disk.walk(root) {
            let path = Path.join(root, folder)
            if try Disk.folderName(path)?.hasSuffix(XcodeTemplate.suffix) ?? false { paths.append(path) }
            let specs = try files.map { file throws(Failure) -> String? in
                if file.hasSuffix(GenerambaTemplate.suffix) { return Path.join(path, file) }
                return try isManifest(file, in: path) ? Path.join(path, file) : nil
            }
            paths += specs.compactMap(\.self)
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
