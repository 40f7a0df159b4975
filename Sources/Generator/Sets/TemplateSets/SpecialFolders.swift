/// The folders of a set that mean something: `partials`, `tests` and `files`.
struct SpecialFolders {

    private static let names = [TemplateSet.partialsFolder, TemplateSet.testsFolder, TemplateSet.copiesFolder]

    /// True if the set writes a package or project, which has a folder `Tests` of its own.
    private let isOfPackage: Bool

    /// - Parameter paths: those of the set's files.
    init(of paths: [String]) {
        isOfPackage = paths.contains { path in
            let suffix = TemplateSet.templateSuffix
            return path.isBuildManifest || path.hasSuffix(suffix) && String(path.dropLast(suffix.count)).isBuildManifest
        }
    }

    /// The special folder that the first folder of a path is meant to be, `tests/` for `Test/a`; nil if it has the
    /// right name, or if no special folder is meant.
    func meant(by path: String) -> String? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let word = path[..<slash].lowercased()
        let meant = Self.names.first { $0 == word + "/" || $0 == word + "s/" }
        if isOfPackage, meant == TemplateSet.testsFolder { return nil }
        return meant.map { $0 == path[...slash] } == true ? nil : meant
    }

    /// The path in a set for a file of a module, whatever its first folder is called. A special folder, as in `tests/a`, or
    /// one that is meant to be, as in `Test/a`, gets a comment before it: `{{! }}Test/a` is a folder of the module.
    static func modulePath(_ path: String) -> String {
        let isSpecial = SpecialFolders(of: []).meant(by: path) != nil || names.contains(where: path.hasPrefix)
        return isSpecial ? "{{! }}\(path)" : path
    }
}
