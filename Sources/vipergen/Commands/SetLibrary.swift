import VipergenGenerator
import VipergenTemplates

/// Finds template sets, built-in ones and folders.
struct SetLibrary {

    static let defaultName = "viper"

    /// The names that no set's option may have.
    private let generalOptions = Set(GeneralOption.allCases.map(\.rawValue))

    /// Reads the set that `--template` names: a built-in set by its name, or a folder.
    ///
    /// - Throws: a `usage` failure if there is no such set, a `data` failure if it is wrong.
    func find(_ name: String) throws(Failure) -> TemplateSet {
        if let files = BuiltInSets.all[name] {
            return try TemplateSet(files: files, location: name, generalOptions: generalOptions)
        }
        if Disk.isFolder(name) { return try TemplateSet(folder: name, generalOptions: generalOptions) }
        let names = BuiltInSets.all.keys.sorted()
        let all = names.map { "'\($0)'" }.joined(separator: ", ")
        throw Failure(
            .usage,
            "there is no template set '\(name)', and no folder of that name",
            help: names.suggestion(for: name) ?? "the built-in sets are \(all)"
        )
    }
}
