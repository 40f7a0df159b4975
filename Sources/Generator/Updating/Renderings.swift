/// What a set writes, each choice of options rendered once, with every line as a number.
struct Renderings {

    /// A file of one or several renderings.
    struct File: Sendable {
        /// The number of its path.
        let path: Int
        let purpose: RenderedFile.Purpose
        /// Its lines without white space at either end, by their numbers, and how often each is there.
        let lines: [(number: Int, count: Int)]
        let lineCount: Int
        /// Those that have parts of an option's value in them, each with the line that it is in the block of.
        let openings: [(number: Int, owner: Int?)]
    }

    /// Where a file lies, whatever is in it.
    struct Path: Sendable {
        let form: LineForm
        /// Its last part.
        let name: LineForm
        let purpose: RenderedFile.Purpose
    }

    private struct Key: Hashable {
        let path: Int
        let lines: [Int]
    }

    let templateSet: TemplateSet
    let standIn: StandIn
    private let project: Project
    private(set) var lines: [LineForm] = []
    private(set) var files: [File] = []
    /// The paths of the files, each once.
    private(set) var paths: [Path] = []
    private var numbering = LineNumbering()
    private var fileNumbers: [Key: Int] = [:]
    private var pathNumbers: [WrittenModule.Key: Int] = [:]
    private var made: [[String: OptionValue]: [Int]?] = [:]

    init(of templateSet: TemplateSet, for standIn: StandIn, in project: Project) {
        (self.templateSet, self.standIn, self.project) = (templateSet, standIn, project)
    }

    /// The numbers of the files that the set writes, tests included.
    ///
    /// - Parameter values: those of the options that have other values than their defaults.
    /// - Returns: nil for values that cannot be combined.
    /// - Throws: a `data` failure for templates that cannot be rendered with these values.
    mutating func rendering(_ values: [String: OptionValue]) throws(Failure) -> [Int]? {
        if let rendering = made[values] { return rendering }
        // They come in the order of their paths, so that those with the same files are the same.
        let rendering = try request(values)?.render().map { number(of: $0) }
        made[values] = .some(rendering)
        return rendering
    }

    /// The request for what is rendered with some values; nil if they cannot be combined.
    func request(_ values: [String: OptionValue]) -> Request? {
        try? Request(standIn.module, of: templateSet, options: values, project: project, includesTests: true)
    }

    private mutating func number(of file: RenderedFile) -> Int {
        let whole = file.contents.lines
        let texts = whole.map(\.trimmed)
        let numbers = numbering.numbers(of: texts)
        for (line, number) in zip(texts, numbers) where number == lines.count {
            lines.append(LineForm(line, words: standIn.words))
        }
        let path = path(of: file)
        let key = Key(path: path, lines: numbers)
        if let number = fileNumbers[key] { return number }
        fileNumbers[key] = files.count
        let standIn = standIn
        let open = numbers.indices.filter { index in
            lines[numbers[index]].hasSlot { standIn.part($0) != nil }
        }
        let owners = open.isEmpty ? [] : whole.owners
        files.append(
            File(
                path: path,
                purpose: file.purpose,
                lines: numbers.counted,
                lineCount: numbers.count,
                openings: open.map { index in (numbers[index], owners[index].map { numbers[$0] }) }
            )
        )
        return files.count - 1
    }

    private mutating func path(of file: RenderedFile) -> Int {
        let key = WrittenModule.Key(path: file.path, purpose: file.purpose)
        if let number = pathNumbers[key] { return number }
        pathNumbers[key] = paths.count
        let form = LineForm(file.path, words: standIn.words)
        let name = LineForm(file.path.lastPart, words: standIn.words)
        paths.append(Path(form: form, name: name, purpose: file.purpose))
        return paths.count - 1
    }
}

extension [Line] {

    /// For each line the nearest less indented one above it that is not blank; nil where there is none.
    var owners: [Int?] {
        var open: [(index: Int, indentation: Int)] = []
        return indices.map { index in
            guard !self[index].isBlank else { return nil }
            let indentation = self[index].indentation
            while let last = open.last, last.indentation >= indentation { open.removeLast() }
            let owner = open.last?.index
            open.append((index, indentation))
            return owner
        }
    }
}

extension [Int] {

    /// Each number once, with how often it is there.
    var counted: [(number: Int, count: Int)] {
        var counted: [(number: Int, count: Int)] = []
        for number in sorted() {
            if counted.last?.number == number {
                counted[counted.count - 1].count += 1
            } else {
                counted.append((number, 1))
            }
        }
        return counted
    }
}
