extension ModuleRemoval {

    /// A line of a file that stays, which names a type that is deleted.
    package struct NamingLine {
        package let place: Diagnostic.Place
        /// The type.
        package let name: String
    }

    /// The lines of other files that name the types of modules that are removed.
    ///
    /// - Throws: an `inputOutput` failure if a file cannot be read, a `data` failure for one of more than 64 MB.
    package static func namingLines(
        _ removals: [ModuleRemoval],
        in existing: ExistingModules
    ) throws(Failure) -> [NamingLine] {
        let types = Set(removals.flatMap(\.types))
        let files = removals.flatMap(\.files)
        let deleted = Set(files.map { existing.outputs[$0.purpose].identity + "/" + $0.file.path })
        var lines: [NamingLine] = []
        let (output, tests) = (existing.output, existing.outputs.tests)
        for folder in [output] + (tests.isInside("", of: output) ? [] : [tests]) {
            for path in try folder.files(where: Mention.isSearched) {
                if deleted.contains("\(folder.identity)/\(path)") { continue }
                let file = folder.shown(path)
                lines += Mention.lines(of: types, in: try Disk.read(file), of: path).map { line, text, name in
                    NamingLine(place: Diagnostic.Place(file: file, line: line, excerpt: text), name: name)
                }
            }
        }
        return lines
    }
}
