extension OutputFolder {

    /// True for the name of a file that a module can have.
    package typealias KnownFileFilter = (Module, String) -> Bool

    /// The folders that may be modules: those of the form, those that are modules of another name by ``ModuleFolders``, and
    /// the modules that share a folder. Hidden folders are left out, and symlinks are not followed.
    ///
    /// - Parameters:
    ///   - form: the form of the modules' folders.
    ///   - excluded: the real paths of folders that hold no modules, such as that of the tests.
    ///   - beginning: what the paths begin with, in any letter case; folders that cannot have such paths are not read.
    ///   - findsOthers: false to look for modules of the form only, which takes a fraction of the time.
    ///   - isKnown: asked for files with the module's name. Every module has a known file.
    /// - Returns: the modules in the order of their paths.
    package func possibleModules(
        of form: FolderForm,
        except excluded: [String],
        beginningWith beginning: String = "",
        findsOthers: Bool = true,
        where isKnown: KnownFileFilter
    ) throws(Failure) -> [Module] {
        let (excluded, beginning) = (Set(excluded.compactMap { $0.rest(below: identity) }), beginning.folded)
        let folders = try Disk.walk(path) { folder in
            if excluded.contains(folder) { return false }
            return folder.folded.hasPrefix(beginning) || beginning.hasPrefix("\(folder.folded)/")
        }
        let all = Set(folders.flatMap { Path.ancestors(of: $0.folder) }).sorted()
        let byForm = all.compactMap { folder in form.name(ofFolder: folder).map { Module($0, inFolder: folder) } }
        let paths = folders.flatMap { folder, files in findsOthers ? files.map { Path.join(folder, $0) } : [] }
        let others = ModuleFolders(of: paths, below: "", form: form).names.compactMap { folder, name -> Module? in
            // An outer folder is the module of this name already.
            guard let name = try? ModuleName(name), !folder.isEmpty, !Self.isNamed(name, folder, form) else {
                return nil
            }
            return Module(name, inFolder: folder)
        }
        var known: [String: KnownFiles] = [:]
        for found in KnownFiles.all(of: byForm + others, among: folders, where: isKnown)
        where found.paths.count > known[found.module.folder]?.paths.count ?? 0 { known[found.module.folder] = found }
        let namesakes = Dictionary(grouping: known.values, by: \.module.name)
        let own = known.filter { !$0.value.isPart(of: namesakes[$0.value.module.name] ?? []) }.mapValues(\.module)
        // A folder that has the form is one module.
        let sharing = folders.filter { _ in findsOthers }
            .filter { own[$0.folder]?.name != form.name(ofFolder: $0.folder) || own[$0.folder] == nil }
            .flatMap { folder, files in
                ModuleFolders.claims(on: files).compactMap { name, files -> Module? in
                    guard let name = try? ModuleName(name) else { return nil }
                    let module = Module(name, inFolder: folder)
                    let isPart =
                        Path.ancestors(of: folder).contains { own[$0]?.name == name }
                        || Self.isNamed(name, folder, form)
                    return !isPart && files.count { isKnown(module, $0) } > 1 ? module : nil
                }
            }
        return (own.values + sharing).sorted { ($0.folder, $0.name.text) < ($1.folder, $1.name.text) }
    }

    /// True if the form gives a name to a folder or to one of its ancestors.
    private static func isNamed(_ name: ModuleName, _ folder: String, _ form: FolderForm) -> Bool {
        Path.ancestors(of: folder).contains { form.name(ofFolder: $0) == name }
    }

    /// The module that a person names: by its folder in this one, or by a path from the working directory, as shells complete
    /// it. Its name is the folder's, or that which its files begin with, or what the person says: `PokemonDetails=Details`.
    ///
    /// - Parameters:
    ///   - form: the form of the modules' folders.
    ///   - isKnown: asked for files with the module's name.
    /// - Throws: a `usage` failure for what is no module's path.
    package func module(
        named text: String,
        of form: FolderForm = .standard,
        where isKnown: KnownFileFilter = { _, _ in true }
    ) throws(Failure) -> Module {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.count > 1 ? "=\(parts[1])" : ""
        var folder = Path.withoutSlashes(String(parts[0]))
        var isHere = false
        if !folder.hasPrefix("/"), folder != "." { isHere = try Disk.kind(of: shown(folder)) != .absent }
        // `./Login` and `../Login` are no paths of modules.
        let isPlain = !folder.allPathParts.contains(where: ["", ".", ".."].contains)
        if !isHere || !isPlain, let outer = try Disk.resolved(folder), identity.path(within: outer) != nil {
            let help = "name a module: 'vipergen status' lists them"
            let what = outer == identity ? "is the folder of the modules" : "is no module: the modules are in it"
            throw Failure(.usage, "\(quoted(folder)) \(what)", help: help)
        }
        let path = isHere ? shown(folder) : folder
        if folder.isSwift, try Disk.kind(of: path) == .file {
            throw Failure(.usage, "\(quoted(folder)) is a file", help: "name the folder of the module that it is in")
        }
        if !isHere || !isPlain, let inside = try Disk.resolved(path)?.rest(below: identity) { folder = inside }
        if !name.isEmpty { return try Module(existing: folder + name) }
        // `Login` names the module in `LoginScene`, if the folders have this form.
        if !isHere, form.name(ofFolder: folder) == nil, let module = try? Module(folder, in: form) { return module }
        return try module(inFolder: folder, of: form, where: isKnown)
    }

    /// The module in a folder: of the name that the form gives it and the one that most of its files begin with, the one
    /// with more known files. It is in the inner folder of the same name if that has all of these files.
    ///
    /// - Throws: a `usage` failure for what is no module's path.
    func module(
        inFolder folder: String,
        of form: FolderForm,
        where isKnown: KnownFileFilter
    ) throws(Failure) -> Module {
        let paths = try files(below: folder) { _ in true }
        let other = ModuleFolders(of: paths, below: folder, form: form).names[folder].flatMap { try? ModuleName($0) }
        let modules = try [form.name(ofFolder: folder), other].compactMap(\.self).map { name throws(Failure) in
            try Module(existing: "\(folder)=\(name.text)")
        }
        let known = modules.map { module in
            paths.filter { path in
                let file = String(path.lastPart)
                return file.contains(module.name.text) && isKnown(module, file)
            }
        }
        guard let most = known.map(\.count).max(), let best = known.firstIndex(where: { $0.count == most }) else {
            return try Module(existing: folder)
        }
        let inner = Set(known[best].map(modules[best].innerFolder))
        guard inner.count == 1, let folder = inner.first.flatMap(\.self) else { return modules[best] }
        return try module(inFolder: folder, of: form, where: isKnown)
    }
}

/// The files with the name of a possible module that its set knows.
private struct KnownFiles {

    let module: Module
    let paths: Set<String>

    static func all(
        of all: [Module],
        among folders: [Disk.FolderFiles],
        where isKnown: OutputFolder.KnownFileFilter
    ) -> [KnownFiles] {
        // A path with a '=' cannot be named on a command line.
        let all = all.filter { !$0.folder.contains("=") }
        let modules = Dictionary(grouping: all, by: \.folder)
        var paths: [Module: Set<String>] = [:]
        for (folder, files) in folders {
            for module in Path.ancestors(of: folder).flatMap({ modules[$0] ?? [] }) {
                // Searching bytes is many times faster than searching characters.
                let name = Array(module.name.text.utf8)
                for file in files where Array(file.utf8).firstRange(of: name) != nil && isKnown(module, file) {
                    paths[module, default: []].insert(Path.join(folder, file))
                }
            }
        }
        return all.compactMap { module in paths[module].map { KnownFiles(module: module, paths: $0) } }
    }

    /// Two folders may claim one module. True if this one loses: to an inner folder with the same files, or to an outer
    /// folder that has further files of the module, as `LoginModule` may have beside `LoginModule/Login`.
    func isPart(of namesakes: [KnownFiles]) -> Bool {
        namesakes.filter { $0.module.folder != module.folder }.contains { other in
            if other.module.folder.rest(below: module.folder) != nil { return paths == other.paths }
            let rest = other.paths.subtracting(paths)
            return module.folder.rest(below: other.module.folder) != nil && !rest.isEmpty
                && other.module.folder.lastPart != module.folder.lastPart
                && Set(rest.map(\.lastPart)).isDisjoint(with: paths.map(\.lastPart))
        }
    }
}
