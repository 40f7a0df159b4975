extension Project {

    /// The project of modules that are only checked: the same on every day and machine.
    package static let placeholder = Project(name: "App", author: "Author", company: "Company", date: "2001-01-01")
}

extension Request {

    /// The module's names in code, with the variables that they come from.
    package var names: [(name: String, variable: String)] {
        let values = Variables.of(module.name)
        return Variables.ofModuleName.map { (values[$0]?.text ?? "", $0) }
    }
}

extension TemplateSet {

    /// The request for a module with a combination of options, tests included.
    ///
    /// - Parameters:
    ///   - name: the module's name, that of the combination by default. If it is reserved, `Module` is added.
    ///   - project: the module's project.
    /// - Throws: a `usage` failure if the set refuses the names.
    package func request(
        _ combination: Combination,
        named name: String? = nil,
        in project: Project = .placeholder
    ) throws(Failure) -> Request {
        func request(_ name: String) throws(Failure) -> Request {
            try Request(try Module(name), of: self, options: combination.values, project: project, includesTests: true)
        }
        let name = name ?? combination.name
        if let request = try? request(name) { return request }
        return try request(name + "Module")
    }
}
