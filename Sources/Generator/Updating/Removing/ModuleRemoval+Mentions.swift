extension ModuleRemoval {

    /// A line of a file that stays, which names a type that is deleted.
    package struct NamingLine {
        package let place: Diagnostic.Place
        /// The type.
        package let name: String
        /// The update that removes the line; nil if there is none.
        package let release: Release?
    }

    /// The lines of other files that name the types of modules that are removed.
    ///
    /// - Parameter removals: the modules, each with its removal.
    /// - Throws: an `inputOutput` failure if a file cannot be read, a `data` failure for one of more than 64 MB.
    package static func namingLines(
        _ removals: [(module: Module, removal: ModuleRemoval)],
        in existing: ExistingModules
    ) throws(Failure) -> [NamingLine] {
        let types = Set(removals.flatMap(\.removal.types))
        let files = removals.flatMap(\.removal.files)
        let deleted = Set(files.map { existing.outputs[$0.purpose].identity + "/" + $0.file.path })
        var lines: [NamingLine] = []
        let (output, tests) = (existing.output, existing.outputs.tests)
        for folder in [output] + (tests.isInside("", of: output) ? [] : [tests]) {
            for path in try folder.files(where: Mention.isSearched) {
                let (file, place) = (folder.shown(path), "\(folder.identity)/\(path)")
                if deleted.contains(place) { continue }
                let found = Mention.lines(of: types, in: try Disk.read(file), of: path)
                let releases = found.isEmpty ? [] : releases(of: removals.map(\.module), by: place, existing)
                lines += found.map { line, text, name in
                    let release = releases.first { $0.removes(text, naming: types, from: place) }
                    let place = Diagnostic.Place(file: file, line: line, excerpt: text)
                    return NamingLine(place: place, name: name, release: release)
                }
            }
        }
        return lines
    }

    private static func releases(of modules: [Module], by file: String, _ existing: ExistingModules) -> [Release] {
        guard let owner = existing.owner(of: file), !modules.contains(owner.disk.module) else { return [] }
        return modules.compactMap { Release(of: $0, by: owner, existing) }
    }
}
