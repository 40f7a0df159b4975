/// The files of one module, rendered with different options and compared with its files on disk.
///
/// Nothing but these files is remembered, so a result does not depend on what was asked before.
final class Renderings {

    let disk: ModuleOnDisk
    /// The files on disk that are the set's, by their indices, each with the options of the templates that may have
    /// written it.
    let own: [Int: [Option]]
    /// True if the module has any of its tests.
    let hasTests: Bool
    private let start: Request
    private let outputs: [SearchedOutput]
    private var cache: [Key: ComparedFile?] = [:]

    /// A file depends on the options that its output names. If a set has nine flags and an output names two of them, it is
    /// rendered four times and not 512 times.
    private struct Key: Hashable {
        /// The index of the output.
        let output: Int
        let values: [OptionValue?]
    }

    /// - Parameter start: the request for the module that the search begins with.
    init(_ outputs: [SearchedOutput], on disk: ModuleOnDisk, at paths: PossiblePaths, start: Request) {
        (self.disk, self.start) = (disk, start)
        own = paths.files(on: disk)
        hasTests = paths.hasTests(on: disk)
        // Tests count only if any exist.
        let possible = hasTests ? outputs : outputs.filter { $0.output.purpose == .module }
        // A file of few options is rendered a few times, and leaves few combinations for the others.
        self.outputs = possible.sorted { $0.options.count < $1.options.count }
    }

    /// The module with some values, compared with the disk.
    ///
    /// - Parameter values: the values of options. Missing ones have the values that the search begins with.
    /// - Returns: nil for values that cannot be combined.
    /// - Throws: a `data` failure for templates that cannot be rendered with these values.
    func candidate(_ values: [String: OptionValue]) throws(Failure) -> Candidate? { try request(values).map(candidate) }

    /// The distances within which the nearest combinations are looked for, one after the other: most modules are unedited.
    private static let limits = [0, 16, .max]

    /// The nearest of some combinations. One that turns out to be farther than a limit, or than an earlier one, is not
    /// rendered to the end: `status` of 1,000 modules would take three times as long.
    ///
    /// - Parameter combinations: requests for any module.
    /// - Returns: the candidates in the order of the combinations, without those that are farther.
    func candidates(_ combinations: [Request]) throws(Failure) -> [Candidate] {
        let requests = combinations.map { $0.ofModule(in: start) }
        for limit in Self.limits {
            var least = limit
            let near = try requests.map { request throws(Failure) -> Candidate? in
                guard let files = try files(request, within: least), (try? request.check()) != nil else { return nil }
                let candidate = candidate(request, files)
                guard candidate.distance.lines <= least else { return nil }
                least = candidate.distance.lines
                return candidate
            }.compactMap(\.self)
            if !near.isEmpty { return near }
        }
        return []
    }

    func candidate(_ request: Request) throws(Failure) -> Candidate { candidate(request, try files(request)) }

    private func candidate(_ request: Request, _ files: [ComparedFile]) -> Candidate {
        Candidate(request.values, files, with: disk, own: Set(own.keys))
    }

    /// The request for the module with some values; nil for values that cannot be combined.
    func request(_ values: [String: OptionValue]) -> Request? {
        let request = start.with(values)
        return (try? request.check()) == nil ? nil : request
    }

    /// The files of a request for the module, in the order of their paths.
    func files(_ request: Request) throws(Failure) -> [ComparedFile] { try files(request, within: .max) ?? [] }

    /// - Parameter limit: a distance in lines.
    /// - Returns: nil if the files are farther from the disk.
    private func files(_ request: Request, within limit: Int) throws(Failure) -> [ComparedFile]? {
        var files: [ComparedFile] = []
        var distance = 0
        for (index, output) in outputs.enumerated() {
            guard let file = try file(request, at: index, output) else { continue }
            distance += file.leastDistance
            if distance > limit { return nil }
            files.append(file)
        }
        return files.sorted { $0.location.path < $1.location.path }
    }

    private func file(_ request: Request, at index: Int, _ output: SearchedOutput) throws(Failure) -> ComparedFile? {
        let key = Key(output: index, values: output.options.map { request.values[$0.name] })
        if let known = cache[key] { return known }
        let file = try request.render(output.output).map { ComparedFile($0, on: disk, options: output.options) }
        cache[key] = .some(file)
        return file
    }
}
