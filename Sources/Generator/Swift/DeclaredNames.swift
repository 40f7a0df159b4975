/// What the files of a module, or those that a set writes, declare together.
package struct DeclaredNames: Sendable {

    private var members: [String: Set<String>] = [:]
    /// All of them, of whatever type.
    private(set) var all: Set<String> = []

    /// Those that belong to a type itself.
    private(set) var staticMembers: Set<String> = []

    /// The labels of parameters and arguments.
    private(set) var labels: Set<String> = []

    /// What each type inherits from, or conforms to.
    private var supertypes: [String: Set<String>] = [:]

    init(_ files: some Sequence<NamesInCode>) {
        for file in files {
            supertypes.merge(file.supertypes) { $0.union($1) }
            staticMembers.formUnion(file.staticMembers)
            labels.formUnion(file.labels)
            for (type, names) in file.members {
                members[type, default: []].formUnion(names)
                all.formUnion(names)
            }
        }
    }

    /// The types that declare a member.
    func types(with member: String) -> Set<String> {
        Set(members.keys.filter { members[$0]?.contains(member) == true })
    }

    func declaresType(_ name: String) -> Bool { members[""]?.contains(name) == true }

    /// What a type inherits from and conforms to, also through the module's own types.
    func supertypes(of type: String) -> Set<String> {
        var (found, rest) = (Set<String>(), [type])
        while let next = rest.popLast() {
            let new = (supertypes[next] ?? []).subtracting(found)
            found.formUnion(new)
            rest += new
        }
        return found
    }

    /// The types of the module that inherit from a type or conform to it.
    func subtypes(of type: String) -> [String] { supertypes.keys.filter { supertypes(of: $0).contains(type) }.sorted() }

    /// Those of them that are of the app and of frameworks.
    func inheritedTypes(of type: String) -> Set<String> { supertypes(of: type).filter { supertypes[$0] == nil } }

    func declares(_ occurrence: NamesInCode.Occurrence) -> Bool {
        let name = occurrence.use.name
        if occurrence.isLocal { return true }
        if occurrence.use.owner == .other { return all.contains(name) }
        if occurrence.use.owner == .unhandled { return false }
        return members[""]?.contains(name) == true || members[occurrence.type]?.contains(name) == true
    }
}
