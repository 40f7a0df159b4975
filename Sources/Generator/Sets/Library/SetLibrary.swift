/// All template sets by their names: the repository's own, and each built-in one, unless an own one has its name.
package struct SetLibrary {

    /// The most mistakes that are reported of a set that is left out.
    private static let reportedMistakes = 3

    package let configuration: Configuration
    /// The files of the built-in sets.
    private let builtIn: [String: [SourceFile]]
    /// The name of the default set.
    let defaultName: String
    let generalOptions: Set<String>
    /// False for a run that writes no tests: it does not read them in the sets.
    private let includesTests: Bool

    /// - Parameters:
    ///   - configuration: names the folder of the repository's own sets, and has values for their options.
    ///   - builtIn: the files of the built-in sets.
    ///   - defaultName: the name of the default set.
    ///   - generalOptions: the options of the command line that no set may declare again, without the dashes.
    ///   - includesTests: false for a run that writes no tests: it does not read them in the sets.
    package init(
        _ configuration: Configuration,
        builtIn: [String: [SourceFile]],
        defaultName: String,
        generalOptions: Set<String>,
        includesTests: Bool = true
    ) {
        self.includesTests = includesTests
        (self.configuration, self.builtIn) = (configuration, builtIn)
        (self.defaultName, self.generalOptions) = (defaultName, generalOptions)
    }

    // MARK: - Names -

    /// The names of the sets, in alphabetical order.
    ///
    /// - Throws: a `data` failure if the configuration's folder of sets cannot be read.
    package func names() throws(Failure) -> [String] { Set(try ownNames()).union(builtIn.keys).sorted() }

    /// The names of the sets in the configuration's folder of sets; at least one.
    ///
    /// - Throws: a `usage` failure if it has no such folder, a `data` failure if there is nothing in it.
    package func configuredNames() throws(Failure) -> [String] {
        guard let folder = configuration.setsFolder else {
            let help = "write 'vipergen lint DIR', or say in '\(Configuration.fileName)' where they are: 'templates'"
            throw Failure(.usage, "no folder of template sets is named, nor configured", help: help)
        }
        let names = try ownNames()
        guard names.isEmpty else { return names }
        let message = "'templates': there is no template set in '\(folder)'"
        let help = "a set is a folder with a 'template.json'; 'vipergen eject' writes one"
        throw Failure(.data, message, at: configuration.place(of: .templates), help: help)
    }

    /// The names of the sets of modules that have an option. Sets that cannot be read are left out.
    ///
    /// - Parameter word: the option, as the command line takes it, without its dashes.
    package func owners(of word: String) -> [String] {
        let sets = (try? readableSetsOfModules())?.sets ?? []
        return sets.filter { $0.options.contains { $0.flags.contains(word) } }.map(\.name)
    }

    /// The options of all sets of modules, as the command line takes them, without their dashes.
    package var flags: [String] {
        let sets = (try? readableSetsOfModules())?.sets ?? []
        return sets.flatMap { $0.options.flatMap(\.flags) }.unique
    }

    /// The names of the repository's own sets: of the folders with a `template.json`.
    private func ownNames() throws(Failure) -> [String] {
        try ownFolders().map { name throws(Failure) in try Self.isSet(ownFolder(name)) ? name : nil }.compactMap(\.self)
    }

    /// The names of the folders in the configuration's folder of sets.
    private func ownFolders() throws(Failure) -> [String] {
        guard let folder = configuration.setsFolder else { return [] }
        guard try Disk.isFolder(folder) else {
            let message = "'templates': there is no folder '\(folder)'"
            throw Failure(.data, message, at: configuration.place(of: .templates), help: "make it, or remove the key")
        }
        return try Disk.folderNames(in: folder)
    }

    private func ownFolder(_ name: String) -> String { Path.join(configuration.setsFolder ?? ".", name) }

    /// True for a folder with a `template.json`.
    package static func isSet(_ folder: String) throws(Failure) -> Bool {
        try Disk.realPath(Path.join(folder, Manifest.fileName)) != nil
    }

    // MARK: - One set -

    /// Reads a set by its name, or from a folder.
    ///
    /// - Parameters:
    ///   - named: what the command line names; nil for the configuration's set, or else the default.
    ///   - isName: true if `named` must not be a folder. Files name sets only; a person may name any folder.
    /// - Throws: a `usage` failure if there is no such set, a `data` failure if it is wrong, or if the set that the
    ///   configuration names is missing.
    package func find(_ named: String?, isName: Bool = false) throws(Failure) -> TemplateSet {
        let ofConfiguration = named == nil ? configuration.setName : nil
        let name = named ?? ofConfiguration ?? defaultName
        let (files, location): (files: [SourceFile], location: String)
        do {
            (files, location) = try source(of: name, isName || ofConfiguration?.hasSlash == false)
        } catch  where ofConfiguration != nil && error.kind == .usage {
            let place = configuration.place(of: .template)
            let problems = error.diagnostics.map { Diagnostic("'template': \($0.message)", at: place, help: $0.help) }
            throw Failure(.data, problems)
        }
        let extent = TemplateSet.Extent(includesTests: includesTests, isChecked: builtIn[location] != files)
        let templateSet = try TemplateSetReading(files, location: location, generalOptions: generalOptions, extent)
            .templateSet()
        guard templateSet.name == name || location == name else {
            let place = Diagnostic.Place(file: "\(location)/\(Manifest.fileName)")
            let message = "'name': the set is called '\(templateSet.name)', and its folder '\(name)'"
            throw Failure(.data, message, at: place, help: "give both the same name")
        }
        return try configured(templateSet)
    }

    /// The files of a set, and its folder as errors name it.
    func source(of name: String, _ isName: Bool) throws(Failure) -> (files: [SourceFile], location: String) {
        // A folder without a manifest is no set. If no built-in set has its name, the error says that the manifest is
        // missing.
        let own = try builtIn[name] == nil ? ownFolders() : ownNames()
        if own.contains(name) {
            try configuration.check(setFolder: ownFolder(name))
            return (try TemplateSet.files(in: ownFolder(name)), ownFolder(name))
        }
        if let files = builtIn[name] { return (files, name) }
        if !isName, try Disk.isFolder(name) { return (try TemplateSet.files(in: name), name) }
        if name.contains("://") || name.hasPrefix("git@") {
            let help = "clone it, and name the folder of the set in the clone"
            throw Failure(.usage, "\(quoted(name)) is an address, and a template set is a folder", help: help)
        }
        let names = try names()
        let help = names.suggestion(for: name) ?? "the template sets are \(names.list)"
        let folder = isName ? "" : ", and no folder of that name"
        throw Failure(.usage, "there is no template set '\(name)'\(folder)", help: help)
    }

    /// The folder that a set was read from; nil for a built-in one.
    package func folder(of templateSet: TemplateSet) throws(Failure) -> String? {
        let isOwn = try ownNames().contains(templateSet.name)
        return !isOwn && builtIn[templateSet.location] != nil ? nil : templateSet.location
    }

    /// Notes about a hole in the header, for want of a value in the configuration, and about each built-in set, if the
    /// working directory has a folder of that name with a set, which is not used.
    package func notes(aboutUseOf sets: [TemplateSet]) throws(Failure) -> [Diagnostic] {
        let holes = [("author", configuration.author), ("company", configuration.company)].filter { name, value in
            (value ?? "").isEmpty && sets.contains { $0.writesWithoutAsking(name) }
        }.map { name, _ in
            let help =
                "set \(quoted(name)) in '\(Configuration.fileName)', or write '{{#\(name)}}…{{\(name)}}…{{/\(name)}}'"
            return Diagnostic("the templates have '{{\(name)}}', which is empty", help: help, severity: .note)
        }
        return try holes
            + sets.map { templateSet throws(Failure) in
                let name = templateSet.name
                guard try folder(of: templateSet) == nil, try Self.isSet(name) else { return nil }
                let message = "this is the built-in set '\(name)', and not the one in '\(name)/'"
                let help =
                    "'--template ./\(name)' uses that one, and so does every run if \(Configuration.fileName) has "
                    + #""templates": ".""#
                return Diagnostic(message, help: help, severity: .note)
            }.compactMap(\.self)
    }

    // MARK: - All sets -

    /// Sets that can be read, and a failure with warnings about those that cannot.
    package typealias ReadableSets = (sets: [TemplateSet], broken: Failure?)

    /// Every set that can be read, in the order of their names.
    ///
    /// - Throws: the failures of all sets if none can be read, as with a mistake in the configured header.
    package func readableSets() throws(Failure) -> ReadableSets {
        let own = Set(try ownNames())
        var sets: [TemplateSet] = []
        var failures: [(name: String, failure: Failure)] = []
        for name in try names() {
            do { sets.append(try find(name, isName: true)) } catch { failures.append((name, error)) }
        }
        if sets.isEmpty { throw Failure(all: failures.map(\.failure)) }
        let broken = failures.map { name, failure in
            Failure(failure.kind, own.contains(name) ? warnings(about: name, failure) : failure.warnings)
        }
        return (sets, broken.isEmpty ? nil : Failure(all: broken))
    }

    /// The sets of `readableSets()`, without those of base files.
    package func readableSetsOfModules() throws(Failure) -> ReadableSets {
        let all = try readableSets()
        let bases = Set(all.sets.compactMap(\.base))
        return (all.sets.filter { !bases.contains($0.name) }, all.broken)
    }

    /// The first mistakes of an own set that is left out, and how to see all of them.
    private func warnings(about name: String, _ failure: Failure) -> [Diagnostic] {
        let command = ShellWords.joined(["vipergen", "lint", ownFolder(name)])
        // For a set outside of the repository, `lint` has nothing to add.
        let isInside = (try? configuration.check(setFolder: ownFolder(name))) != nil
        let reason = isInside ? ": '\(command)' reports all that is wrong in it" : ""
        let help = "the template set '\(name)' is left out" + reason
        let first = failure.warnings.prefix(Self.reportedMistakes)
        return first.map { Diagnostic($0.message, at: $0.place, severity: .warning) }.with(help: help)
    }

    // MARK: - Configuration of a set -

    /// The set, with the header and the form of tests that the configuration names for all sets.
    ///
    /// - Throws: a `data` failure for a header that cannot be used.
    package func configured(_ templateSet: TemplateSet) throws(Failure) -> TemplateSet {
        let templateSet = configuration.testing.map(templateSet.withTesting) ?? templateSet
        return try configuration.header.map(templateSet.withHeader) ?? templateSet
    }

    /// The values that the configuration has for a set's options.
    ///
    /// - Throws: a `data` failure if it has values for a set that is missing, or values that the options do not take.
    package func values(for templateSet: TemplateSet) throws(Failure) -> [String: OptionValue] {
        let known = Set(try names()).union([templateSet.name])
        for name in configuration.configuredSets where !known.contains(name) {
            let place = configuration.place(of: .options, name)
            let help = known.suggestion(for: name) ?? "the template sets are \(known.sorted().list)"
            throw Failure(.data, "'options.\(name)': there is no such template set", at: place, help: help)
        }
        return try configuration.values(for: templateSet)
    }
}
