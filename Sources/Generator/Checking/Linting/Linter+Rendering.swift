extension Linter {

    /// Mistakes that only rendering shows. Each is reported once, for the first combination that has it.
    func renderingProblems(_ progress: (Int) -> Void) -> [Diagnostic] {
        guard let templateSet = reading.readableSet else { return [] }
        let place = Diagnostic.Place(file: location)
        if combinations.isEmpty {
            return [Diagnostic("every combination of options is forbidden", at: place, help: "forbid fewer")]
        }
        var problems: [Diagnostic] = []
        // For each combination without a mistake, the templates and copies that a file was written from.
        var written: [Set<String>] = []
        var knownModules: Set<[[UInt8]]> = []
        var knownFiles: Set<[UInt8]> = []
        var reader = NamesOfCombination.Reader()
        var names: [(names: NamesOfCombination, request: Request, options: String)] = []
        for (index, combination) in combinations.enumerated() {
            progress(index)
            do {
                let request = try templateSet.request(combination, named: Self.moduleName)
                let files = try request.render()
                written.append(Set(files.map(\.source)))
                // In a set with mistakes, wrong and missing files are no mistakes of their own.
                guard reading.diagnostics.isEmpty else { continue }
                problems += try stateProblems(files, of: request, known: &knownModules)
                problems += try linkerProblems(files, of: request, known: &knownFiles)
                names.append((reader.names(in: files), request, combination.commandLine))
                if !files.contains(where: { $0.purpose == .module }) {
                    let options = combination.commandLine.isEmpty ? "no options" : "'\(combination.commandLine)'"
                    let help = "forbid the combination, or add a file"
                    problems.append(Diagnostic("with \(options), nothing is written", help: help))
                }
            } catch {
                problems += error.diagnostics
            }
        }
        do { problems += try undeclaredTypes(names) } catch { problems += error.diagnostics }
        if reading.diagnostics.isEmpty, written.count == combinations.count {
            let sometimes = written.reduce(into: Set()) { $0.formUnion($1) }
            // If not all combinations are tried, another one may write the file.
            let unwritten = templateSet.outputs.filter { tried?.isComplete == true && !sometimes.contains($0.name) }
            problems += unwritten.map(problem(withUnwritten:))
            let always = written.reduce(sometimes) { $0.intersection($1) }
            problems += clashes(among: always)
        }
        // The help for one mistake may differ from combination to combination.
        var known = Set(reading.diagnostics.map { Diagnostic($0.message, at: $0.place) })
        return problems.map { Diagnostic($0.message, at: $0.place ?? place, help: $0.help, severity: $0.severity) }
            .filter { known.insert(Diagnostic($0.message, at: $0.place)).inserted }
    }

    /// The name of the module that is rendered.
    private static let moduleName = "Default"

    private func problem(withUnwritten output: TemplateSet.Output) -> Diagnostic {
        let place = Diagnostic.Place(file: output.name)
        if let template = output.template, template.source.bytes.allSatisfy(\.isSpace) {
            return Diagnostic("this template is empty", at: place, help: "write something in it, or remove it")
        }
        let help = "look at its conditions, or remove it"
        return Diagnostic("no combination of options writes this file", at: place, help: help)
    }

    /// Files that every module has under the same name, of the kinds that an app can have once: the generator refuses
    /// two such modules in one run. Templates that name no module are for an app, not for modules, as in `base`; a
    /// module that is a package has names of its own.
    ///
    /// - Parameter names: the names of the templates that every combination of options writes.
    private func clashes(among names: Set<String>) -> [Diagnostic] {
        let variables = reading.templates.flatMap(\.variables).map(\.name)
        let namesModule = !Set(variables).isDisjoint(with: Variables.ofModuleName)
        guard namesModule, !reading.outputs.contains(where: { $0.path.source.text.isBuildManifest }) else { return [] }
        return reading.outputs.filter { output in
            let path = output.path.source.text
            return output.template != nil && output.path.variables.isEmpty && names.contains(output.name)
                && path.isUniqueInApp
        }.map { output in
            let file = output.path.source.text.lastPart
            let message = "each module has a file '\(file)', and an app can have one"
            let name = "name it '{{name}}\(file)\(TemplateSet.templateSuffix)'"
            let help = "\(name); what an app needs once goes into a set of its own, or comes with an option"
            return Diagnostic(message, at: Diagnostic.Place(file: output.name), help: help)
        }
    }
}
