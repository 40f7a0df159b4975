extension OutputFolder {

    /// The folders that may be modules: those with a file somewhere in them that has the folder's name in its path, and those
    /// that are modules of another name by ``ModuleFolders``, or hold several modules. Hidden folders are left out, and
    /// symlinks are not followed.
    ///
    /// - Parameters:
    ///   - excluded: the real paths of folders that hold no modules, such as that of the tests.
    ///   - beginning: what the paths begin with, in any letter case; folders that cannot have such paths are not read.
    ///   - isModule: asked for a module and the files of a folder in it, until it is true for one of the folders.
    ///   - isOther: asked for a module of another name than its folder, and its files; nil if there are none to look for.
    /// - Returns: the modules in the order of their paths.
    package func possibleModules(
        except excluded: [String],
        beginningWith beginning: String = "",
        where isModule: (Module, [String]) -> Bool,
        ofOtherNameWhere isOther: ((Module, [String]) -> Bool)? = nil
    ) throws(Failure) -> [Module] {
        let (excluded, beginning) = (Set(excluded.compactMap { $0.rest(below: identity) }), beginning.folded)
        let folders = try Disk.walk(path) { folder in
            if excluded.contains(folder) { return false }
            return folder.folded.hasPrefix(beginning) || beginning.hasPrefix("\(folder.folded)/")
        }
        let namesakes = Self.namesakes(among: folders, where: isModule)
        guard let isOther else { return namesakes.values.sorted { $0.folder < $1.folder } }
        let others = Self.otherNames(among: folders, where: isOther)
        let shared = folders.filter { namesakes[$0.folder] == nil }
            .flatMap { Self.modules(sharing: $0, where: isOther) }
            .filter { module in
                // It may be a part of a module with another name than its folder.
                !Path.ancestors(of: module.folder).contains { others[$0]?.name.text == module.name.text }
            }
        let modules = namesakes.merging(others) { $1 }
        return (modules.values + shared).sorted { ($0.folder, $0.name.text) < ($1.folder, $1.name.text) }
    }

    /// The folders with their own name in the path of a file in them, by their paths.
    private static func namesakes(
        among folders: [Disk.FolderFiles],
        where isModule: (Module, [String]) -> Bool
    ) -> [String: Module] {
        var found: [String: Module] = [:]
        for (folder, files) in folders where !files.isEmpty {
            var names = folder.pathParts
            // The names of the files, and of the folders between them and `path`.
            var inner = files.map { Array($0.utf8) }
            var path = folder
            while let name = names.popLast() {
                // Searching bytes is many times faster than searching characters.
                let bytes = Array(name.utf8)
                if found[path] == nil, !path.contains("="),
                    inner.contains(where: { $0.firstRange(of: bytes) != nil }),
                    let module = try? Module(existing: path), isModule(module, files)
                {
                    found[path] = module
                }
                inner.append(bytes)
                path = Path.parent(of: path)
            }
        }
        return found
    }

    /// The folders whose files begin with another name, and none with the folder's, by their paths. If an ancestor has
    /// that other name, they are files of the ancestor's module, and the folder is left out.
    private static func otherNames(
        among folders: [Disk.FolderFiles],
        where isModule: (Module, [String]) -> Bool
    ) -> [String: Module] {
        let paths = folders.flatMap { folder, files in files.map { Path.join(folder, $0) } }
        let found = ModuleFolders(of: paths, below: "")
        var modules: [String: Module] = [:]
        for (folder, name) in found.otherNames where !folder.pathParts.contains(name) {
            let files = (found.files[folder] ?? []).map { String($0.lastPart) }
            guard let module = try? Module(existing: "\(folder)=\(name)"), isModule(module, files) else { continue }
            modules[folder] = module
        }
        return modules
    }

    /// The modules whose files are side by side in one folder: `PageView.swift` and `PagePresenter.swift` beside
    /// `AddPageView.swift` and `AddPagePresenter.swift`. Each has two known files or more.
    private static func modules(
        sharing folder: Disk.FolderFiles,
        where isModule: (Module, [String]) -> Bool
    ) -> [Module] {
        let names = Set(folder.files.flatMap(ModuleFolders.beginnings)).subtracting(folder.folder.pathParts)
        return names.compactMap { name in
            guard let module = try? Module(existing: "\(folder.folder)=\(name)") else { return nil }
            return folder.files.count { $0.hasPrefix(name) && isModule(module, [$0]) } > 1 ? module : nil
        }
    }

    /// The module that a person names: by its folder in this one, or by a path from the working directory, as shells complete
    /// it. Its name is the folder's, or that which its files begin with, or what the person says: `PokemonDetails=Details`.
    ///
    /// - Throws: a `usage` failure for what is no module's path.
    package func module(named text: String) throws(Failure) -> Module {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.count > 1 ? "=\(parts[1])" : ""
        var folder = Path.withoutSlashes(String(parts[0]))
        var isHere = false
        if !folder.hasPrefix("/"), folder != "." { isHere = try Disk.kind(of: shown(folder)) != .absent }
        // `./Login` and `../Login` are no paths of modules.
        let isPlain = !folder.allPathParts.contains(where: ["", ".", ".."].contains)
        if !isHere || !isPlain, let outer = try Disk.resolved(folder), identity.path(within: outer) != nil {
            let help = "name one, as 'vipergen status' does; 'vipergen update --all' is for all"
            let what = outer == identity ? "is the folder of the modules" : "is no module: the modules are in it"
            throw Failure(.usage, "\(quoted(folder)) \(what)", help: help)
        }
        let path = isHere ? shown(folder) : folder
        if folder.isSwift, try Disk.kind(of: path) == .file {
            throw Failure(.usage, "\(quoted(folder)) is a file", help: "name the folder of the module that it is in")
        }
        if !isHere || !isPlain, let inside = try Disk.resolved(path)?.rest(below: identity) { folder = inside }
        return name.isEmpty ? try module(inFolder: folder) : try Module(existing: folder + name)
    }

    /// The module in a folder: it has the folder's name, unless no file begins with that, and most with another.
    ///
    /// - Throws: a `usage` failure for what is no module's path.
    func module(inFolder folder: String) throws(Failure) -> Module {
        let other = ModuleFolders(of: try files(below: folder) { _ in true }, below: folder).otherNames[folder]
        return try Module(existing: other.map { "\(folder)=\($0)" } ?? folder)
    }
}
