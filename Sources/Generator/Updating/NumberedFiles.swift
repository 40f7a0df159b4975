/// The files of a module on disk as every search looks at them: with a number for each line, without the white space at
/// either end, and found by where they are.
struct NumberedFiles: Sendable {

    struct File: Sendable {
        let lines: [Line]
        /// The numbers of its lines, and how often each is there.
        let counts: [(number: Int, count: Int)]
    }

    /// A file's path or name, and which of the two output folders it is in.
    private struct Key: Hashable {
        let path: Line
        let folder: RenderedFile.Purpose
    }

    private(set) var files: [File] = []
    private var numbering = LineNumbering()
    private var byPath: [Key: Int] = [:]
    private var byName: [Key: [Int]] = [:]

    init(_ disk: [ModuleOnDisk.File]) {
        func key(_ path: Substring, _ folder: RenderedFile.Purpose) -> Key {
            Key(path: Line(bytes: Array(path.utf8)[...]), folder: folder)
        }
        for (index, file) in disk.enumerated() {
            let lines = file.contents.lines.map(\.trimmed)
            files.append(File(lines: lines, counts: numbering.numbers(of: lines).counted))
            byPath[key(file.path[...], file.purpose)] = index
            byName[key(file.name, file.purpose), default: []].append(index)
        }
    }

    /// How many numbers there are.
    var numberCount: Int { numbering.count }

    /// The number of a line; nil if it is in no file.
    func number(of line: Line) -> Int? { numbering[line] }

    func file(at path: Line, in folder: RenderedFile.Purpose) -> Int? {
        byPath[Key(path: path, folder: folder)]
    }

    /// The files of a name, the least deep first.
    func files(named name: Line, in folder: RenderedFile.Purpose) -> [Int] {
        byName[Key(path: name, folder: folder)] ?? []
    }
}
