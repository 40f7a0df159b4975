public import VipergenGenerator

/// The template sets that come with the program, as the files that `TemplateSet` reads.
package enum BuiltInSets {

    /// The files of each set, by the set's name.
    package static let all: [String: [SourceFile]] = [
        "viper": viper,
        "base": base,
        "rib": rib,
        "mvvm": mvvm,
        "mvvm-base": mvvmBase,
    ]
}

extension TemplateSet {

    /// Reads a set that comes with the package.
    ///
    /// - Parameter name: `viper`, `rib` or `mvvm`, or the set of their base files: `base` or `mvvm-base`.
    /// - Throws: a `usage` failure if there is no such set.
    public init(builtIn name: String) throws(Failure) {
        guard let files = BuiltInSets.all[name] else {
            let help = "the built-in sets are \(BuiltInSets.all.keys.sorted().list)"
            throw Failure(.usage, "there is no built-in set '\(name)'", help: help)
        }
        try self.init(files: files, location: name)
    }
}

extension SourceFile {

    /// A file whose text is a literal of several lines: such a literal ends before its last line end.
    init(_ path: String, literal: String) {
        self.init(path: path, text: literal + "\n")
    }
}
