import VipergenGenerator

/// `vipergen init`: what an app needs once, whichever is missing.
struct Initialization {

    /// The module that the base files are.
    static let baseModule = "Base"

    private let settings: Settings
    private let templateSet: TemplateSet
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
        output = try OutputFolder(settings.outputPath)
        repository = try OutputFolder(settings.repository)
        xcode = try ProjectChange(settings)
    }

    func run(_ console: inout Console) throws(Failure) -> Bool {
        let changes = Changes(
            arguments: settings.arguments,
            outputs: [output, repository],
            modules: [Self.baseModule],
            project: xcode
        )
        return try changes.run([baseFiles, configuration], &console) { part throws(Failure) in try part() }
    }

    private func baseFiles() throws(Failure) -> [Change] {
        guard settings.arguments.isOn(.base) ?? true, let base = templateSet.base else { return [] }
        let module = try Module(Self.baseModule)
        let files = try Request(module, of: try library.find(base, isName: true), project: try settings.project())
            .render()
        let policy: ConflictPolicy = settings.arguments[.force] == nil ? .skip : .overwrite
        return [Change(output: output, plan: try ModulePlan(module.folder, files, policy: policy, look: output.look))]
    }

    /// The configuration with what the command line says. One that exists is never overwritten: it may say more.
    private func configuration() throws(Failure) -> [Change] {
        let arguments = settings.arguments
        let options = arguments.values.mapValues(\.json)
        var members: [Configuration.Key: JSON] = [.project: .text(settings.defaultProject)]
        if let name = arguments[.template] {
            // In the configuration, what has no slash in it is a set's name.
            let isName = try library.names().contains(name)
            members[.template] = .text(isName || name.contains("/") ? name : "./" + name)
        }
        members[.output] = arguments[.output].map(JSON.text)
        members[.tests] = arguments.isOn(.tests).map(JSON.flag)
        members[.testsOutput] = arguments[.testsOutput].map(JSON.text)
        members[.xcode] = arguments[.xcodeproj].map { project in
            let lists = [("targets", GeneralOption.target), ("testsTargets", .testsTarget)].compactMap { key, option in
                arguments.all(option).isEmpty ? nil : (key, JSON.list(arguments.all(option).map(JSON.text)))
            }
            return .object(["project": .text(project)].merging(lists) { $1 })
        }
        if !options.isEmpty { members[.options] = .object([templateSet.name: .object(options)]) }
        let document = JSON.object(Dictionary(uniqueKeysWithValues: members.map { ($0.rawValue, $1) }))
        try check(document.text)
        let file = RenderedFile(path: Configuration.fileName, contents: Array((document.text + "\n").utf8))
        return [Change(output: repository, plan: try ModulePlan(nil, [file], policy: .skip, look: repository.look))]
    }

    /// - Throws: a `usage` failure if the configuration would be refused by the next run.
    private func check(_ text: String) throws(Failure) {
        do {
            try Configuration(text, file: repository.shown(Configuration.fileName)).checkPaths()
        } catch {
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
