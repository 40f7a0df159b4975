/// The files of one module, rendered with different options and compared with its files on disk.
///
/// An output is rendered once for each combination of the options that it names: of a set with nine flags, a file that
/// names two is rendered four times and not 512 times. Nothing but these files is remembered, so that a result does not
/// depend on what was asked before.
final class Renderings {

    private struct Key: Hashable {
        let output: Int
        /// The values of the options that the output names.
        let values: [OptionValue?]
    }

    let disk: ModuleOnDisk
    /// The files on disk that are the set's, by their indices, each with the options of the templates that may have
    /// written it.
    let own: [Int: [Option]]
    /// True if the module has any of its tests.
    let hasTests: Bool
    private let start: Request
    private let outputs: [SearchedOutput]
    private var files: [Key: ComparedFile?] = [:]

    init(_ outputs: [SearchedOutput], on disk: ModuleOnDisk, at paths: PossiblePaths, start selection: Selection) {
        self.disk = disk
        start = Request(unchecked: disk.module, selection)
        own = paths.files(on: disk)
        let hasTests = paths.hasTests(on: disk)
        self.hasTests = hasTests
        // Tests count only if any are there.
        self.outputs = outputs.filter { hasTests || $0.output.purpose == .module }
    }

    /// The module with some values, compared with the disk.
    ///
    /// - Parameter values: those of the options that have other values than their defaults.
    /// - Returns: nil for values that cannot be combined.
    /// - Throws: a `data` failure for templates that cannot be rendered with these values.
    func candidate(_ values: [String: OptionValue]) throws(Failure) -> Candidate? {
        try candidate(start.selection.with(values))
    }

    func candidate(_ selection: Selection) throws(Failure) -> Candidate? {
        guard let request = try? Request(start, selection) else { return nil }
        return try candidate(request)
    }

    func candidate(_ request: Request) throws(Failure) -> Candidate {
        let comparison = Comparison(try files(request), with: disk, own: Set(own.keys))
        return Candidate(values: request.values, comparison: comparison)
    }

    /// The request for the module with some values; nil for values that cannot be combined.
    func request(_ values: [String: OptionValue]) -> Request? { try? Request(start, start.selection.with(values)) }

    /// The files of a request for the module, in the order of their paths.
    func files(_ request: Request) throws(Failure) -> [ComparedFile] {
        var files: [ComparedFile] = []
        for (index, output) in outputs.enumerated() {
            let key = Key(output: index, values: output.options.map { request.values[$0.name] })
            if let known = self.files[key] {
                if let known { files.append(known) }
                continue
            }
            let file = try request.render(output.output).map { ComparedFile($0, on: disk, options: output.options) }
            self.files[key] = .some(file)
            if let file { files.append(file) }
        }
        return files.sorted { $0.location.path < $1.location.path }
    }
}

/// A combination of values, compared with a module on disk.
struct Candidate {
    let values: [String: OptionValue]
    let comparison: Comparison

    var distance: Comparison.Distance { comparison.distance }
}
