import VipergenGenerator

/// `vipergen NAME...`: the modules that are asked for.
struct Generation {

    private let orders: [ModuleOrder]
    private let selections: Selections
    private let project: Project
    private let output: OutputFolder
    private let testsOutput: OutputFolder?
    private let arguments: Arguments

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings, _ templateSet: TemplateSet, _ library: SetLibrary) throws(Failure) {
        arguments = settings.arguments
        project = try settings.project()
        var problems = arguments.problems
        var selections = try Selections(templateSet, arguments.values, library)
        do {
            orders = try Self.orders(settings.arguments, &selections, project)
        } catch {
            throw Failure(error.kind, problems + error.diagnostics)
        }
        self.selections = selections
        if orders.isEmpty, problems.isEmpty {
            let help = "'\(Program.name) Login' writes the module Login; see '--help'"
            problems.append(Diagnostic("no module's name is given", help: help))
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        output = try OutputFolder(settings.outputPath)
        testsOutput = try settings.testsPath.map { path throws(Failure) in try OutputFolder(path) }
        if testsOutput != nil, !project.isModule {
            let place = settings.configuration.place(of: .project)
            let message = "'project': tests import the app's module, and '\(project.name)' is no module's name"
            throw Failure(.data, message, at: place, help: "write the module's name, as code imports it")
        }
        if let testsOutput { try Self.checkTestsOutput(testsOutput, output, orders.map(\.module)) }
    }

    private static func orders(
        _ arguments: Arguments,
        _ selections: inout Selections,
        _ project: Project
    ) throws(Failure) -> [ModuleOrder] {
        if let word = arguments.operands.first, word.allSatisfy(\.isLowercase),
            let help = Command.words.suggestion(for: word)
        {
            throw Failure(.usage, "'\(word)' is neither a command nor a module's name", help: help)
        }
        var names = arguments.operands.map { GivenName(text: $0, place: nil) }
        if let file = arguments[.namesFrom] { names += try GivenName.read(from: file) }
        var seen: [String: String] = [:]
        return try collecting(names) { name throws(Failure) in
            try name.placing { () throws(Failure) in
                let order = try ModuleOrder(name, &selections)
                _ = try selections.request(order, project)
                // Folders on a Mac do not tell capitals from small letters.
                let folder = order.module.folder
                if let other = seen.updateValue(folder, forKey: folder.lowercased()) {
                    let names =
                        other == folder
                        ? "'\(folder)' is" : "'\(other)' and '\(folder)' are one folder on many disks, and"
                    throw Failure(.usage, "\(names) named twice", help: "name each module once")
                }
                return order
            }
        }
    }

    /// - Returns: false for a check that differs.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        let changes = Changes(arguments: arguments, outputs: [output] + (testsOutput.map { [$0] } ?? []))
        return try changes.run(orders, &console, plan: plan)
    }

    private func plan(_ order: ModuleOrder) throws(Failure) -> [Change] {
        let request = try selections.request(order, project, includesTests: testsOutput != nil)
        let files = try request.render()
        guard let testsOutput, testsOutput.identity != output.identity else {
            // Where tests go into the folder of the modules, the two are one.
            return [try change(request, files, [.module, .tests], in: output)]
        }
        let tests = files.filter { $0.purpose == .tests }
        let own = try change(request, files.filter { $0.purpose == .module }, [.module], in: output)
        return tests.isEmpty ? [own] : [own, try change(request, tests, [.tests], in: testsOutput)]
    }

    private func change(
        _ request: Request,
        _ files: [RenderedFile],
        _ purposes: [RenderedFile.Purpose],
        in output: OutputFolder
    ) throws(Failure) -> Change {
        let policy: ConflictPolicy =
            arguments[.force] != nil ? .overwrite : arguments[.skipExisting] != nil ? .skip : .refuse
        let plan = try ModulePlan(request.module.folder, files, policy: policy, look: output.look)
        var folders: Set<String> = []
        if arguments[.check] != nil {
            for purpose in purposes { folders.formUnion(try request.folders(for: purpose)) }
        }
        return Change(output: output, plan: plan, folders: folders)
    }

    /// - Throws: a `usage` failure if tests would go into a module's folder, which is there whole or not at all.
    private static func checkTestsOutput(
        _ testsOutput: OutputFolder,
        _ output: OutputFolder,
        _ modules: [Module]
    ) throws(Failure) {
        let tests = testsOutput.identity + "/"
        let root = output.identity
        guard let module = modules.first(where: { tests.hasPrefix("\(root)/\($0.folder)/") }) else { return }
        let message = "the tests' folder '\(testsOutput.path)' is in the folder of the module '\(module.folder)'"
        throw Failure(.usage, message, help: "choose another one with '--tests-output'")
    }
}
