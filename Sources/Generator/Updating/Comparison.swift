/// How far what a set writes is from a module on disk, counted in lines.
struct Comparison {

    /// How far one rendering is from the disk.
    struct Measure: Sendable {
        /// The lines that are in one and not in the other, each as often as that is so.
        var distance = 0
        /// The files that are only in one of the two.
        var unpaired = 0
        /// The files that lie elsewhere than they were written.
        var moved = 0
        /// The lines that were rendered, and those of them that are on disk.
        var rendered = 0
        var found = 0

        /// How much of what was rendered is on disk, from 0 to 1.
        var share: Double { rendered == 0 ? 0 : Double(found) / Double(rendered) }

        /// Whether everything is where it was written, and nothing else.
        var isExact: Bool { isSame(as: Measure()) }

        func isLess(than other: Measure) -> Bool {
            (distance, unpaired, moved) < (other.distance, other.unpaired, other.moved)
        }

        func isSame(as other: Measure) -> Bool {
            (distance, unpaired, moved) == (other.distance, other.unpaired, other.moved)
        }
    }

    /// A file on disk, its lines without white space at either end.
    private struct Text {
        let lines: [Line]
        let counts: [(number: Int, count: Int)]
        /// The lines that each is in the block of.
        let owners: [Int?]
    }

    /// A file that is not there counts as this many lines.
    private static let missing = 2

    private let disk: ModuleOnDisk
    private let standIn: StandIn
    private let texts: [[UInt8]]
    private var numbering = LineNumbering()
    /// The files on disk.
    private var files: [Text] = []
    private var byPath: [Line: Int] = [:]
    private var byName: [Line: [Int]] = [:]
    /// The numbers, among the module's lines, of the lines of the renderings.
    private var numbers: [Int] = []
    /// The paths of the files of the renderings, and which of the files on disk have their names.
    private var paths: [(exact: Int?, named: [Int])] = []
    private var distances: [[Int: Int]] = []
    /// The files on disk that some rendering has, and how far the nearest is from each.
    private var known: [Int: Int] = [:]
    /// Whether the module has any of its tests.
    private(set) var hasTests = false

    init(_ disk: ModuleOnDisk, standIn: StandIn) {
        self.disk = disk
        self.standIn = standIn
        texts = standIn.texts(for: disk.module)
        for (index, file) in disk.files.enumerated() {
            let whole = file.contents.lines
            let lines = whole.map(\.trimmed)
            let numbers = numbering.numbers(of: lines)
            files.append(Text(lines: lines, counts: numbers.counted, owners: whole.owners))
            byPath[key(file.path, file.purpose)] = index
            byName[key(String(file.name), file.purpose), default: []].append(index)
        }
    }

    /// The same module and the same files on disk, for other renderings.
    init(_ other: Comparison, standIn: StandIn) {
        self.init(other.disk, standIn: standIn)
        (known, hasTests) = (other.known, other.hasTests)
    }

    var module: Module { disk.module }

    /// Whether there are files on disk that no rendering was found to have.
    var hasOtherFiles: Bool { known.count < files.count }

    private func key(_ path: String, _ purpose: RenderedFile.Purpose) -> Line {
        Line(bytes: (Array(path.utf8) + [purpose == .module ? 0 : 1])[...])
    }

    /// Takes note of renderings that have been made since.
    mutating func extend(to renderings: Renderings) {
        for line in renderings.lines[numbers.count...] {
            numbers += numbering.numbers(of: [line.filled(with: texts)])
        }
        for file in renderings.files[paths.count...] {
            let path = String(decoding: file.path.filled(with: texts).bytes, as: UTF8.self)
            let folder = disk.folder(of: file.purpose)
            let name = String(path.lastPart)
            let exact = byPath[key(path, folder)]
            let named = byName[key(name, folder)] ?? []
            paths.append((exact, named))
            distances.append([:])
            if file.purpose == .tests, !named.isEmpty { hasTests = true }
        }
    }

    /// The files of a rendering that count: tests only if any are there.
    func counted(_ rendering: [Int], of renderings: Renderings) -> [Int] {
        hasTests ? rendering : rendering.filter { renderings.files[$0].purpose == .module }
    }

    /// Where the files of a rendering are on disk: at their paths, else anywhere below the module's folder.
    mutating func places(of rendering: [Int], _ renderings: Renderings) -> [Int: Int] {
        var places: [Int: Int] = [:]
        var taken: Set<Int> = []
        for file in rendering {
            if let place = paths[file].exact, taken.insert(place).inserted { places[file] = place }
        }
        for file in rendering where paths[file].exact == nil {
            guard let place = paths[file].named.first(where: { !taken.contains($0) }) else { continue }
            taken.insert(place)
            places[file] = place
        }
        for (file, place) in places {
            let distance = distance(from: file, to: place, renderings)
            known[place] = min(distance, known[place] ?? distance)
        }
        return places
    }

    /// What a line of a rendering that has parts of an option's value in it is held against: the lines of a file on disk,
    /// or for a path the names of all files.
    struct Search {
        let form: LineForm
        let lines: [Line]
        /// The number of the file; nil for names.
        let file: Int?
        /// The lines that are in the block of the same line as in the rendering.
        let inPlace: Set<Int>
    }

    func searches(in rendering: [Int], of renderings: Renderings) -> [Search] {
        let isPart = { standIn.part($0) != nil }
        let names = disk.files.map { Line(bytes: Array($0.name.utf8)[...]) }
        var copy = self
        let places = copy.places(of: rendering, renderings)
        var searches: [Search] = []
        for file in rendering {
            var place = places[file]
            let name = renderings.files[file].name
            if name.hasSlot(where: isPart) {
                let form = name.filled(with: texts, keeping: isPart)
                searches.append(Search(form: form, lines: names, file: nil, inPlace: Set(names.indices)))
                place = names.firstIndex { form.match($0) != nil }
            }
            guard let place else { continue }
            for (line, owner) in renderings.files[file].openings {
                let form = renderings.lines[line].filled(with: texts, keeping: isPart)
                let lines = files[place].lines
                let block = owner.map { renderings.lines[$0].filled(with: texts) }
                let inPlace = lines.indices.filter { files[place].owners[$0].map { lines[$0] } == block }
                searches.append(Search(form: form, lines: lines, file: place, inPlace: Set(inPlace)))
            }
        }
        return searches
    }

    /// Measures a rendering. The files on disk that count are those that some rendering was found to have.
    mutating func measure(_ rendering: [Int], at places: [Int: Int], _ renderings: Renderings) -> Measure {
        var measure = Measure()
        for file in rendering {
            let lineCount = renderings.files[file].lineCount
            measure.rendered += lineCount
            guard let place = places[file] else {
                measure.distance += Self.missing
                measure.unpaired += 1
                continue
            }
            let distance = distance(from: file, to: place, renderings)
            measure.distance += distance
            measure.found += (lineCount + files[place].lines.count - distance) / 2
            if paths[file].exact != place { measure.moved += 1 }
        }
        let paired = Set(places.values)
        for (file, nearest) in known where !paired.contains(file) {
            // One that has a rendering's name is not nearer for being of no rendering.
            measure.distance += max(files[file].lines.count, nearest)
            measure.unpaired += 1
        }
        return measure
    }

    private mutating func distance(from file: Int, to place: Int, _ renderings: Renderings) -> Int {
        if let distance = distances[file][place] { return distance }
        var counts: [Int: Int] = [:]
        for line in files[place].counts { counts[line.number] = line.count }
        // Lines of a template that differ may be the same for this module.
        for line in renderings.files[file].lines { counts[numbers[line.number], default: 0] -= line.count }
        let distance = counts.values.reduce(0) { $0 + abs($1) }
        distances[file][place] = distance
        return distance
    }
}
