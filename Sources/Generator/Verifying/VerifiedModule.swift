/// A module that is written to be compiled: one combination of a set's options, the base files, or a module whose types
/// others name.
package struct VerifiedModule: Sendable {
    package let request: Request
    /// The options that it tries; nil for a module that others only need.
    package let combination: Combination?
    package let files: [RenderedFile]

    /// - Throws: a `data` failure if its templates cannot be rendered.
    package init(_ request: Request, combination: Combination? = nil) throws(Failure) {
        self.request = request
        self.combination = combination
        files = try request.render()
    }

    /// The modules of combinations, and those whose types they name by the examples of their options.
    ///
    /// - Throws: a failure if one cannot be rendered.
    package static func all(_ combinations: [Combination], of templateSet: TemplateSet, in project: Project)
        throws(Failure) -> [VerifiedModule]
    {
        var modules: [VerifiedModule] = []
        for combination in combinations {
            let request = try templateSet.request(combination, in: project)
            modules.append(try VerifiedModule(request, combination: combination))
        }
        var names = Set(modules.map(\.request.module.name.text))
        for name in combinations.flatMap({ $0.namedTypes(of: templateSet.options) }) where names.insert(name).inserted {
            guard let module = try? Module(name),
                let request = try? Request(module, of: templateSet, project: project)
            else { continue }
            modules.append(try VerifiedModule(request))
        }
        return modules
    }

    /// The names that the project's code has for this module, the longest first, with the variables they come from.
    var names: [(name: String, variable: String)] {
        let words = request.module.name.words
        let all = [
            (request.module.name.text, "name"), (words.variable, "variableName"), (words.snake, "snakeName"),
            (words.kebab, "kebabName"),
        ]
        var seen: Set<String> = []
        return all.filter { seen.insert($0.0).inserted }.sorted { $0.0.utf8.count > $1.0.utf8.count }
    }
}

extension Combination {

    /// The types that the values of texts and lists name.
    fileprivate func namedTypes(of options: [Option]) -> [String] {
        options.flatMap { option -> [String] in
            switch (option.kind, values[option.name]) {
            case (.text(.typeName, _, _), .text(let name)?): name.isEmpty ? [] : [name]
            case (.list(.text(.typeName)), .list(let names)?): names
            default: []
            }
        }
    }
}
