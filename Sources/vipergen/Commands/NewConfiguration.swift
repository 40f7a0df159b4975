import VipergenGenerator

/// The configuration that `learn` writes for an app without one. With it, the next module needs no options: it goes to
/// where the others are, into a folder of their form, with their indentation.
struct NewConfiguration {

    let repository: OutputFolder
    private let settings: Settings
    private let place: NewSetFolder
    private let places: ModulePlaces
    /// The values by their paths of keys; nil if the repository has a configuration, or if the set or the modules are
    /// outside of the repository.
    private var values: [(path: [String], value: JSON)]?
    /// Why the configuration does not say where the types are that the set uses; nil if it does, or need not.
    private var sourcesProblem: String?

    /// - Parameter modules: those that the set is learned from; at least one.
    init(
        _ settings: Settings,
        _ set: LearnedSet,
        _ place: NewSetFolder,
        _ modules: [SeenModule]
    ) throws(Failure) {
        (self.settings, self.place, places) = (settings, place, ModulePlaces(of: modules))
        let repository = try OutputFolder(settings.repository)
        self.repository = repository
        func path(_ folder: OutputFolder) -> String? { folder.identity.path(within: repository.identity) }
        guard !settings.configuration.exists, let output = path(try OutputFolder(places.output)),
            let setFolder = path(try OutputFolder(place.path))
        else { return }
        let parent = Path.parent(of: setFolder)
        let files = set.files
        let sources = try AppTypes.folders(
            declaringTypesIn: files,
            learnedFrom: modules,
            below: repository.path,
            except: setFolder
        )
        let all: [(Configuration.Key, JSON?)] = [
            (.templates, parent == "." ? nil : .text(parent)),
            (.template, .text(parent == "." ? "./\(place.name)" : place.name)),
            (.output, .text(output.isEmpty ? "." : output)),
            (.folder, places.form == .standard ? nil : .text(places.form.text)),
            (.indent, places.indentation?.json), (.project, .text(try settings.defaultProject())),
        ]
        values = all.compactMap { key, value in value.map { ([key.rawValue], $0) } }
        guard let sources else {
            sourcesProblem = "the app has too many files to look for the types that the set uses"
            return
        }
        guard sources.count <= AppTypes.mostFolders else {
            sourcesProblem = "\(sources.count) folders declare types that the set uses: \(sources.list(first: 20))"
            return
        }
        if !sources.isEmpty { values?.append(([Configuration.Key.verify.rawValue, "sources"], .texts(sources))) }
    }

    /// - Returns: nil if none is written.
    func change() throws(Failure) -> ModulePlan? {
        guard let values else { return nil }
        let text = try Configuration.newText(values, file: settings.configuration.file)
        let existing = try repository.look(Configuration.fileName)
        return ModulePlan(of: Configuration.fileName, from: existing, to: Array(text.utf8), in: repository)
    }

    /// What the configuration lacks, or says differently.
    var notes: [Diagnostic] {
        let configuration = settings.configuration
        if let sourcesProblem {
            let help = "name those that 'verify' needs as 'verify.sources' in \(quoted(Configuration.fileName))"
            return [Diagnostic(sourcesProblem, help: help, severity: .note)]
        }
        guard configuration.exists, places.form != configuration.form else { return [] }
        let message = "the folders of these modules have the form '\(places.form.text)'"
        let help = #"set "folder": "\#(places.form.text)" in '\#(configuration.file)', and new modules have it, too"#
        return [Diagnostic(message, help: help, severity: .note)]
    }

    /// A command that generates a module beside the others.
    var nextStep: String {
        let example = Path.join(places.inner, "Example")
        guard values == nil else {
            let words = ShellWords.joined([Program.name, example])
            return
                "next: '\(Program.name) lint' and '\(Program.name) status' check the set; '\(words)' generates a module"
        }
        let words = [Program.name, example, "--template", place.path]
        let isThere = (try? OutputFolder(settings.outputPath).identity) == (try? OutputFolder(places.output).identity)
        let command = ShellWords.joined(words + (isThere ? [] : ["--output", places.output]))
        return "next: '\(Program.name) lint \(place.shown)' checks the set; '\(command)' generates a module"
    }
}
