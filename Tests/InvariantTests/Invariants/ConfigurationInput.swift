import VipergenTemplates

@testable import VipergenGenerator

/// The text of `.vipergen.json`.
///
/// Every problem has a place; a configuration is the same when it is read again; and its values for a set's options are
/// accepted by the options, and can be written on a command line.
struct ConfigurationInput {

    private let text: String
    private static let file = "app/.vipergen.json"
    static let sets = BuiltInSets.all.sorted { $0.key < $1.key }.compactMap {
        try? TemplateSet(files: $1, location: $0)
    }

    init(_ input: [UInt8]) {
        text = String(decoding: input, as: UTF8.self)
    }

    func check() throws(Invariant.Broken) {
        let places = [Self.file: [text]]
        try checkFailure(in: places) {
            let configuration = try Configuration(text, file: Self.file)
            let again = try Configuration(text, file: Self.file)
            try hold(Self.texts(configuration) == Self.texts(again), "read again, it is another one")
            for path in [configuration.setsFolder, configuration.output, configuration.testsOutput].compactMap(\.self) {
                try hold(
                    ["app/", "/"].contains { path.utf8.starts(with: $0.utf8) },
                    "a path is from elsewhere: \(path)"
                )
            }
            for set in Self.sets { try check(configuration, of: set) }
        }
    }

    private func check(_ configuration: Configuration, of set: TemplateSet) throws {
        let values: [String: OptionValue]
        do {
            values = try configuration.values(for: set)
        } catch {
            return try error.check(in: [Self.file: [text]])
        }
        for option in set.options {
            guard let value = values[option.name] else { continue }
            try hold(value == option.read(again: value), "'\(option.name)' does not take its own value: \(value)")
        }
        if let header = configuration.header {
            do { _ = try set.withHeader(header) } catch { try error.check(in: [Self.file: [text]]) }
        }
    }

    private static func texts(_ configuration: Configuration) -> [String] {
        [
            configuration.setName, configuration.setsFolder, configuration.output, configuration.testsOutput,
            configuration.header?.text, configuration.project, configuration.author, configuration.company,
            configuration.stubs,
        ].map { $0 ?? "none" } + configuration.sources + configuration.modes.map(\.rawValue)
            + configuration.configuredSets
    }
}

extension Option {

    /// The value, read as from a command line; nil if it is refused.
    fileprivate func read(again value: OptionValue) -> OptionValue? {
        switch value {
        case .flag: return value
        case .text(let text): return try? self.value(text)
        case .list(let values):
            guard repetition(in: value) == nil else { return nil }
            return values.reduce(.list([])) { list, text in list.flatMap { try? self.value(text, after: $0) } }
        }
    }
}
