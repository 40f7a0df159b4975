extension OutputFolder {

    /// The folders that may be modules: a name for one, and a file somewhere in it with the folder's name in its path.
    /// Hidden folders are left out, and links are not followed.
    ///
    /// - Parameter excluded: a folder that holds no modules, that of the tests.
    /// - Returns: the modules in the order of their paths.
    package func possibleModules(except excluded: OutputFolder) throws(Failure) -> [Module] {
        var modules: [Module] = []
        try collect("", depth: 0, except: excluded.identity.rest(below: identity), into: &modules)
        return modules.sorted { $0.folder < $1.folder }
    }

    /// Whether one of these files is somewhere below the folder. Hidden folders are left out, and links are not followed.
    package func hasFile(named names: Set<String>, in folder: String = "", depth: Int = 0) throws(Failure) -> Bool {
        guard depth < Self.maximumDepth else { return false }
        let entries = try Disk.names(in: shown(folder), mayBeAbsent: true).filter { !$0.hasPrefix(".") }
        if entries.contains(where: names.contains) { return true }
        for name in entries where try Disk.kind(of: shown(Disk.join(folder, name))) == .folder {
            if try hasFile(named: names, in: Disk.join(folder, name), depth: depth + 1) { return true }
        }
        return false
    }

    /// The module that a person names: by its folder in this one, or by a path that leads there, as shells complete it.
    ///
    /// - Throws: a `usage` failure for what is no module's path.
    package func module(named text: String) throws(Failure) -> Module {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        var (folder, name) = (String(parts[0]), parts.count > 1 ? "=\(parts[1])" : "")
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        var isHere = false
        if !folder.hasPrefix("/") { isHere = try Disk.kind(of: shown(folder)) != .absent }
        if !isHere, let path = try Disk.resolved(folder)?.rest(below: identity) { folder = path }
        return try Module(existing: folder + name)
    }

    /// Deeper than any app's folders are nested.
    private static let maximumDepth = 64

    /// - Returns: the paths of the files below a folder, relative to it.
    @discardableResult
    private func collect(
        _ folder: String,
        depth: Int,
        except excluded: String?,
        into modules: inout [Module]
    ) throws(Failure) -> [String] {
        guard depth < Self.maximumDepth, folder != excluded || folder.isEmpty else { return [] }
        var files: [String] = []
        for name in try Disk.names(in: shown(folder), mayBeAbsent: true) where !name.hasPrefix(".") {
            let path = Disk.join(folder, name)
            switch try Disk.kind(of: shown(path)) {
            case .file: files.append(name)
            case .folder:
                let inner = try collect(path, depth: depth + 1, except: excluded, into: &modules)
                files += inner.map { "\(name)/\($0)" }
            default: continue
            }
        }
        let name = folder.split(separator: "/").last ?? ""
        if !name.isEmpty, files.contains(where: { $0.contains(name) }), !folder.contains("="),
            let module = try? Module(existing: folder)
        {
            modules.append(module)
        }
        return files
    }
}
