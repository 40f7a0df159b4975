/// The files of a template set, read as far as they can be, with everything that is wrong in them.
struct TemplateSetReading {

    private(set) var manifest: Manifest?
    private(set) var outputs: [TemplateSet.Output] = []
    private(set) var partials: [String: Template] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// The files that are neither templates nor to be copied: they are left out.
    private(set) var others: [SourceFile] = []
    /// Whether every template could be read: only then it is known what none of them has.
    private(set) var isComplete = true
    private let location: String

    /// - Parameter generalOptions: those that no set may declare again; nil for a set whose options were checked before.
    init(_ files: [SourceFile], location: String, generalOptions: Set<String>?) {
        self.location = location
        let files = files.sorted { $0.path < $1.path }
        manifest = attempt { () throws(Failure) in try Self.manifest(files, location, generalOptions) }
        for file in files where file.path != Manifest.fileName {
            switch Self.role(of: file) {
            case .partial(let name):
                let path = "\(location)/\(file.path)"
                let partial = attempt { () throws(Failure) in try Template(try file.text(named: path), name: path) }
                // One that cannot be read is there all the same.
                partials[name] = partial ?? (try? Template("", name: path))
                isComplete = isComplete && partial != nil
            case .output(let purpose, let path, let isTemplate):
                let output = attempt { () throws(Failure) in
                    try Self.output(file, at: "\(location)/\(file.path)", purpose, path, isTemplate)
                }
                if let output { outputs.append(output) } else { isComplete = false }
            case nil: others.append(file)
            }
        }
    }

    /// Looks for what templates name that there is not, and for folders that nothing is read from.
    mutating func check(_ files: [SourceFile]) {
        diagnostics += Self.misnamedFolders(files, location)
        guard let manifest else { return }
        let names = KnownNames(options: manifest.options, partials: readableSet?.partials ?? partials)
        let problems = names.problems(in: outputs.flatMap(\.templates))
        // Those of a file are in their order already.
        diagnostics += problems.enumerated().sorted { first, second in
            (first.element.place?.file ?? "", first.offset) < (second.element.place?.file ?? "", second.offset)
        }.map(\.element)
    }

    /// Every template in the set, paths included, in the order of their files.
    var templates: [Template] {
        let all = outputs.flatMap(\.templates).map(\.template) + partials.values
        return all.sorted { $0.source.name < $1.source.name }
    }

    /// - Throws: a `data` failure if anything is wrong.
    func templateSet() throws(Failure) -> TemplateSet {
        guard diagnostics.isEmpty, let templateSet = readableSet else { throw Failure(.data, diagnostics) }
        return templateSet
    }

    /// The set as far as it could be read; nil if its manifest could not be.
    var readableSet: TemplateSet? {
        guard let manifest, let header = try? Template("", name: TemplateSet.headerPartial) else { return nil }
        let partials = [TemplateSet.headerPartial: header].merging(partials) { $1 }
        return TemplateSet(manifest: manifest, outputs: outputs, partials: partials, location: location)
    }

    private mutating func attempt<Result>(_ body: () throws(Failure) -> Result) -> Result? {
        do {
            return try body()
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }

    // MARK: - Files -

    private static func manifest(
        _ files: [SourceFile],
        _ location: String,
        _ generalOptions: Set<String>?
    ) throws(Failure) -> Manifest {
        guard let file = files.first(where: { $0.path == Manifest.fileName }) else {
            let help = "a template set is a folder with this file, at least {\"name\": \"…\"}"
            throw Failure(.data, "there is no \(Manifest.fileName)", at: Diagnostic.Place(file: location), help: help)
        }
        let takenNames = generalOptions.map { generalOptions in
            Dictionary(uniqueKeysWithValues: generalOptions.map { ($0, "the option '--\($0)'") })
                .merging(Variables.names.map { ($0, "the variable that every template has") }) { option, _ in option }
        }
        let path = "\(location)/\(file.path)"
        return try Manifest(try file.text(named: path), file: path, takenNames: takenNames)
    }

    /// What a file is for.
    private enum Role {
        case partial(String)
        case output(RenderedFile.Purpose, path: Substring, isTemplate: Bool)
    }

    /// - Returns: nil for a file that is for nothing.
    private static func role(of file: SourceFile) -> Role? {
        // What a misnamed folder was meant to be is told once, not for each of its files.
        let source = meantPath(of: file.path) ?? file.path
        let isTemplate = source.hasSuffix(TemplateSet.templateSuffix)
        if source.hasPrefix(TemplateSet.partialsFolder) {
            let name = source.dropFirst(TemplateSet.partialsFolder.count).dropLast(TemplateSet.templateSuffix.count)
            return isTemplate ? .partial(String(name)) : nil
        }
        let isTest = source.hasPrefix(TemplateSet.testsFolder)
        let path = source.dropFirst(isTest ? TemplateSet.testsFolder.count : 0)
        let purpose: RenderedFile.Purpose = isTest ? .tests : .module
        if path.hasPrefix(TemplateSet.copiesFolder) {
            return .output(purpose, path: path.dropFirst(TemplateSet.copiesFolder.count), isTemplate: false)
        }
        guard isTemplate else { return nil }
        return .output(purpose, path: path.dropLast(TemplateSet.templateSuffix.count), isTemplate: true)
    }

    /// The path with the folder that was meant; nil if the folder means what it is called.
    private static func meantPath(of path: String) -> String? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let (folder, rest) = (path[..<slash], path[slash...].dropFirst())
        let word = folder.lowercased()
        let folders = [TemplateSet.partialsFolder, TemplateSet.testsFolder, TemplateSet.copiesFolder]
        let meant = folders.first { $0 == word + "/" || $0 == word + "s/" }
        return meant.flatMap { $0.dropLast() == folder ? nil : $0 + rest }
    }

    private static func misnamedFolders(_ files: [SourceFile], _ location: String) -> [Diagnostic] {
        var meant: [String: String] = [:]
        for file in files {
            guard let path = meantPath(of: file.path) else { continue }
            let folders = [file.path, path].map { String($0.prefix { $0 != "/" }) }
            meant[folders[0]] = folders[1]
        }
        return meant.sorted { $0.key < $1.key }.map { folder, meant in
            let message = "a folder of this name means nothing: '\(meant)' does"
            return Diagnostic(message, at: Diagnostic.Place(file: "\(location)/\(folder)"), help: "name it '\(meant)'")
        }
    }

    private static func output(
        _ file: SourceFile,
        at path: String,
        _ purpose: RenderedFile.Purpose,
        _ target: Substring,
        _ isTemplate: Bool
    ) throws(Failure) -> TemplateSet.Output {
        TemplateSet.Output(
            purpose: purpose,
            path: try Template(String(target), name: path),
            contents: isTemplate
                ? .template(try Template(try file.text(named: path), name: path)) : .copy(file.contents)
        )
    }
}

extension TemplateSet.Output {

    /// The templates in it: those that can name what there is not.
    fileprivate var templates: [(template: Template, isPath: Bool)] {
        if case .template(let template) = contents { [(path, true), (template, false)] } else { [(path, true)] }
    }
}
