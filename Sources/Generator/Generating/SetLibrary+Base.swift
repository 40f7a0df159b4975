extension SetLibrary {

    /// The name of the module that has the base files.
    package static let baseModule = "Base"

    /// The first set whose modules need the base files of a set; nil if that is a set of modules.
    package func owner(ofBase name: String) throws(Failure) -> String? {
        let owners = try readableSets().sets.filter { $0.base == name }.map(\.name)
        return owners.contains(defaultName) ? defaultName : owners.first
    }

    /// The request for the base files that the modules of a set need; nil if they need none.
    ///
    /// - Parameter values: those of the modules' options. An option of the base set with the same name gets the same
    ///   value.
    package func base(
        of templateSet: TemplateSet,
        in project: Project,
        with values: [String: OptionValue]
    ) throws(Failure) -> Request? {
        guard let name = templateSet.base else { return nil }
        let base = try find(name, isName: true)
        let choices = Dictionary(uniqueKeysWithValues: base.options.map { ($0.name, $0.choices) })
        let shared = values.filter { name, value in choices[name]?.contains(value) ?? false }
        return try Request(try Module(Self.baseModule), of: base, options: shared, project: project)
    }
}
