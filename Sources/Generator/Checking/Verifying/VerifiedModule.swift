/// A module that is rendered to be compiled. It has one combination of a set's options; or it is the base files, or a module
/// whose types a combination names.
package struct VerifiedModule: Sendable {
    package let request: Request
    /// The combination that it tries; nil for the base files, and for a module that other modules name.
    package let combination: Combination?
    package let files: [RenderedFile]
    /// The tests of a package or project. They import it by its name, so they cannot be compiled with the app.
    private(set) var testsOfPackage: [RenderedFile] = []
    /// The modules whose types this one names. They may share files.
    let companions: [VerifiedModule]

    /// - Throws: a `data` failure if its templates cannot be rendered.
    init(_ request: Request, combination: Combination? = nil, companions: [VerifiedModule] = []) throws(Failure) {
        (self.request, self.combination, self.companions) = (request, combination, companions)
        let all = try request.render()
        guard all.contains(where: \.path.isBuildManifest) else {
            files = all
            return
        }
        func isTest(_ file: RenderedFile) -> Bool {
            file.path.rest(below: request.module.folder)?.pathParts.dropLast().contains("Tests") == true
        }
        files = all.filter { !isTest($0) }
        testsOfPackage = all.filter(isTest)
    }

    /// The base files that modules need: those of all the base set's options, which are compiled together.
    ///
    /// - Throws: a `data` failure if there are too many options, or a template cannot be rendered.
    package init(base request: Request) throws(Failure) {
        (self.request, combination, companions) = (request, nil, [])
        var files: [RenderedFile] = []
        for combination in try TriedCombinations(of: request.templateSet).combinations {
            let combined = request.with(combination.values)
            try combined.check()
            let rendered = try combined.render()
            files += rendered.filter { file in !files.contains { $0.path == file.path } }
        }
        self.files = files
    }

    /// The modules of combinations, each with those whose types it names by the examples of its options. A single
    /// combination gets a second module, so that the compiler finds a type that every module declares.
    ///
    /// - Throws: a failure if one cannot be rendered.
    package static func all(
        _ combinations: [Combination],
        of templateSet: TemplateSet,
        in project: Project
    ) throws(Failure) -> [VerifiedModule] {
        let requests = try collecting(combinations) { combination throws(Failure) in
            try templateSet.request(combination, named: sampleName(combination.name), in: project)
        }
        return try zip(requests, combinations).map { request, combination throws(Failure) in
            let namedTypes = combination.namedTypes(of: templateSet.options)
            var companions = namedTypes.flatMap { Self.companions($0, of: request) }
            if combinations.count == 1 {
                // The set may refuse the name.
                let second = try? templateSet.request(combination, named: sampleName("Second"), in: project)
                if let second { companions.append(try VerifiedModule(second)) }
            }
            return try VerifiedModule(request, combination: combination, companions: companions)
        }
    }

    /// `SampleDefault`. The compiler has no such word of its own: `Default` would be a word of many of its messages.
    private static func sampleName(_ name: String) -> String { "Sample" + name }

    /// The modules that a person would generate to use a type that another module names: one with the default options, and
    /// one for each option that takes a type's name, with that module as its value.
    private static func companions(_ name: String, of request: Request) -> [VerifiedModule] {
        let (set, project) = (request.templateSet, request.project)
        let options = set.options.compactMap { option -> [String: OptionValue]? in
            guard case .text(.typeName, _, _) = option.kind else { return nil }
            return [option.name: .text(request.module.name.text)]
        }
        // Modules that the set does not allow are left out.
        return ([[:]] + options).compactMap { options in
            let request = try? Request(Module(name), of: set, options: options, project: project, includesTests: true)
            return request.flatMap { try? VerifiedModule($0) }
        }
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
