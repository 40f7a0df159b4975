/// A rendered file of a module, compared with the files on disk.
struct ComparedFile: Sendable {

    let location: RenderedFile.Location
    let contents: [UInt8]
    /// The options that may have changed the file.
    let options: [Option]
    /// The lines without white space at either end.
    let lines: [Line]
    /// The number of lines that it shares with each file of its name on disk, by the index of that file.
    let sharedLineCounts: [Int: Int]

    init(_ file: RenderedFile, on disk: ModuleOnDisk, options: [Option]) {
        (location, contents, self.options) = (file.location, file.contents, options)
        let (name, lines) = (file.path.lastPart, file.contents.lines.map(\.trimmed))
        let candidates = disk.files.indices.filter { disk.files[$0].name == name }
        let counts = candidates.map { ($0, lines.sharedCount(with: disk.files[$0].lineCounts)) }
        (self.lines, sharedLineCounts) = (lines, Dictionary(uniqueKeysWithValues: counts))
    }
}
