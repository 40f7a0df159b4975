/// A rendered file of a module, compared with the files on disk.
struct ComparedFile: Sendable {

    let location: RenderedFile.Location
    let contents: [UInt8]
    /// The options that may have changed the file.
    let options: [Option]
    /// The lines without white space at either end.
    let lines: [Line]
    /// For each file on disk of this name, by its index: the number of lines that are in both.
    let sharedLineCounts: [Int: Int]
    /// The least number of lines that it adds to the distance of a module.
    let leastDistance: Int

    init(_ file: RenderedFile, on disk: ModuleOnDisk, options: [Option]) {
        (location, contents, self.options) = (file.location, file.contents, options)
        let name = file.path.lastPart
        let lines = file.contents.lines.map(\.trimmed)
        let candidates = disk.files.indices.filter { disk.files[$0].name == name }
        let counts = candidates.map { ($0, lines.sharedCount(with: disk.files[$0].lineCounts)) }
        (self.lines, sharedLineCounts) = (lines, Dictionary(uniqueKeysWithValues: counts))
        // A file elsewhere may be paired with another rendered file.
        let path = file.path
        let place = counts.first {
            disk.files[$0.0].path == path && disk.files[$0.0].purpose == disk.folder(of: file.purpose)
        }
        if let (place, shared) = place {
            leastDistance = Comparison.lines(of: lines.count, and: disk.files[place].lines.count, shared: shared)
        } else {
            leastDistance = candidates.isEmpty ? Comparison.missingFile : 0
        }
    }
}
