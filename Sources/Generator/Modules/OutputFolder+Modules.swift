extension OutputFolder {

    /// The folders that may be modules: a name for one, and a file somewhere in it with the folder's name in its path.
    /// Hidden folders are left out, and symlinks are not followed.
    ///
    /// - Parameters:
    ///   - excluded: a folder that holds no modules, that of the tests.
    ///   - beginning: what the paths begin with, in any letter case; folders that cannot have such paths are not read.
    ///   - isModule: asked for a module and the files of a folder in it, until it is true for one of the folders.
    /// - Returns: the modules in the order of their paths.
    package func possibleModules(
        except excluded: OutputFolder,
        beginningWith beginning: String = "",
        where isModule: (Module, [String]) -> Bool = { _, _ in true }
    ) throws(Failure) -> [Module] {
        let (excluded, beginning) = (excluded.identity.rest(below: identity), beginning.folded)
        let folders = try Disk.walk(path) { folder in
            if folder == excluded { return false }
            return beginning.isEmpty || folder.folded.hasPrefix(beginning) || beginning.hasPrefix("\(folder.folded)/")
        }
        var found: [String: Module] = [:]
        for (folder, files) in folders where !files.isEmpty {
            var names = folder.pathParts
            // Each folder on the way is called like the last of `names`, and those behind it are in it.
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
        return found.values.sorted { $0.folder < $1.folder }
    }

    /// Whether one of these files is somewhere below the folder. Hidden folders are left out, and symlinks are not followed.
    package func hasFile(named names: Set<String>, in folder: String = "") throws(Failure) -> Bool {
        try !files(below: folder, where: names.contains).isEmpty
    }

    /// The module that a person names: by its folder in this one, or by a path from the working directory, as shells complete
    /// it.
    ///
    /// - Throws: a `usage` failure for what is no module's path.
    package func module(named text: String) throws(Failure) -> Module {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        var (folder, name) = (Path.withoutSlashes(String(parts[0])), parts.count > 1 ? "=\(parts[1])" : "")
        var isHere = false
        if !folder.hasPrefix("/") { isHere = try Disk.kind(of: shown(folder)) != .absent }
        if !isHere, let path = try Disk.resolved(folder)?.rest(below: identity) { folder = path }
        return try Module(existing: folder + name)
    }
}
