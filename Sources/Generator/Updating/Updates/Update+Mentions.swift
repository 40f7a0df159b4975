extension Update {

    /// Notes about the lines that still name what is removed from lists of a module.
    ///
    /// - Parameters:
    ///   - removed: the values, by the names of the lists.
    ///   - output: the folder of the modules' folders.
    /// - Throws: an `inputOutput` failure if the module's folder cannot be read.
    package func notes(
        aboutMentionsOf removed: [String: [String]],
        in module: Module,
        below output: OutputFolder
    ) throws(Failure) -> [Diagnostic] {
        let values = removed.flatMap { name, values in values.map { (name: name, value: $0) } }
        guard !values.isEmpty else { return [] }
        let planned = files.filter { $0.planned.purpose == .module }.map { ($0.planned.path, $0.plannedWithMarkers) }
        let plan = Dictionary(uniqueKeysWithValues: planned)
        var notes: [Diagnostic] = []
        for path in try output.files(below: module.folder, where: Mention.isSearched)
        where plan[path]?.state != .remove {
            let file = output.shown(path)
            let contents = plan[path]?.contents ?? (try? Disk.read(file)) ?? []
            for (name, value) in values {
                notes += Mention.lines(of: value, in: contents, of: path).map { line, text in
                    let place = Diagnostic.Place(file: file, line: line, excerpt: text)
                    return Diagnostic("this line still names the \(name) '\(value)'", at: place, severity: .note)
                }
            }
        }
        return notes
    }
}
