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
    /// A lower bound of what it adds to `Distance.lines`: `Renderings.candidates` leaves out far renderings early with it.
    let leastDistance: Int

    init(_ file: RenderedFile, on disk: ModuleOnDisk, options: [Option]) {
        (location, contents, self.options) = (file.location, file.contents.withoutByteOrderMark, options)
        let name = file.path.lastPart
        let lines = file.contents.withoutByteOrderMark.lines.map(\.trimmed)
        let candidates = disk.files.indices.filter { disk.files[$0].name == name }
        let counts = candidates.map { ($0, LineCount(lines.shared(with: disk.files[$0].lineCounts))) }
        let lineCount = LineCount(lines)
        (self.lines, self.lineCount) = (lines, lineCount)
        sharedLineCounts = Dictionary(uniqueKeysWithValues: counts)
        // Only a file at the rendered path is paired for certain: one elsewhere may be paired with another rendered file.
        let (path, folder) = (file.path, disk.folder(of: file.purpose))
        let pair = counts.first { disk.files[$0.0].path == path && disk.files[$0.0].purpose == folder }
        let least = pair.map { lineCount.difference(from: disk.files[$0].lineCount, sharing: $1).lines }
        leastDistance = least ?? (candidates.isEmpty ? Candidate.missingFile : 0)
    }
}
