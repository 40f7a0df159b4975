extension OutputFolder {

    /// The folders that may be modules: a name for one, and a file somewhere in it with the folder's name in its path.
    /// Hidden folders are left out, and links are not followed.
    ///
    /// - Parameters:
    ///   - excluded: a folder that holds no modules, that of the tests.
    ///   - beginning: what the paths begin with, in any letter case; folders that cannot have such paths are not read.
    /// - Returns: the modules in the order of their paths.
    package func possibleModules(
        except excluded: OutputFolder,
        beginningWith beginning: String = ""
    ) throws(Failure) -> [Module] {
        var modules: [Module] = []
        var way: Way = []
        let folder = excluded.identity.rest(below: identity)
        try collect("", &way, except: folder, beginningWith: beginning.folded, into: &modules)
        return modules.sorted { $0.folder < $1.folder }
    }

    /// Whether one of these files is somewhere below the folder. Hidden folders are left out, and links are not followed.
    package func hasFile(named names: Set<String>, in folder: String = "", depth: Int = 0) throws(Failure) -> Bool {
        guard depth < Self.maximumDepth else { return false }
        let entries = try Disk.entries(in: shown(folder)).filter { !$0.name.hasPrefix(".") }
        if entries.contains(where: { names.contains($0.name) }) { return true }
        for (name, kind) in entries where kind == .folder {
            if try hasFile(named: names, in: Path.join(folder, name), depth: depth + 1) { return true }
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

    /// The folders on the way from this one to what is looked at, and whether each may be a module.
    private typealias Way = [(name: String, hasOwnFile: Bool)]

    /// - Returns: whether a file is somewhere below the folder.
    @discardableResult
    private func collect(
        _ folder: String,
        _ way: inout Way,
        except excluded: String?,
        beginningWith beginning: String,
        into modules: inout [Module]
    ) throws(Failure) -> Bool {
        guard way.count < Self.maximumDepth, folder != excluded || folder.isEmpty else { return false }
        var hasFile = false
        for (name, kind) in try Disk.entries(in: shown(folder)) where !name.hasPrefix(".") {
            var isOrHasFile = kind == .file
            if kind == .folder {
                let path = Path.join(folder, name)
                if !beginning.isEmpty {
                    let folded = path.folded
                    guard folded.hasPrefix(beginning) || beginning.hasPrefix(folded + "/") else { continue }
                }
                way.append((name, false))
                isOrHasFile = try collect(
                    path,
                    &way,
                    except: excluded,
                    beginningWith: beginning,
                    into: &modules
                )
                if let last = way.popLast(), last.hasOwnFile, !path.contains("="),
                    let module = try? Module(existing: path)
                {
                    modules.append(module)
                }
            }
            guard isOrHasFile else { continue }
            hasFile = true
            for index in way.indices where !way[index].hasOwnFile && name.holds(way[index].name) {
                way[index].hasOwnFile = true
            }
        }
        return hasFile
    }
}

extension String {

    /// Whether another text is in this one. To look for its bytes is many times faster than to look for its characters.
    fileprivate func holds(_ other: String) -> Bool {
        withBytes { own in
            other.withBytes { bytes in
                guard let first = bytes.first, own.count >= bytes.count else { return bytes.isEmpty }
                return (0...own.count - bytes.count).contains { start in
                    own[start] == first && own[start..<start + bytes.count].elementsEqual(bytes)
                }
            }
        }
    }
}
