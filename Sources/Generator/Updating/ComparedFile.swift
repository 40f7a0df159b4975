/// A rendered file of a module, compared with the files on disk.
struct ComparedFile: Sendable {

    let location: RenderedFile.Location
    let contents: [UInt8]
    /// The lines without white space at either end.
    let lines: [Line]
    /// For each file on disk of this name, by its index: the number of lines that are in both.
    let sharedLineCounts: [Int: Int]

    init(_ file: RenderedFile, on disk: ModuleOnDisk) {
        (location, contents) = (file.location, file.contents)
        let name = file.path.lastPart
        let lines = file.contents.lines.map(\.trimmed)
        self.lines = lines
        let candidates = disk.files.indices.filter { disk.files[$0].name == name }
        sharedLineCounts = Dictionary(
            uniqueKeysWithValues: candidates.map { ($0, Self.sharedLineCount(lines, disk.files[$0].lineCounts)) }
        )
    }

    private static func sharedLineCount(_ lines: [Line], _ others: [Line: Int]) -> Int {
        var others = others
        return lines.count { line in
            guard let count = others[line], count > 0 else { return false }
            others[line] = count - 1
            return true
        }
    }
}
