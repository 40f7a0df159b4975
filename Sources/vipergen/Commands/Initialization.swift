import VipergenGenerator

/// `vipergen init`: what an app needs once, whichever is missing.
struct Initialization {

    /// The module that the base files are.
    static let baseModule = "Base"

    private let settings: Settings
    private let templateSet: TemplateSet
    /// The set of the base files; nil if none are asked for, or the set needs none.
    private let base: TemplateSet?
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
        base =
            try asksForBase
            ? templateSet.base.map { name throws(Failure) in try library.find(name, isName: true) } : nil
        output = try OutputFolder(settings.outputPath)
        repository = try OutputFolder(settings.repository)
        xcode = try ProjectChange(settings)
    }

    func run(_ console: inout Console) throws(Failure) -> Bool {
        console.warn(try library.notes(aboutUseOf: [templateSet, base].compactMap(\.self)))
        var changes = try Changes(settings.arguments, in: [output, repository], project: xcode, console)
        let planned = [try baseFiles(), Change(ModulePlan(nil, [try configuration()]), in: repository)]
        return try changes.finish(planned.compactMap(\.self), &console)
    }

    private func baseFiles() throws(Failure) -> Change? {
        guard let base else { return nil }
        let module = try Module(Self.baseModule)
        let files = try Request(module, of: base, project: try settings.project()).render()
        // Those that are there are the team's own.
        return Change(try ModulePlan(module.folder, files, policy: .skip, look: output.look), in: output)
    }

    /// The configuration with what the command line says: a new one, or the one that is there.
    private func configuration() throws(Failure) -> PlannedFile {
        let given = try self.given()
        let name = Configuration.fileName
        let existing = try repository.look(name)
        if existing == .absent {
            let project = ([Configuration.Key.project.rawValue], JSON.text(try settings.defaultProject()))
            let empty = try Configuration("{}", file: repository.shown(name))
            let text = try empty.text(setting: [project] + given) ?? ""
            // Of one that is new, nobody has written a line.
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

    /// Says what the configuration has otherwise than the command line.
    private func refusal(_ others: [(path: [String], value: JSON)], _ configuration: Configuration) -> Failure {
        let problems = others.map { path, value in
            let existing = configuration.json(at: path).map { "is \($0.text)" } ?? "is not there"
            let message = "'\(path.joined(separator: "."))' \(existing), and the command line has \(value.text)"
            return Diagnostic(message, at: configuration.place(at: path))
        }
        let help = "nothing was written: '--force' sets what is given, and keeps all other keys"
        return Failure(.cannotCreate, problems.with(help: help))
    }

    /// What the command line says, as a configuration has it.
    private func given() throws(Failure) -> [(path: [String], value: JSON)] {
        let arguments = settings.arguments
        var given: [(path: [String], value: JSON)] = []
        func add(_ keys: String..., value: JSON?) {
            if let value { given.append((keys, value)) }
        }
        if let name = arguments[.template] {
            // In the configuration, what has no slash in it is a set's name.
            let isName = try library.names().contains(name)
            let path = name.contains("/") ? name : "./" + name
            add(Configuration.Key.template.rawValue, value: isName ? .text(name) : try stored(path))
        }
        add(Configuration.Key.output.rawValue, value: try stored(arguments[.output]))
        add(Configuration.Key.tests.rawValue, value: arguments.isOn(.tests).map(JSON.flag))
        add(Configuration.Key.testsOutput.rawValue, value: try stored(arguments[.testsOutput]))
        let xcode = Configuration.Key.xcode.rawValue
        add(xcode, "project", value: try stored(arguments[.xcodeproj]))
        for (key, option) in [("targets", GeneralOption.target), ("testsTargets", .testsTarget)] {
            let names = arguments.all(option)
            add(xcode, key, value: names.isEmpty ? nil : .list(names.map(JSON.text)))
        }
        for option in templateSet.options {
            let value = arguments.values[option.name].map(\.json)
            add(Configuration.Key.options.rawValue, templateSet.name, option.name, value: value)
        }
        return given
    }

    /// A path as the configuration has it, seen from the folder that it is in.
    private func stored(_ path: String?) throws(Failure) -> JSON? {
        guard let path, !path.hasPrefix("/"), settings.repository != ".",
            let root = try Disk.realPath(settings.repository), let here = try Disk.realPath("."),
            let folder = here.rest(below: root)
        else { return path.map(JSON.text) }
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
