/// What the files of a module, or those that a set writes, declare together.
struct DeclaredNames {

    private var members: [String: Set<String>] = [:]
    private var all: Set<String> = []

    init(_ files: [NamesInCode]) {
        for file in files {
            for (type, names) in file.members {
                members[type, default: []].formUnion(names)
                all.formUnion(names)
            }
        }
    }

    /// True if a name that is used in a type is declared.
    func declares(_ use: NamesInCode.Use, in type: String) -> Bool {
        use.owner == .other
            ? all.contains(use.name)
            : members[""]?.contains(use.name) == true || members[type]?.contains(use.name) == true
    }
}
