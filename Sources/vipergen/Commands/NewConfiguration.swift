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
    /// What `verify` will miss.
    private var missing: [Diagnostic] = []

    /// - Parameter modules: those that the set is learned from; at least one.
    init(
        _ settings: Settings,
        _ set: LearnedSet,
        _ place: NewSetFolder,
        _ modules: [SeenModule]
    ) throws(Failure) {
        (self.settings, self.place) = (settings, place)
        let repository = try OutputFolder(settings.repository)
        self.repository = repository
        func path(_ folder: OutputFolder) -> String? { folder.identity.path(within: repository.identity) }
        let common = ModulePlaces(of: modules).output
        // Of several folders with nothing in common but the repository, new modules go into the one with most modules.
        let isOfAll = try path(OutputFolder(common))?.isEmpty == true
        let most = isOfAll ? Self.inOneFolder(modules, of: settings.arguments.operands) : modules
        places = ModulePlaces(of: most)
        if most.count < modules.count, !settings.configuration.exists {
            let count = modules.count - most.count
            let message = "\(count) of \(modules.count) modules are not in \(quoted(places.output)), the new 'output'"
            let help = "'\(Program.name) status --output DIR' and 'update --all --output DIR' find them"
            missing.append(Diagnostic(message, help: help, severity: .note))
        }
        let setFolder = path(try OutputFolder(place.path))
        let ofModules = try modules.map { module throws(Failure) in path(try OutputFolder(module.folder)) }
        let sources = try sources(of: set, near: ofModules.compactMap(\.self), except: setFolder)
        guard !settings.configuration.exists, let output = path(try OutputFolder(places.output)), let setFolder else {
            return
        }
        let parent = Path.parent(of: setFolder)
        let found = places.project ?? settings.appOfOnlyProject.map(Settings.moduleName)
        let project = if let found { found } else { try settings.defaultProject() }
        let all: [(Configuration.Key, JSON?)] = [
            (.templates, parent == "." ? nil : .text(parent)),
            (.template, .text(parent == "." ? "./\(place.name)" : place.name)),
            (.output, .text(output.isEmpty ? "." : output)),
            (.folder, places.form == .standard ? nil : .text(places.form.text)),
            (.indent, places.indentation?.json), (.project, .text(project)),
            (.company, places.company.map(JSON.text)),
        ]
        values = all.compactMap { key, value in value.map { ([key.rawValue], $0) } }
        if !sources.isEmpty { values?.append(([Configuration.Key.verify.rawValue, "sources"], .texts(sources))) }
    }

    /// Of the folders that a person names, the modules in the one with most modules; all modules if no folder has several.
    private static func inOneFolder(_ modules: [SeenModule], of folders: [String]) -> [SeenModule] {
        let groups = folders.map { folder in
            modules.filter { $0.folder.hasPrefix("\(Path.withoutSlashes(folder))/") }
        }
        let most = groups.max { $0.count < $1.count } ?? []
        return most.count > 1 ? most : modules
    }

    /// The files of the app that `verify` needs. Notes what it will miss.
    ///
    /// - Parameters:
    ///   - modules: the folders of the modules, relative to the repository.
    ///   - setFolder: that of the set; nil if it is elsewhere.
    private mutating func sources(
        of set: LearnedSet,
        near modules: [String],
        except setFolder: String?
    ) throws(Failure) -> [String] {
        let configuration = settings.configuration
        // A wrong folder of stand-ins is an error of `verify`, and none here.
        let standIns = try? StandIns(stubs: configuration.stubs, environment: settings.environment.variables)
        let sources = try AppSources(
            declaring: set.report.otherNames,
            besides: try standIns?.names(),
            below: repository.path,
            near: modules,
            except: setFolder
        )
        func note(_ message: String, _ help: String) {
            missing.append(Diagnostic(message, help: help, severity: .note))
        }
        let shown = settings.arguments.verbose || settings.arguments.json ? Int.max : 20
        let inConfiguration = "'verify.sources' in \(quoted(Configuration.fileName))"
        if let sources, sources.isTooMany {
            let names = sources.declarations.map { "\($0.name) (\($0.file))" }
            note(
                "\(counted(names.count, "name")) of the app that 'verify' needs, in files that use types of more than "
                    + "\(AppSources.most) other files: \(names.list(first: shown))",
                "write declarations without the code into a file of their own, and name that as \(inConfiguration)"
            )
        } else if sources == nil {
            note(
                "the app has too many files to look for the types that the set uses",
                "name those that 'verify' needs as \(inConfiguration)"
            )
        } else if let sources, configuration.exists {
            let configured = try configuration.sources.map { path throws(Failure) in
                try Disk.realPath(path)
            }.compactMap(\.self)
            let needed = try sources.paths.map { path throws(Failure) in
                (path, realPath: try Disk.realPath(Path.join(repository.path, path)) ?? path)
            }
            let others = needed.filter { _, own in !configured.contains { own.path(within: $0) != nil } }.map(\.0)
            if !others.isEmpty {
                note("'verify' needs more of the app: \(others.list(first: shown))", "add it to \(inConfiguration)")
            }
        }
        if let types = sources?.missingTypes, !types.isEmpty, standIns?.folders.isEmpty == false {
            note(
                "\(counted(types.count, "type")) of UIKit that 'verify' needs and the stand-in lacks: "
                    + types.list(first: shown),
                "a copy of the stand-in with them, in a folder 'UIKit' of your stand-ins, wins over it"
            )
        }
        let lines = Self.linesForObjectiveC(in: set.files + (sources?.files ?? []))
        if !lines.isEmpty {
            note(
                "\(counted(lines.count, "line")) for Objective-C, which 'verify' compiles on a Mac only: "
                    + lines.list(first: settings.arguments.verbose ? shown : 5),
                "verify the set on a Mac, or without these lines"
            )
        }
        let imports = Set(set.report.imports).union(sources?.imports ?? [])
        let modules = standIns?.missing(among: imports.sorted()) ?? []
        if !modules.isEmpty {
            note(
                "\(counted(modules.count, "imported module")) without a stand-in, which 'verify' needs: "
                    + modules.list(first: shown),
                "put one for each into a folder, and name that with '\(Program.name) verify --stubs DIR'"
            )
        }
        return sources?.paths ?? []
    }

    /// The lines with what the compiler has on Apple's systems only, with their places.
    private static func linesForObjectiveC(in files: [SourceFile]) -> [String] {
        files.flatMap { file in
            let text = String(decoding: file.contents, as: UTF8.self)
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
                index,
                line in
                let word = ["@objc", "@IBOutlet", "@IBAction", "#selector"].first { line.contains($0) }
                return word.map { "\($0) (\(file.path):\(index + 1))" }
            }
        }
    }

    /// - Returns: nil if none is written.
    func change() throws(Failure) -> ModulePlan? {
        guard let values else { return nil }
        let text = try Configuration.newText(values, file: settings.configuration.file)
        let existing = try repository.look(Configuration.fileName)
        return ModulePlan(of: Configuration.fileName, from: existing, to: Array(text.utf8), in: repository)
    }

    /// What the configuration says differently, and what `verify` will miss.
    var notes: [Diagnostic] {
        let configuration = settings.configuration
        guard configuration.exists, places.form != configuration.form else { return missing }
        let message = "the folders of these modules have the form '\(places.form.text)'"
        let help = #"set "folder": "\#(places.form.text)" in '\#(configuration.file)', and new modules have it, too"#
        return missing + [Diagnostic(message, help: help, severity: .note)]
    }

    /// A command that generates a module beside the others.
    var nextStep: String {
        let example = Path.join(places.inner, places.exampleName)
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
