/// The files of a template set, read as far as they can be, with everything that is wrong in them.
struct TemplateSetReading {

    private(set) var manifest: Manifest?
    private(set) var outputs: [TemplateSet.Output] = []
    private(set) var partials: [String: Template] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private let location: String

    init(_ files: [SourceFile], location: String, generalOptions: Set<String>) {
        self.location = location
        let files = files.sorted { $0.path < $1.path }
        manifest = attempt { () throws(Failure) in try Self.manifest(files, location, generalOptions) }
        for file in files where file.path != Manifest.fileName {
            if file.path.hasPrefix(TemplateSet.partialsFolder) {
                let partial = attempt { () throws(Failure) in try Self.partial(file, location) }
                if let partial { partials[partial.name] = partial.template }
            } else if let output = attempt({ () throws(Failure) in try Self.output(file, location) }) {
                outputs.append(output)
            }
        }
        guard let manifest else { return }
        let names = KnownNames(options: manifest.options, partials: readableSet?.partials ?? partials)
        let problems = names.problems(in: outputs.flatMap(\.templates))
        diagnostics += problems.enumerated().sorted { first, second in
            let (place, other) = (first.element.place, second.element.place)
            let (line, otherLine) = (place?.line ?? 0, other?.line ?? 0)
            return (place?.file ?? "", line, first.offset) < (other?.file ?? "", otherLine, second.offset)
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
        _ generalOptions: Set<String>
    ) throws(Failure) -> Manifest {
        guard let file = files.first(where: { $0.path == Manifest.fileName }) else {
            let help = "a template set is a folder with this file, at least {\"name\": \"…\"}"
            throw Failure(.data, "there is no \(Manifest.fileName)", at: Diagnostic.Place(file: location), help: help)
        }
        let variables = Variables.names.map { ($0, "the variable that every template has") }
        let takenNames = Dictionary(uniqueKeysWithValues: generalOptions.map { ($0, "the option '--\($0)'") })
            .merging(variables) { option, _ in option }
        let path = "\(location)/\(file.path)"
        return try Manifest(try file.text(named: path), file: path, takenNames: takenNames)
    }

    private static func partial(_ file: SourceFile, _ location: String) throws(Failure) -> (
        name: String, template: Template
    ) {
        let path = "\(location)/\(file.path)"
        guard file.path.hasSuffix(TemplateSet.templateSuffix) else {
            let help = "name it '\(file.path)\(TemplateSet.templateSuffix)', or move it"
            throw Failure(.data, "this partial is no template", at: Diagnostic.Place(file: path), help: help)
        }
        let name = file.path.dropFirst(TemplateSet.partialsFolder.count).dropLast(TemplateSet.templateSuffix.count)
        return (String(name), try Template(try file.text(named: path), name: path))
    }

    private static func output(_ file: SourceFile, _ location: String) throws(Failure) -> TemplateSet.Output {
        let path = "\(location)/\(file.path)"
        let isTest = file.path.hasPrefix(TemplateSet.testsFolder)
        let target = String(file.path.dropFirst(isTest ? TemplateSet.testsFolder.count : 0))
        let purpose: RenderedFile.Purpose = isTest ? .tests : .module
        guard file.path.hasSuffix(TemplateSet.templateSuffix) else {
            return TemplateSet.Output(
                purpose: purpose,
                path: try Template(target, name: path),
                contents: .copy(file.contents)
            )
        }
        return TemplateSet.Output(
            purpose: purpose,
            path: try Template(String(target.dropLast(TemplateSet.templateSuffix.count)), name: path),
            contents: .template(try Template(try file.text(named: path), name: path))
        )
    }
}

extension TemplateSet.Output {

    /// The templates in it: those that can name what there is not.
    fileprivate var templates: [(template: Template, isPath: Bool)] {
        if case .template(let template) = contents { [(path, true), (template, false)] } else { [(path, true)] }
    }
}
