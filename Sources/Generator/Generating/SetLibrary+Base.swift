extension SetLibrary {

    /// The name of the module that has the base files.
    package static let baseModule = "Base"

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
