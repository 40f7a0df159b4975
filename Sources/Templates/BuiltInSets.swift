public import VipergenGenerator

/// The template sets that come with the program, as the files that `TemplateSet` reads.
public enum BuiltInSets {

    /// The files of each set, by the set's name.
    public static let all: [String: [SourceFile]] = [
        "viper": viper,
        "base": base,
        "rib": rib,
        "mvvm": mvvm,
        "mvvm-base": mvvmBase,
    ]
}

extension SourceFile {

    /// A file whose text is a literal of several lines: such a literal ends before its last line end.
    init(_ path: String, literal: String) {
        self.init(path: path, text: literal + "\n")
    }
}
