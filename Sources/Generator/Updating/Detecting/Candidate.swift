/// The files of a module, rendered with a combination of values and compared with the files on disk, line by line.
struct Candidate: Sendable {

    /// How far a rendering is from the disk: 0 in all fields if nothing differs. A field counts only if the fields above it
    /// are equal.
    ///
    /// An example: a template writes a file of 100 lines, and a person deleted all but two of them. 98 lines differ. A
    /// rendering that lacks this file differs in the two lines on disk only, so it would win. Therefore a file adds at most
    /// as many `lines` as it has on disk: here 2. The other 96 are the `excessLines`.
    struct Distance: Sendable, Comparable {
        /// The lines with a letter that are only rendered or only on disk.
        var lines = 0
        /// The files that are only rendered or only on disk.
        var unpairedFiles = 0
        /// The differing lines that `lines` leaves out.
        var excessLines = 0
        /// The files that are on disk at another path than the rendered one.
        var movedFiles = 0
        /// The lines without a letter that are only rendered or only on disk.
        var otherLines = 0

        static func < (left: Distance, right: Distance) -> Bool {
            (left.lines, left.unpairedFiles, left.excessLines, left.movedFiles, left.otherLines)
                < (right.lines, right.unpairedFiles, right.excessLines, right.movedFiles, right.otherLines)
        }
    }

    /// A file that is missing on disk counts as this many lines, and one that is not rendered as this many more.
    static let missingFile = 3

    let values: [String: OptionValue]
    private(set) var distance = Distance()
    private(set) var renderedLineCount = 0
    /// The number of rendered lines that are on disk.
    private(set) var sharedLineCount = 0
    /// The rendered files that are on disk.
    private(set) var files: [ComparedFile] = []
    /// The set's files on disk that were not rendered, by their indices.
    let unrenderedFiles: [Int]

    /// - Parameters:
    ///   - rendered: the files, in the order of their paths.
    ///   - own: the files on disk that are the set's, by their indices.
    init(_ values: [String: OptionValue], _ rendered: [ComparedFile], with disk: ModuleOnDisk, own: Set<Int>) {
        self.values = values
        let places = disk.places(of: rendered.map(\.location))
        unrenderedFiles = own.subtracting(places.compactMap(\.self)).sorted()
        for (file, place) in zip(rendered, places) {
            renderedLineCount += file.lines.count
            guard let place, let shared = file.sharedLineCounts[place] else {
                distance.lines += Self.missingFile
                distance.unpairedFiles += 1
                continue
            }
            let onDisk = disk.files[place].lineCount
            let difference = file.lineCount.difference(from: onDisk, sharing: shared)
            distance.lines += difference.lines
            distance.excessLines += difference.excessLines
            distance.otherLines += file.lineCount.withoutLetter + onDisk.withoutLetter - 2 * shared.withoutLetter
            if disk.files[place].path != file.location.path { distance.movedFiles += 1 }
            sharedLineCount += shared.all
            files.append(file)
        }
        for file in unrenderedFiles {
            distance.lines += disk.files[file].lineCount.withLetter + Self.missingFile
            distance.otherLines += disk.files[file].lineCount.withoutLetter
            distance.unpairedFiles += 1
        }
    }

    /// The values with another one for an option.
    func values(with value: OptionValue, for option: Option) -> [String: OptionValue] {
        values.merging([option.name: value]) { $1 }
    }

    /// The share of the rendered lines that is on disk, from 0 to 1.
    var share: Double { renderedLineCount == 0 ? 0 : Double(sharedLineCount) / Double(renderedLineCount) }

    /// See ``Provenance/agreement``.
    func agreement(with disk: ModuleOnDisk) -> Double {
        let count = renderedLineCount + disk.files.reduce(0) { $0 + $1.lineCount.all }
        return count == 0 ? 0 : Double(2 * sharedLineCount) / Double(count)
    }

    /// True if both renderings have the same files among those on disk, with the same lines.
    func hasSameFiles(as other: Candidate) -> Bool {
        files.elementsEqual(other.files) { $0.location == $1.location && $0.lines == $1.lines }
    }
}
