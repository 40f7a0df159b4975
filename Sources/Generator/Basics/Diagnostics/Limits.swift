/// The limits of what is read and written: more than people have, and less than the files of a hostile repository need to
/// make a run endless or to fill the memory. The table in `Documentation/Reference.md` has those that a person can meet.
package enum Limits {

    // MARK: - Files -

    /// The bytes of one file, and of all files together of a module, of a template set, or of a folder that is compiled:
    /// 64 MB. Several symlinks may point to one large file.
    static let size = 64 << 20
    /// The files and folders of a set, or of a folder that is compiled. If several symlinks point to one folder, it is read
    /// once for each.
    static let folderCount = 10_000
    /// How deep folders are nested: in a path that is written, and where modules and files are searched for.
    static let folderDepth = 64
    /// The folders in which a project or base files are searched for, to give advice. With more, there is none.
    static let foldersOfApp = 100
    /// The bytes of a name on Linux and macOS.
    static let nameLength = 255
    /// The bytes of a JSON file: 4 MB. Its elements take many times as much memory.
    static let documentSize = 4 << 20

    // MARK: - Texts -

    /// How deep sections, partials and blocks are nested in templates, lists and objects in JSON, and elements in a property
    /// list: more than a person can read, and less than a stack of half a megabyte holds in a debug build.
    static let nesting = 100
    /// The nodes that one written text is made of. A few dozen partials or blocks, each of which shows the next one twice,
    /// would never end.
    static let pieces = 1_000_000
    /// The mistakes that are reported for one file.
    static let problems = 200

    // MARK: - Sets -

    /// The options of a set. Checking a set takes time in proportion to the square of their number.
    static let options = 1_000
    /// The values that are tried for all options of a set together.
    static let optionValues = 2_000
    /// The combinations of options that `verify` and `lint` try.
    package static let combinations = 10_000
    /// The combinations of options that an imported template is read with.
    static let variants = 1_024
    /// The files that an imported template of Generamba includes: two that include each other would never end.
    static let includes = 100

    // MARK: - Combinations that stand for all -

    /// The combinations of an output's options that are tried to find its different files.
    static let triesForFiles = 2_000
    /// If an output can write more different files than these, a combination for each is not necessary.
    static let differentFiles = 50
    /// The sections of a template that combinations must write. Partials that include each other have exponentially many.
    static let branches = 1_000
    /// The steps of a search without a combination. No set that people write comes near.
    static let searchSteps = 10_000
}
