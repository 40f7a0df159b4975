/// The paths at which a set may write files of a module, with any options.
struct PossiblePaths: Sendable {

    private struct Path: Sendable {
        /// Has slots for the values of texts and lists.
        let path: LinePattern
        /// The last part of the path.
        let name: LinePattern
        let purpose: FilePurpose
        /// The options that decide whether the file is written, and its contents.
        let options: [Option]
    }

    private let paths: [Path]
    /// The names without slots. Nearly all are.
    private let names: Set<Line>

    /// - Parameter start: the request for the module that the search begins with.
    /// - Throws: a `data` failure for paths that cannot be rendered.
    init(of outputs: [SearchedOutput], _ start: Request, _ placeholders: Placeholders) throws(Failure) {
        let module = start.module
        paths = try outputs.map { output throws(Failure) in
            try output.requestsOfPaths.map { request throws(Failure) in
                try request.ofModule(in: start).path(of: output.output)
            }.unique.map { path in
                let whole = LinePattern(
                    Line(module.folder.isEmpty ? path : "\(module.folder)/\(path)"),
                    words: placeholders.words
                )
                let name = LinePattern(Line(path.lastPart), words: placeholders.words)
                return Path(path: whole, name: name, purpose: output.output.purpose, options: output.options)
            }
        }.flatMap(\.self)
        names = Set(paths.filter { !$0.name.hasSlots }.map(\.name.beginning))
    }

    /// True if a file of this name can be one of the module's.
    func contains(name: String) -> Bool {
        let line = Line(name)
        return names.contains(line) || paths.contains { $0.name.hasSlots && $0.name.match(line) != nil }
    }

    /// The files on disk that the set may have written, each with the options of the templates that may have written it.
    ///
    /// These are the files at its paths. For a path without a file, it is the first file of the same name.
    func files(on disk: ModuleOnDisk) -> [Int: [Option]] {
        var files: [Int: [Option]] = [:]
        var absent: [(named: [Int], options: [Option])] = []
        for path in paths {
            let (exact, named) = Self.places(of: path, on: disk)
            for file in exact { files[file, default: []] += path.options }
            if exact.isEmpty { absent.append((named, path.options)) }
        }
        for (named, options) in absent where named.allSatisfy({ files[$0] == nil }) {
            if let first = named.first { files[first, default: []] += options }
        }
        return files
    }

    /// True if the module has any of its tests.
    func hasTests(on disk: ModuleOnDisk) -> Bool {
        paths.contains { $0.purpose == .tests && !Self.places(of: $0, on: disk).named.isEmpty }
    }

    /// The files on disk at a path, and those of its name.
    private static func places(of path: Path, on disk: ModuleOnDisk) -> (exact: [Int], named: [Int]) {
        let folder = disk.folder(of: path.purpose)
        let named = disk.files.indices.filter { index in
            disk.files[index].purpose == folder && path.name.match(Line(disk.files[index].name)) != nil
        }
        return (named.filter { path.path.match(Line(disk.files[$0].path)) != nil }, named)
    }
}
