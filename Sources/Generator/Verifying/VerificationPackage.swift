/// A Swift package in which modules are compiled in several language modes: what is in its files, without a disk.
///
/// The files are there once, in a folder for each module of Swift below `Files`; each mode has a folder of links to
/// these below `Modes`, so that a place that the compiler names tells the mode too.
package struct VerificationPackage: Sendable {

    /// What is at a path of the package.
    package enum Item: Sendable, Equatable {
        case file([UInt8])
        /// A link, to a path from the root or one relative to the link's folder.
        case link(to: String)
    }

    /// What a file of the package is.
    package enum Origin: Sendable {
        case written(VerifiedModule, RenderedFile)
        /// A file that was there, as the person would name it.
        case source(String)
    }

    package static let filesFolder = "Files"
    package static let modesFolder = "Modes"
    package static let frameworksFolder = "Frameworks"

    /// Everything in the package but its manifest, by path.
    package private(set) var items: [String: Item] = [:]
    /// What the files are, by path without the mode's folder: `App/Login/LoginPresenter.swift`.
    private var origins: [String: Origin] = [:]
    /// How many files the combinations have, and how many of these are of a kind that a build has no use for.
    package private(set) var fileCount = 0
    package private(set) var leftOutCount = 0
    let project: String
    package let modes: [LanguageMode]
    /// The modules of Swift that the app is compiled as: one, and more if files of different modules are called alike.
    private(set) var groups: [AppTarget] = []
    private(set) var frameworks: [SwiftFolder]

    /// - Parameters:
    ///   - modules: what is verified, in the order in which files come into the package.
    ///   - base: the set's base files, which each module of Swift has.
    ///   - frameworks: the stand-ins that there are; those that nothing imports are left out.
    ///   - sources: folders of the app that are compiled too.
    ///   - folders: where `frameworks` and `sources` are, from the root, by the path that the person names them by.
    ///   - project: the name of the app's module.
    package init(
        _ modules: [VerifiedModule],
        base: VerifiedModule?,
        frameworks: [SwiftFolder],
        sources: [SwiftFolder],
        folders: [String: String],
        project: String,
        modes: [LanguageMode]
    ) {
        (self.project, self.modes, self.frameworks) = (project, modes, [])
        for module in modules {
            let index = groups.firstIndex { $0.hasPlace(for: module) } ?? groups.count
            if index == groups.count {
                groups.append(AppTarget(project: project, number: index + 1))
                for source in sources { add(source, to: index, folders) }
                if let base { add(base, to: index) }
            }
            add(module, to: index)
            for companion in module.companions { add(companion, to: index) }
        }
        let imports = groups.reduce(into: Set<String>()) { $0.formUnion($1.imports.union($1.testImports)) }
        self.frameworks = Self.needed(imports, of: frameworks)
        for framework in self.frameworks {
            let folder = "\(Self.frameworksFolder)/\(framework.name)"
            for file in framework.files {
                items["\(folder)/\(file)"] = .link(to: Path.join(folders[framework.path] ?? "", file))
                origins["\(folder)/\(file)"] = .source(Path.join(framework.path, file))
            }
            guard framework.hasIsolatedForm, modes != [.swift5] else { continue }
            // A folder is one target's: the other one finds the same files by a link.
            let isolated = PackageManifest.isolated(framework.name)
            items["\(Self.frameworksFolder)/\(isolated)"] = .link(to: framework.name)
        }
        for mode in modes {
            for folder in groups.flatMap(\.folders) {
                items["\(Self.modesFolder)/\(mode.suffix)/\(folder)"] = .link(to: "../../\(Self.filesFolder)/\(folder)")
            }
        }
    }

    /// What the file at a path of the package is, and the mode it was compiled in; nil for what is no file of it.
    func origin(of path: String) -> (origin: Origin, mode: LanguageMode?)? {
        var parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return nil }
        let mode = parts[0] == Self.modesFolder ? modes.first { $0.suffix == parts[1] } : nil
        if mode != nil { parts.removeSubrange(0...1) }
        return origins[parts.joined(separator: "/")].map { ($0, mode) }
    }

    /// The file that a program names by the module of Swift it is in, `App/LoginPresenter.swift`, or by its name alone
    /// if it is a test. No two in a module are called alike.
    func origin(ofFileID id: String) -> Origin? {
        let parts = id.split(separator: "/").map(String.init)
        let modules = groups.flatMap { group in
            parts.count == 1
                ? [group.testsFolder]
                : group.folders.filter { folder in modes.contains { parts[0] == folder + $0.suffix } }
        }
        guard let name = parts.last else { return nil }
        return origins.first { path, _ in
            path.hasSuffix("/" + name) && modules.contains { path.hasPrefix($0 + "/") }
        }?.value
    }

    /// The tests that are written, in the order of their paths.
    var tests: [(module: VerifiedModule, file: RenderedFile)] {
        origins.sorted { $0.key < $1.key }.compactMap { _, origin in
            if case .written(let module, let file) = origin, file.purpose == .tests { (module, file) } else { nil }
        }
    }

    /// The files that are written and compiled, by path without the mode's folder, in the order of their paths.
    var writtenFiles: [(path: String, file: RenderedFile)] {
        origins.sorted { $0.key < $1.key }.compactMap { path, origin in
            if case .written(_, let file) = origin, path.hasSuffix(".swift") { (path, file) } else { nil }
        }
    }

    /// Whether a test is among the files.
    package var hasTests: Bool { groups.contains(where: \.hasTests) }

    /// The manifest of the package, with the targets of some modes.
    package func manifest(_ modes: [LanguageMode]) -> Item {
        .file(Array(PackageManifest(package: self, modes: modes).text.utf8))
    }

    // MARK: - What goes in -

    private mutating func add(_ module: VerifiedModule, to index: Int) {
        for file in module.files where module.combination != nil || groups[index].hasPlace(for: file) {
            let folder = file.purpose == .tests ? groups[index].testsFolder : groups[index].name
            items["\(Self.filesFolder)/\(folder)/\(file.path)"] = .file(file.contents)
            origins["\(folder)/\(file.path)"] = .written(module, file)
            groups[index].add(file)
            guard module.combination != nil else { continue }
            fileCount += 1
            if !AppTarget.isBuilt(file.path) { leftOutCount += 1 }
        }
    }

    private mutating func add(_ source: SwiftFolder, to index: Int, _ folders: [String: String]) {
        let folder = "\(groups[index].name)/\(source.name)"
        groups[index].add(source)
        for file in source.files {
            items["\(Self.filesFolder)/\(folder)/\(file)"] = .link(to: Path.join(folders[source.path] ?? "", file))
            origins["\(folder)/\(file)"] = .source(Path.join(source.path, file))
        }
    }

    /// The frameworks that some code needs, and those that they need.
    private static func needed(_ imports: Set<String>, of frameworks: [SwiftFolder]) -> [SwiftFolder] {
        var names = imports
        while true {
            let found = frameworks.filter { names.contains($0.name) }
            let more = found.reduce(names) { $0.union($1.imports) }
            if more == names { return found }
            names = more
        }
    }
}
