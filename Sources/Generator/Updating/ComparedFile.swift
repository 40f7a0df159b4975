/// A rendered file of a module, compared with the files on disk.
struct ComparedFile: Sendable {

    let location: RenderedFile.Location
    let contents: [UInt8]
    /// The options that may have changed the file.
    let options: [Option]
    /// The lines without white space at either end.
    let lines: [Line]
    let lineCount: LineCount
    /// The number of lines that it shares with each file of its name on disk, by the index of that file.
    let sharedLineCounts: [Int: LineCount]
    /// It adds at least this many lines to the distance of the module.
    let leastDistance: Int

    init(_ file: RenderedFile, on disk: ModuleOnDisk, options: [Option]) {
        (location, contents, self.options) = (file.location, file.contents, options)
        let name = file.path.lastPart
        let lines = file.contents.lines.map(\.trimmed)
        let candidates = disk.files.indices.filter { disk.files[$0].name == name }
        let counts = candidates.map { ($0, LineCount(lines.shared(with: disk.files[$0].lineCounts))) }
        (self.lines, lineCount, sharedLineCounts) = (lines, LineCount(lines), Dictionary(uniqueKeysWithValues: counts))
        // Only a file at the rendered path is paired for certain: one elsewhere may be paired with another rendered file.
        let path = file.path
        let place = counts.first {
            disk.files[$0.0].path == path && disk.files[$0.0].purpose == disk.folder(of: file.purpose)
        }
        if let (place, shared) = place {
            let onDisk = disk.files[place].lineCount.withLetter
            leastDistance = min(lineCount.withLetter + onDisk - 2 * shared.withLetter, onDisk)
        } else {
            leastDistance = candidates.isEmpty ? Candidate.missingFile : 0
        }
    }
}
