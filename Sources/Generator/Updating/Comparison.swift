/// How far what a set writes is from a module on disk, counted in lines.
struct Comparison {

    /// How far one rendering is from the disk.
    struct Measure: Sendable {
        /// The lines that are in one and not in the other, each as often as that is so; of a file that is in both, no more
        /// than are on disk. So a file under a rendering's name, of which little is left, is not nearer to a rendering
        /// without it.
        var distance = 0
        /// The files that are only in one of the two.
        var unpaired = 0
        /// The lines of files in both that are more than those on disk.
        var excess = 0
        /// The files that lie elsewhere than they were written.
        var moved = 0
        /// The lines that were rendered, and those of them that are on disk.
        var rendered = 0
        var found = 0

        /// How much of what was rendered is on disk, from 0 to 1.
        var share: Double { rendered == 0 ? 0 : Double(found) / Double(rendered) }

        /// Whether everything is where it was written, and nothing else.
        var isExact: Bool { isSame(as: Measure()) }

        /// All lines that are in one and not in the other.
        var lineCount: Int { distance + excess }

        func isLess(than other: Measure) -> Bool {
            (distance, unpaired, excess, moved) < (other.distance, other.unpaired, other.excess, other.moved)
        }

        func isSame(as other: Measure) -> Bool {
            (distance, unpaired, excess, moved) == (other.distance, other.unpaired, other.excess, other.moved)
        }
    }

    /// The number of a rendering's line among the module's.
    private enum Number {
        /// It is looked for when a file that has it is compared: most files of most renderings are not on disk.
        case unknown
        case absent
        case known(Int)
    }

    /// A file that is not there counts as this many lines.
    private static let missing = 2

    private let disk: ModuleOnDisk
    private let standIn: StandIn
    private let texts: [[UInt8]]
    /// The numbers of the lines of the renderings.
    private var numbers: [Number] = []
    /// For each path of the renderings, which of the files on disk have it, or its last part.
    private var paths: [(exact: Int?, named: [Int])] = []
    /// For each file of the renderings how far it is from each on disk; nil where nobody has asked.
    private var distances: [[Int?]] = []
    /// How often each of the module's lines is in one file more than in another: all 0 but while two are compared.
    private var surplus: [Int] = []
    /// The files on disk that are the set's, whatever was rendered: those at paths that it may write to, and where nothing
    /// is at one, the first of its name. Each has the options of the templates that may have written it.
    private let own: [Int: [Option]]
    /// Whether the module has any of its tests.
    let hasTests: Bool

    /// - Parameter possible: where the files of the set may lie.
    init(_ disk: ModuleOnDisk, standIn: StandIn, _ possible: PossiblePaths) {
        self.disk = disk
        self.standIn = standIn
        texts = standIn.texts(for: disk.module)
        surplus = Array(repeating: 0, count: disk.numbered.numberCount)
        var own: [Int: [Option]] = [:]
        var absent: [(named: [Int], options: [Option])] = []
        var hasTests = false
        let names = possible.standIn.texts(for: disk.module)
        for path in possible.paths {
            let (exact, named) = possible.files(at: path, of: disk, names)
            for file in exact { own[file, default: []] += path.options }
            if exact.isEmpty { absent.append((named, path.options)) }
            if path.purpose == .tests, !(exact.isEmpty && named.isEmpty) { hasTests = true }
        }
        for (named, options) in absent where named.allSatisfy({ own[$0] == nil }) {
            for file in named.prefix(1) { own[file, default: []] += options }
        }
        (self.own, self.hasTests) = (own, hasTests)
    }

    /// The same module and the same files on disk, for other renderings.
    init(_ other: Comparison, standIn: StandIn) {
        (disk, own, hasTests) = (other.disk, other.own, other.hasTests)
        self.standIn = standIn
        texts = standIn.texts(for: disk.module)
        surplus = other.surplus
    }

    var module: Module { disk.module }
    /// The files on disk.
    private var files: [NumberedFiles.File] { disk.numbered.files }

    /// Takes note of renderings that have been made since.
    mutating func extend(to renderings: Renderings) {
        numbers += repeatElement(.unknown, count: renderings.lines.count - numbers.count)
        for path in renderings.paths[paths.count...] {
            let folder = disk.folder(of: path.purpose)
            let exact = disk.numbered.file(at: path.form.filled(with: texts), in: folder)
            let named = disk.numbered.files(named: path.name.filled(with: texts), in: folder)
            paths.append((exact, named))
        }
        let none = [Int?](repeating: nil, count: files.count)
        distances += repeatElement(none, count: renderings.files.count - distances.count)
    }

    /// The files of a rendering that count: tests only if any are there.
    func counted(_ rendering: [Int], of renderings: Renderings) -> [Int] {
        hasTests ? rendering : rendering.filter { renderings.files[$0].purpose == .module }
    }

    /// Measures a rendering.
    ///
    /// - Returns: its files that are on disk, and how far it is from it.
    mutating func measure(of rendering: [Int], _ renderings: Renderings) -> (files: [Int], measure: Measure) {
        extend(to: renderings)
        let files = counted(rendering, of: renderings)
        let places = places(of: files, renderings)
        return (zip(files, places).filter { $1 != nil }.map(\.0), measure(files, at: places, renderings))
    }

    /// The files on disk that are the set's and not in a rendering, each with the options of the templates that may have
    /// written it.
    mutating func files(leftBy rendering: [Int], _ renderings: Renderings) -> [Int: [Option]] {
        extend(to: renderings)
        let places = places(of: counted(rendering, of: renderings), renderings)
        return own.filter { !places.contains($0.key) }
    }

    /// Where the files of a rendering are on disk: at their paths, else anywhere below the module's folder.
    ///
    /// - Returns: for each file of the rendering the number of one on disk; nil if it is nowhere.
    private func places(of rendering: [Int], _ renderings: Renderings) -> [Int?] {
        var isTaken = Array(repeating: false, count: files.count)
        var places: [Int?] = []
        for file in rendering {
            places.append(found(file, renderings).exact.flatMap { isTaken[$0] ? nil : $0 })
            if let place = places[places.count - 1] { isTaken[place] = true }
        }
        for (index, file) in rendering.enumerated() where found(file, renderings).exact == nil {
            places[index] = found(file, renderings).named.first { !isTaken[$0] }
            if let place = places[index] { isTaken[place] = true }
        }
        return places
    }

    private func found(_ file: Int, _ renderings: Renderings) -> (exact: Int?, named: [Int]) {
        paths[renderings.files[file].path]
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
        let places = places(of: rendering, renderings)
        var searches: [Search] = []
        for (file, place) in zip(rendering, places) {
            var place = place
            let name = renderings.paths[renderings.files[file].path].name
            if name.hasSlot(where: isPart) {
                let form = name.filled(with: texts, keeping: isPart)
                searches.append(Search(form: form, lines: names, file: nil, inPlace: Set(names.indices)))
                place = names.firstIndex { form.match($0) != nil }
            }
            let openings = renderings.files[file].openings
            guard let place, !openings.isEmpty else { continue }
            let lines = files[place].lines
            let owners = disk.files[place].contents.lines.owners
            // The lines of each block. The first line is the same for many.
            let blocks = Dictionary(grouping: lines.indices) { owners[$0].map { lines[$0] } }.mapValues(Set.init)
            for (line, owner) in openings {
                let form = renderings.lines[line].filled(with: texts, keeping: isPart)
                let block = owner.map { renderings.lines[$0].filled(with: texts) }
                searches.append(Search(form: form, lines: lines, file: place, inPlace: blocks[block] ?? []))
            }
        }
        return searches
    }

    private mutating func measure(_ rendering: [Int], at places: [Int?], _ renderings: Renderings) -> Measure {
        var measure = Measure()
        for (file, place) in zip(rendering, places) {
            let lineCount = renderings.files[file].lineCount
            measure.rendered += lineCount
            guard let place else {
                measure.distance += Self.missing
                measure.unpaired += 1
                continue
            }
            let distance = distance(from: file, to: place, renderings)
            measure.distance += min(distance, files[place].lines.count)
            measure.excess += max(0, distance - files[place].lines.count)
            measure.found += (lineCount + files[place].lines.count - distance) / 2
            if found(file, renderings).exact != place { measure.moved += 1 }
        }
        for file in own.keys where !places.contains(file) {
            measure.distance += files[file].lines.count
            measure.unpaired += 1
        }
        return measure
    }

    private mutating func distance(from file: Int, to place: Int, _ renderings: Renderings) -> Int {
        if let distance = distances[file][place] { return distance }
        var distance = 0
        var compared = files[place].counts.map(\.number)
        for line in files[place].counts { surplus[line.number] = line.count }
        for line in renderings.files[file].lines {
            guard let number = number(of: line.number, renderings) else {
                distance += line.count
                continue
            }
            // Lines of a template that differ may be the same for this module.
            surplus[number] -= line.count
            compared.append(number)
        }
        for number in compared {
            distance += abs(surplus[number])
            surplus[number] = 0
        }
        distances[file][place] = distance
        return distance
    }

    private mutating func number(of line: Int, _ renderings: Renderings) -> Int? {
        if case .unknown = numbers[line] {
            let number = disk.numbered.number(of: renderings.lines[line].filled(with: texts))
            numbers[line] = number.map(Number.known) ?? .absent
        }
        return if case .known(let number) = numbers[line] { number } else { nil }
    }
}
