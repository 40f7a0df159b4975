/// A Swift package in which modules are compiled in several language modes, in memory.
///
/// Each file is in it once, in a folder for each Swift module below `Files`. Each mode has a folder of symlinks to these
/// below `Modes`, so that the path in a compiler message also shows the mode.
package struct VerificationPackage: Sendable {

    /// A file or symlink of the package.
    package enum Item: Sendable {
        /// A file that the templates write.
        case written(VerifiedModule, RenderedFile)
        /// A symlink to an existing file: its path as the person would name it, and its real path.
        case source(String, realPath: String)
        /// The declarations of an existing file, at its path as the person would name it.
        case declarations(String, contents: [UInt8])
        /// A symlink to a folder of the package, relative to its own folder.
        case folder(String)
    }

    static let filesFolder = "Files"
    static let modesFolder = "Modes"
    static let frameworksFolder = "Frameworks"
    static let folders = [filesFolder, modesFolder, frameworksFolder]

    /// Everything in the package but its manifest, by path.
    package private(set) var items: [String: Item] = [:]
    let project: String
    package let modes: [LanguageMode]
    /// The Swift modules that are built and tested: more than one if files of different modules have the same name.
    private(set) var targets: [AppTarget] = []
    private(set) var frameworks: [SwiftFolder] = []
    private let testsOfPackages: [RenderedFile]

    /// - Parameters:
    ///   - modules: the modules to build and test, in the order in which they are added.
    ///   - base: the set's base files, which each Swift module gets.
    ///   - frameworks: the stand-ins; those that nothing imports are left out.
    ///   - sources: folders of the app that are compiled too.
    ///   - project: the name of the app's module.
    /// - Throws: a `data` failure with every file whose path the compiler could misread.
    package init(
        _ modules: [VerifiedModule],
        base: VerifiedModule?,
        frameworks: [SwiftFolder],
        sources: [SwiftFolder],
        project: String,
        modes: [LanguageMode]
    ) throws(Failure) {
        (self.project, self.modes) = (project, modes)
        testsOfPackages = modules.flatMap(\.testsOfPackage)
        // Each target has what its modules need. If a target already has a file of the same name, a module goes into the next
        // target: `App2`.
        var targets: [AppTarget] = []
        for module in modules {
            let index = targets.firstIndex { module.files.allSatisfy($0.hasPlace) } ?? targets.count
            if index == targets.count {
                targets.append(AppTarget(project + (index == 0 ? "" : String(index + 1)), project: project))
                for source in sources { add(source, to: &targets[index]) }
                if let base { add(base, to: &targets[index]) }
            }
            for module in [module] + module.companions { add(module, to: &targets[index]) }
        }
        self.targets = targets
        for framework in needed(of: frameworks) { add(framework: framework) }
        try checkPaths()
        for mode in modes {
            for folder in targets.flatMap(\.folders) {
                items["\(Self.modesFolder)/\(mode.suffix)/\(folder)"] = .folder("../../\(Self.filesFolder)/\(folder)")
            }
        }
    }

    /// SwiftPM passes the paths to the compiler in response files, where a quotation mark or a backslash changes where a
    /// path ends: the rest could become options of the compiler.
    private func checkPaths() throws(Failure) {
        let misread = items.filter { path, _ in
            path.unicodeScalars.contains { !$0.isVisible || ["'", "\"", "\\"].contains($0) }
        }
        let paths = Set(
            misread.values.compactMap { item in
                switch item {
                case .written(_, let file): file.path
                case .source(let path, _), .declarations(let path, _): path
                case .folder: nil
                }
            }
        )
        let problems = paths.sorted().map { path in
            let message = "the path of this file has a quotation mark, a backslash or an invisible character"
            let help = "rename it: the compiler could take a part of the path for an option"
            return Diagnostic(message, at: Diagnostic.Place(file: path), help: help)
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    // MARK: - Adding -

    private mutating func add(_ source: SwiftFolder, to target: inout AppTarget) {
        target.add(source)
        addLinks(to: source, in: "\(Self.filesFolder)/\(target.name)")
    }

    private mutating func add(_ module: VerifiedModule, to target: inout AppTarget) {
        for file in module.files where module.combination != nil || target.hasPlace(for: file) {
            let folder = file.purpose == .tests ? target.testsFolder : target.name
            items["\(Self.filesFolder)/\(folder)/\(file.path)"] = .written(module, file)
            target.add(file)
        }
    }

    /// The frameworks that are compiled a second time, with all of their declarations on the main actor. If all code is
    /// in the Swift 5 mode, there are none.
    var isolatedFrameworks: [String] {
        modes == [.swift5] ? [] : frameworks.filter(\.hasIsolatedForm).map(\.name)
    }

    private mutating func add(framework: SwiftFolder) {
        frameworks.append(framework)
        addLinks(to: framework, in: Self.frameworksFolder)
        guard isolatedFrameworks.contains(framework.name) else { return }
        // SwiftPM takes one target for each folder: the second target has a symlink to the same files.
        let isolated = Self.isolated(framework.name)
        items["\(Self.frameworksFolder)/\(isolated)"] = .folder(framework.name)
    }

    private mutating func addLinks(to source: SwiftFolder, in folder: String) {
        for file in source.files {
            let (path, realPath) = (Path.join(source.path, file), Path.join(source.realPath, file))
            let declarations = source.declarations[file].map { Item.declarations(path, contents: $0) }
            items["\(folder)/\(source.name)/\(file)"] = declarations ?? .source(path, realPath: realPath)
        }
    }

    /// The frameworks that the built targets import, and those that these frameworks import.
    private func needed(of frameworks: [SwiftFolder]) -> [SwiftFolder] {
        var names = targets.reduce(into: Set<String>()) { $0.formUnion($1.allImports) }
        while true {
            let found = frameworks.filter { names.contains($0.name) }
            let more = found.reduce(names) { $0.union($1.imports) }
            if more == names { return found }
            names = more
        }
    }

    // MARK: - Contents -

    /// The file at a path of the package, and the mode that it was compiled in; nil if there is no such file.
    func file(at path: String) -> (item: Item, mode: LanguageMode?)? {
        let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return nil }
        let mode = parts[0] == Self.modesFolder ? modes.first { $0.suffix == parts[1] } : nil
        return items[mode == nil ? path : "\(Self.filesFolder)/\(parts[2])"].map { ($0, mode) }
    }

    /// The file that a program names by its Swift module, `AppSwift5/LoginPresenter.swift`, or a test by its name alone.
    /// A Swift module has only one file of a name.
    func file(withID id: String) -> Item? {
        let parts = id.split(separator: "/").map(String.init)
        let folders = targets.flatMap { target in
            parts.count == 1
                ? [target.testsFolder]
                : target.folders.filter { folder in modes.contains { parts[0] == folder + $0.suffix } }
        }
        guard let name = parts.last else { return nil }
        return items.first { path, _ in
            path.hasSuffix("/" + name) && folders.contains { path.hasPrefix("\(Self.filesFolder)/\($0)/") }
        }?.value
    }

    /// The files that are written, in the order of their paths. The paths are without the mode's folder.
    var writtenFiles: [(path: String, module: VerifiedModule, file: RenderedFile)] {
        items.sorted { $0.key < $1.key }.compactMap { path, item in
            guard case .written(let module, let file) = item else { return nil }
            return (String(path.dropFirst(Self.filesFolder.count + 1)), module, file)
        }
    }

    /// The files of the combinations, and for each whether it is compiled or copied into the app.
    package var combinationFiles: [(file: RenderedFile, isBuilt: Bool)] {
        writtenFiles.filter { $0.module.combination != nil }.map { ($0.file, $0.file.isBuilt) }
            + testsOfPackages.map { ($0, false) }
    }

    /// True if a test is among the files.
    package var hasTests: Bool { targets.contains(where: \.hasTests) }
}
