import VipergenGenerator

/// `vipergen init`: writes what an app needs once, if it is missing: the base files and the configuration.
struct Initialization {

    private let settings: Settings
    private let templateSet: TemplateSet
    /// The request for the base files; nil if none are asked for, or the set needs none.
    private let base: Request?
    private let library: SetLibrary
    private let output: OutputFolder
    private let repository: OutputFolder
    private let xcode: ProjectChange?

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings, _ templateSet: TemplateSet, _ library: SetLibrary) throws(Failure) {
        let problems = settings.arguments.problems + templateSet.prohibitions(of: settings.arguments.values)
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        self.settings = settings
        self.templateSet = templateSet
        self.library = library
        let asksForBase = settings.arguments.isOn(.base) ?? true
        let values = try library.values(for: templateSet).merging(settings.arguments.values) { $1 }
        base = asksForBase ? try library.base(of: templateSet, in: try settings.project(), with: values) : nil
        output = try OutputFolder(settings.outputPath)
        repository = try OutputFolder(settings.repository)
        xcode = try ProjectChange(settings)
    }

    func run(_ console: inout Console) throws(Failure) -> Bool {
        console.warn(try library.notes(aboutUseOf: [templateSet, base?.templateSet].compactMap(\.self)))
        var changes = try Changes(settings.arguments, in: [output, repository], project: xcode, console)
        let planned = [try baseFiles(), Change(ModulePlan(nil, [try configuration()]), in: repository)]
        let isDone = try changes.finish(planned.compactMap(\.self), &console)
        console.warn(NearbyProjects(settings).note(about: "files are put into no target of it").map { [$0] } ?? [])
        return isDone
    }

    private func baseFiles() throws(Failure) -> Change? {
        guard let base else { return nil }
        let files = try base.render()
        // Existing files are the team's own.
        return Change(try ModulePlan(base.module.folder, files, policy: .skip, look: output.look), in: output)
    }

    /// The configuration with the values of the command line: a new one, or the existing one.
    private func configuration() throws(Failure) -> PlannedFile {
        let given = try self.given()
        let name = Configuration.fileName
        let existing = try repository.look(name)
        if existing == .absent {
            let project = ([Configuration.Key.project.rawValue], JSON.text(try settings.defaultProject()))
            let empty = try Configuration("{}", file: repository.shown(name))
            let text = try empty.text(setting: [project] + testing + given) ?? ""
            // A new one is formatted as a whole.
            let lines = try check(text).json(at: [])?.text ?? text
            return PlannedFile(path: name, contents: Array((lines + "\n").utf8), existing: existing, state: .create)
        }
        guard case .file(let bytes) = existing else {
            return PlannedFile(path: name, contents: nil, existing: existing, state: .skip)
        }
        // Another run may have written it since this one began.
        let file = repository.shown(name)
        let configuration = try Configuration(SourceFile(path: file, contents: bytes).text(named: file), file: file)
        let others = given.filter { configuration.json(at: $0.path) != $0.value }
        if others.isEmpty {
            return PlannedFile(path: name, contents: bytes, existing: existing, state: .unchanged)
        }
        guard settings.arguments[.force] != nil else { throw refusal(others, configuration) }
        let text = try configuration.text(setting: others) ?? ""
        _ = try check(text)
        return PlannedFile(path: name, contents: Array(text.utf8), existing: existing, state: .overwrite)
    }

    /// The form of tests for a new configuration: that of Swift Testing, if the toolchain is one that has it.
    private var testing: [(path: [String], value: JSON)] {
        let swift = SwiftTool(".", environment: settings.environment.variables) { 0 }
        guard templateSet.options.contains(where: { $0.name == Option.testingName }),
            let version = try? swift.version(), (version.major, version.minor) >= (6, 1)
        else { return [] }
        return [([Configuration.Key.testing.rawValue], .text(Option.testingForms[1]))]
    }

    /// Reports the keys that have other values than the command line.
    private func refusal(_ others: [(path: [String], value: JSON)], _ configuration: Configuration) -> Failure {
        let problems = others.map { path, value in
            let existing = configuration.json(at: path).map { "is \($0.text)" } ?? "is not set"
            let message = "'\(path.joined(separator: "."))' \(existing), and the command line has \(value.text)"
            return Diagnostic(message, at: configuration.place(at: path))
        }
        let help = "nothing was written: '--force' sets what is given, and keeps all other keys"
        return Failure(.cannotCreate, problems.with(help: help))
    }

    /// The values of the command line, by their paths in a configuration.
    private func given() throws(Failure) -> [(path: [String], value: JSON)] {
        let arguments = settings.arguments
        let general = try GeneralOption.allCases.map { option throws(Failure) -> (path: [String], value: JSON)? in
            guard let key = option.entry.key, let text = arguments[option] else { return nil }
            let value: JSON =
                switch option.entry.value {
                case nil: .flag(arguments.isOn(option) ?? true)
                case .templateSet: try template(text)
                case .folder, .file: try stored(text)
                default: .list(arguments.all(option).map(JSON.text))
                }
            return (key, value)
        }
        let options = templateSet.options.map { option in
            let isTesting = option.name == Option.testingName
            let path = isTesting ? [option.name] : ["options", templateSet.name, option.name]
            return arguments.values[option.name].map { (path: path, value: $0.json) }
        }
        return (general + options).compactMap(\.self)
    }

    private func template(_ name: String) throws(Failure) -> JSON {
        if try library.names().contains(name) { return .text(name) }
        // In the configuration, a name without a slash is a set's name.
        return try stored(name.contains("/") ? name : "./" + name)
    }

    /// A path relative to the configuration's folder.
    private func stored(_ path: String) throws(Failure) -> JSON {
        guard !path.isFromRoot, settings.repository != ".", let root = try Disk.realPath(settings.repository),
            let folder = try Disk.realPath(".")?.rest(below: root)
        else { return .text(path) }
        return .text(Path.join(folder, path))
    }

    /// - Returns: the configuration that the text is.
    /// - Throws: a `usage` failure if it would be refused by the next run.
    private func check(_ text: String) throws(Failure) -> Configuration {
        do {
            let configuration = try Configuration(text, file: repository.shown(Configuration.fileName))
            try configuration.checkPaths()
            return configuration
        } catch  where error.kind == .data {
            let help = "leave it out, and name it on the command line of each run"
            throw Failure(
                .usage,
                error.diagnostics.map { Diagnostic("a configuration cannot have this: \($0.message)", help: help) }
            )
        }
    }
}

extension OptionValue {

    /// As a configuration has it.
    var json: JSON {
        switch self {
        case .flag(let isOn): .flag(isOn)
        case .text(let text): .text(text)
        case .list(let values): .list(values.map(JSON.text))
        }
    }
}
