/// A module that is written to be compiled: one combination of a set's options, the base files, or a module whose types
/// a combination names.
package struct VerifiedModule: Sendable {
    package let request: Request
    /// The options that it tries; nil for a module that others only need.
    package let combination: Combination?
    package let files: [RenderedFile]
    /// The modules whose types this one names, as far as no combination is called so. A file may be in several.
    let companions: [VerifiedModule]

    /// - Throws: a `data` failure if its templates cannot be rendered.
    package init(
        _ request: Request,
        combination: Combination? = nil,
        companions: [VerifiedModule] = []
    ) throws(Failure) {
        self.request = request
        self.combination = combination
        self.companions = companions
        files = try request.render()
    }

    /// The modules of combinations, each with those whose types it names by the examples of its options. A single
    /// combination has a second module beside it: two modules of an app may not declare the same type.
    ///
    /// - Throws: a failure if one cannot be rendered.
    package static func all(_ combinations: [Combination], of templateSet: TemplateSet, in project: Project)
        throws(Failure) -> [VerifiedModule]
    {
        let requests = try collecting(combinations) { combination throws(Failure) in
            try templateSet.request(combination, in: project)
        }
        let names = Set(requests.map(\.module.name.text))
        var modules: [VerifiedModule] = []
        for (request, combination) in zip(requests, combinations) {
            let others = combination.namedTypes(of: templateSet.options).filter { !names.contains($0) }
            var companions = others.flatMap { Self.companions($0, of: request.module, templateSet, project) }
            if combinations.count == 1 {
                let taken = companions.map(\.request.module.name.text) + [request.module.name.text]
                companions +=
                    try second(of: combination, of: templateSet, in: project, besides: taken).map { [$0] } ?? []
            }
            modules.append(try VerifiedModule(request, combination: combination, companions: companions))
        }
        return modules
    }

    /// Another module of a combination's options.
    ///
    /// - Parameter names: what it cannot be called.
    /// - Returns: nil if the set allows none of the names that are tried.
    private static func second(
        of combination: Combination,
        of templateSet: TemplateSet,
        in project: Project,
        besides names: [String]
    ) throws(Failure) -> VerifiedModule? {
        for name in ["Other", "Second", "OtherModule", "SecondModule"] where !names.contains(name) {
            guard let request = try? templateSet.request(combination, named: name, in: project) else { continue }
            return try VerifiedModule(request)
        }
        return nil
    }

    /// What a person generates who names a module in another: that module, and what it says of the one that names it,
    /// by an option that takes a type's name.
    private static func companions(
        _ name: String,
        of module: Module,
        _ templateSet: TemplateSet,
        _ project: Project
    ) -> [VerifiedModule] {
        let naming = templateSet.options.compactMap { option -> [String: OptionValue]? in
            guard case .text(.typeName, _, _) = option.kind else { return nil }
            return [option.name: .text(module.name.text)]
        }
        return ([[:]] + naming).compactMap { options in
            // A module that cannot be so is none that anybody could have meant.
            guard let module = try? Module(name),
                let request = try? Request(
                    module,
                    of: templateSet,
                    options: options,
                    project: project,
                    includesTests: true
                )
            else { return nil }
            return try? VerifiedModule(request)
        }
    }

    /// The names that the project's code has for this module, with the variables they come from.
    var names: [(name: String, variable: String)] {
        let words = request.module.name.words
        return [
            (request.module.name.text, "name"), (words.variable, "variableName"), (words.snake, "snakeName"),
            (words.kebab, "kebabName"),
        ]
    }
}

extension Combination {

    /// The types that the values of texts and lists name.
    fileprivate func namedTypes(of options: [Option]) -> [String] {
        options.flatMap { option -> [String] in
            switch (option.kind, values[option.name]) {
            case (.text(.typeName, _, _), .text(let name)?): [name]
            case (.list(.text(.typeName)), .list(let names)?): names
            default: []
            }
        }
    }
}
