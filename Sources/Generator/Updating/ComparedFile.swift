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

    init(_ file: RenderedFile, on disk: ModuleOnDisk, options: [Option]) {
        (location, contents, self.options) = (file.location, file.contents, options)
        let name = file.path.lastPart
        let lines = file.contents.lines.map(\.trimmed)
        let candidates = disk.files.indices.filter { disk.files[$0].name == name }
        let counts = candidates.map { ($0, lines.sharedCount(with: disk.files[$0].lineCounts)) }
        (self.lines, sharedLineCounts) = (lines, Dictionary(uniqueKeysWithValues: counts))
    }

    /// True if the other file is at the same path and has the same lines.
    func isSame(as other: ComparedFile) -> Bool {
        location == other.location && lines == other.lines
    }
}
