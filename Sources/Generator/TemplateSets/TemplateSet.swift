/// A set of templates with its options, checked: every name that its templates use is known.
public struct TemplateSet: Sendable {

    /// What becomes one file of a module.
    struct Output: Sendable {
        enum Contents: Sendable {
            case template(Template)
            case copy([UInt8])
        }

        /// The file's path within the module's folder.
        let path: Template
        let contents: Contents
    }

    static let templateSuffix = ".mustache"
    static let partialsFolder = "partials/"
    /// The partial that stands for a configured header; empty where a set has none of its own.
    static let headerPartial = "header"

    let manifest: Manifest
    let outputs: [Output]
    let partials: [String: Template]
    /// The set's folder, as the person would name it.
    let location: String

    /// Reads the files of a set.
    ///
    /// - Parameters:
    ///   - files: every file of the set, in any order.
    ///   - location: what errors call the set's folder.
    ///   - generalOptions: the options of the command line that no set may declare again, without the dashes.
    /// - Throws: a `data` failure with everything that is wrong in any file.
    public init(files: [SourceFile], location: String, generalOptions: Set<String> = []) throws(Failure) {
        let files = files.sorted { $0.path < $1.path }
        let takenNames = Dictionary(uniqueKeysWithValues: generalOptions.map { ($0, "the option '--\($0)'") })
            .merging(Variables.names.map { ($0, "the variable that every template has") }) { option, _ in option }
        var failures: [Failure] = []
        func attempt<Result>(_ body: () throws(Failure) -> Result) -> Result? {
            do {
                return try body()
            } catch {
                failures.append(error)
                return nil
            }
        }

        let manifest = attempt { () throws(Failure) in
            let path = "\(location)/\(Manifest.fileName)"
            guard let file = files.first(where: { $0.path == Manifest.fileName }) else {
                let place = Diagnostic.Place(file: location)
                let help = "a template set is a folder with this file, at least {\"name\": \"…\"}"
                throw Failure(.data, "there is no \(Manifest.fileName)", at: place, help: help)
            }
            return try Manifest(try file.text(named: path), file: path, takenNames: takenNames)
        }
        var outputs: [Output] = []
        var partials = [Self.headerPartial: try Template("", name: Self.headerPartial)]
        for file in files where file.path != Manifest.fileName {
            if file.path.hasPrefix(Self.partialsFolder) {
                attempt { () throws(Failure) in try Self.partial(file, location) }.map { partials[$0] = $1 }
            } else {
                attempt { () throws(Failure) in try Self.output(file, location) }.map { outputs.append($0) }
            }
        }
        if let manifest {
            let names = KnownNames(options: manifest.options, partials: partials.keys.sorted())
            let templates = outputs.flatMap(\.templates) + partials.values
            let problems = templates.sorted { $0.source.name < $1.source.name }.flatMap(names.problems)
            if !problems.isEmpty { failures.append(Failure(.data, problems)) }
        }
        guard failures.isEmpty, let manifest else { throw Failure(.data, failures.flatMap(\.diagnostics)) }
        (self.manifest, self.outputs, self.partials, self.location) = (manifest, outputs, partials, location)
    }

    private static func partial(_ file: SourceFile, _ location: String) throws(Failure) -> (String, Template) {
        let path = "\(location)/\(file.path)"
        guard file.path.hasSuffix(templateSuffix) else {
            let help = "name it '\(file.path)\(templateSuffix)', or move it"
            throw Failure(.data, "this partial is no template", at: Diagnostic.Place(file: path), help: help)
        }
        let name = file.path.dropFirst(partialsFolder.count).dropLast(templateSuffix.count)
        return (String(name), try Template(try file.text(named: path), name: path))
    }

    private static func output(_ file: SourceFile, _ location: String) throws(Failure) -> Output {
        let path = "\(location)/\(file.path)"
        guard file.path.hasSuffix(templateSuffix) else {
            return Output(path: try Template(file.path, name: path), contents: .copy(file.contents))
        }
        return Output(
            path: try Template(String(file.path.dropLast(templateSuffix.count)), name: path),
            contents: .template(try Template(try file.text(named: path), name: path))
        )
    }

    public var name: String { manifest.name }
    /// One line about the set.
    public var description: String { manifest.description }
    public var options: [Option] { manifest.options }
    /// The name of the set that has the files which an app needs once for modules of this one.
    package var base: String? { manifest.base }
}

extension TemplateSet.Output {

    /// The templates in it: those that can name what there is not.
    fileprivate var templates: [Template] {
        if case .template(let template) = contents { [path, template] } else { [path] }
    }
}
