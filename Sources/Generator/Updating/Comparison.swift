/// The difference between the rendered files of a module and its files on disk, counted in lines.
struct Comparison: Sendable {

    /// The smaller, the nearer: what comes first counts more.
    struct Distance: Sendable, Comparable {
        /// The lines that are only in one of the two; of a file that is in both, no more than are on disk. So a file of
        /// which little is left is not nearer to a rendering without it.
        var lines = 0
        /// The files that are only in one of the two.
        var unpaired = 0
        /// The other lines that are only in one of the two.
        var excess = 0
        /// The files that lie elsewhere than they were written.
        var moved = 0

        static func < (left: Distance, right: Distance) -> Bool {
            (left.lines, left.unpaired, left.excess, left.moved)
                < (right.lines, right.unpaired, right.excess, right.moved)
        }
    }

    /// A file that is missing on disk counts as this many lines.
    static let missingFile = 2

    /// The lines that are only in one of two files, and no more than are on disk.
    static func lines(of rendered: Int, and onDisk: Int, shared: Int) -> Int {
        min(rendered + onDisk - 2 * shared, onDisk)
    }

    private(set) var distance = Distance()
    /// The number of lines that were rendered, and of those that are on disk.
    private(set) var rendered = 0
    private(set) var found = 0
    /// The rendered files that are on disk.
    private(set) var files: [ComparedFile] = []
    /// The set's files on disk that were not rendered, by their indices.
    let filesLeft: [Int]

    /// - Parameters:
    ///   - rendered: in the order of their paths.
    ///   - own: the files on disk that are the set's, by their indices.
    init(_ rendered: [ComparedFile], with disk: ModuleOnDisk, own: Set<Int>) {
        let places = disk.places(of: rendered.map(\.location))
        filesLeft = own.subtracting(places.compactMap(\.self)).sorted()
        for (file, place) in zip(rendered, places) {
            self.rendered += file.lines.count
            guard let place else {
                distance.lines += Self.missingFile
                distance.unpaired += 1
                continue
            }
            let shared = file.sharedLineCounts[place] ?? 0
            let lineCount = disk.files[place].lines.count
            let difference = file.lines.count + lineCount - 2 * shared
            distance.lines += Self.lines(of: file.lines.count, and: lineCount, shared: shared)
            distance.excess += max(0, difference - lineCount)
            if disk.files[place].path != file.location.path { distance.moved += 1 }
            found += shared
            files.append(file)
        }
        for file in filesLeft {
            distance.lines += disk.files[file].lines.count
            distance.unpaired += 1
        }
    }

    /// How much of the rendering is on disk, from 0 to 1.
    var share: Double { rendered == 0 ? 0 : Double(found) / Double(rendered) }

    /// True if the same files are on disk, with the same lines.
    func hasSameFiles(as other: Comparison) -> Bool {
        files.elementsEqual(other.files) { $0.location == $1.location && $0.lines == $1.lines }
    }

    /// True if nothing differs.
    var isExact: Bool { distance == Distance() }
}
