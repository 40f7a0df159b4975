import VipergenGenerator

/// `vipergen init`: writes what an app needs once, if it is missing: the base files and the configuration.
struct Initialization {

    private typealias Setting = (path: [String], value: JSON)

    let settings: Settings

    func run(_ console: Console) throws(Failure) -> Bool {
        let (arguments, templateSet) = (settings.arguments, settings.templateSet)
        let problems = arguments.problems + templateSet.prohibitions(of: arguments.values)
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        var project = try settings.project()
        if !settings.configuration.exists { project.name = try projectName() }
        try checkIsUsable(templateSet, project)
        let output = try OutputFolder(targetFolder ?? settings.outputPath)
        let repository = try OutputFolder(settings.repository)
        let xcode = try ProjectChange(settings)
        var base = try settings.library.base(of: templateSet, in: project, with: settings.values())
        if arguments.base == false {
            base = nil
        } else if let request = base, try isDeclared(request, in: output, console) {
            base = nil
        }
        var changes = try Changes(settings, in: [output, repository], project: xcode, console)
        // Existing files belong to the team.
        let indentation = try settings.indentation(in: output)
        let files = try base.map { base throws(Failure) in
            let outputs = OutputFolders(modules: output, tests: output)
            let files = try base.render(indentedBy: indentation)
            return try ModulePlan(base.module.folder, files, in: outputs, policy: .skip)
        }
        let isDone = try changes.finish([files, try configuration(in: repository)].compactMap(\.self))
        console.warn(settings.notes(onUnnamedProject: "files are put into no target of it") + notesOnPackage)
        return isDone
    }

    /// - Throws: a failure for what each run with the new configuration would refuse.
    private func checkIsUsable(_ templateSet: TemplateSet, _ project: Project) throws(Failure) {
        let name = templateSet.name
        if let owner = try settings.library.owner(ofBase: name) {
            let isDefault = owner == SetLibrary.defaultName
            let word = isDefault ? "leave out '--template'" : "write '--template \(owner)'"
            let help = "\(word): the modules of '\(owner)' need these files, and 'init' writes them"
            throw Failure(.usage, "'\(name)' has base files, and no modules", help: help)
        }
        if settings.includesTests, settings.arguments.texts[.project] != nil, !project.isModule {
            let help = "write the module's name, as code imports it"
            throw Failure(.usage, "'--project': '\(project.name)' is not a module's name", help: help)
        }
        let values = try settings.values()
        let request = Request(of: templateSet, options: values, project: project, includesTests: true)
        // An option that is required may come with each run.
        if request.optionProblems.isEmpty { try request.check() }
    }

    // MARK: - The configuration -

    /// The change that sets the command line's values in the configuration.
    private func configuration(in repository: OutputFolder) throws(Failure) -> ModulePlan {
        let (given, file) = (try given(), settings.configuration.file)
        let (existing, current) = try repository.configuration()
        func change(to text: String?) -> ModulePlan {
            ModulePlan(of: Configuration.fileName, from: existing, to: text.map { Array($0.utf8) }, in: repository)
        }
        if existing == .absent {
            let project = ([Configuration.Key.project.rawValue], JSON.text(try projectName()))
            let output = targetFolder.map { [([Configuration.Key.output.rawValue], JSON.text($0))] } ?? []
            let values = [project] + author + testing + output + given
            return try change(to: check { () throws(Failure) in try Configuration.newText(values, file: file) })
        }
        guard let current else { return change(to: nil) }
        let others = given.filter { current.json(at: $0.path) != $0.value }
        let text = try current.text(setting: others) ?? ""
        if !others.isEmpty {
            guard settings.arguments.force else { throw refusal(others, current) }
            try check { () throws(Failure) in try Configuration(text, file: file).checkPaths() }
        }
        return change(to: text)
    }

    /// The name that git has for the person, for a new configuration, if the set's header has an author.
    private var author: [Setting] {
        guard settings.templateSet.reads("author"),
            let name = try? GitFolder.userName(settings.repository, environment: settings.environment.variables)
        else { return [] }
        return [([Configuration.Key.author.rawValue], .text(name))]
    }

    /// The form of tests for a new configuration: Swift Testing, if the toolchain has it.
    private var testing: [Setting] {
        let swift = SwiftTool(".", environment: settings.environment.variables) { 0 }
        guard settings.templateSet.options.contains(where: { $0.name == Option.testingName }),
            let version = try? swift.version(), (version.major, version.minor) >= (6, 1)
        else { return [] }
        return [([Configuration.Key.testing.rawValue], .text(Option.testingForms[1]))]
    }

    /// Reports the keys that have other values than the command line.
    private func refusal(_ others: [Setting], _ configuration: Configuration) -> Failure {
        let problems = others.map { path, value in
            let existing = configuration.json(at: path).map { "is \($0.text)" } ?? "is not set"
            let message = "'\(path.joined(separator: "."))' \(existing), and the command line has \(value.text)"
            return Diagnostic(message, at: configuration.place(at: path))
        }
        let help = "nothing was written: '--force' sets what is given, and keeps all other keys"
        return Failure(.cannotCreate, problems.with(help: help))
    }

    /// - Throws: a `usage` failure if the next run would refuse the configuration that is read.
    private func check<Result>(_ read: () throws(Failure) -> Result) throws(Failure) -> Result {
        do {
            return try read()
        } catch  where error.kind == .data {
            let help = "leave it out, and name it on the command line of each run"
            let problems = error.diagnostics.map {
                Diagnostic("a configuration cannot have this: \($0.message)", help: help)
            }
            throw Failure(.usage, problems)
        }
    }

    // MARK: - The command line -

    /// The values of the command line, by their paths in a configuration.
    private func given() throws(Failure) -> [Setting] {
        let (arguments, templateSet) = (settings.arguments, settings.templateSet)
        let general = try GeneralOption.allCases.map { option throws(Failure) -> Setting? in
            guard let key = option.key, let texts = arguments.texts[option], let text = texts.last else { return nil }
            let value: JSON =
                switch option.details.value {
                case nil: .flag(text != Arguments.off)
                case .templateSet: .text(try template(text))
                case .folder, .file: .text(try stored(text))
                case .text where option == .project: .text(text)
                default: .texts(texts)
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

    private func template(_ name: String) throws(Failure) -> String {
        if try settings.library.names().contains(name) { return name }
        // In a configuration, a word without a slash is the name of a set.
        return try stored(name.contains("/") ? name : "./" + name)
    }

    /// A path relative to the configuration's folder.
    private func stored(_ path: String) throws(Failure) -> String {
        guard !path.isFromRoot, settings.repository != ".", let root = try Disk.realPath(settings.repository),
            let folder = try Disk.realPath(".")?.rest(below: root)
        else { return path }
        return Path.join(folder, path)
    }
}
