import VipergenGenerator

/// `vipergen learn`: a template set from existing modules.
struct Learning {

    let settings: Settings

    func run(_ console: Console) throws(Failure) -> Bool {
        let arguments = settings.arguments
        let modules = try collecting(arguments.operands) { operand throws(Failure) in try Self.modules(in: operand) }
        let first = arguments.operands[0].split(separator: "=").first.map(String.init) ?? ""
        let place = try NewSetFolder(settings.newSetFolder(try Disk.folderName(first) ?? "app"))
        try place.checkHoldsNoSets(settings.configuration)
        try place.checkIsNew()
        let tests = try testsOfModules()
        let seen = modules.flatMap(\.self).map { $0.adding(tests: tests) }
        let set = LearnedSet(seen, name: place.name, takenNames: GeneralOption.allWords)
        let source = counted(set.report.moduleCount, "module")
        guard !set.report.templates.isEmpty else {
            let message = "no template can be made from \(source): there is no text that most of them have"
            let kind = "name modules that have files of the same kind, such as HomeView.swift and LoginView.swift"
            let help = kind + "; 'FOLDER=NAME' takes a folder as one module: 'App/FeatureLogin=Login'"
            throw Failure(.data, [Diagnostic(message, help: help)] + notes(set.report))
        }
        var changes = try Changes(settings, in: [place.output], console)
        for template in set.report.templates where !arguments.diff {
            console.printResult(line(template, of: source, in: place.path))
        }
        let isDone = try changes.finish([try place.change(set.files)])
        let templates = "\(counted(set.report.templates.count, "template")) from \(source)"
        console.conclude(place.verdict(templates, options: set.report.options))
        console.warn(notes(set.report))
        let status = "'\(Program.name) status --template \(place.shown)'"
        console.suggest("next: '\(Program.name) lint \(place.shown)', then \(status)")
        return isDone
    }

    /// - Parameter operand: `FOLDER`, or `FOLDER=NAME`.
    private static func modules(in operand: String) throws(Failure) -> [SeenModule] {
        let parts = operand.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var (folder, name) = (parts[0], parts.dropFirst().first)
        // `Login=App/Login` says the same as `App/Login=Login`.
        if let other = name, try !Disk.isFolder(folder), try Disk.isFolder(other) { (folder, name) = (other, folder) }
        if let name, (try? ModuleName(name)) == nil {
            let help = "write 'FOLDER', or 'FOLDER=NAME' for the folder of one module"
            throw Failure(.usage, "\(quoted(name)) is not a module's name", help: help)
        }
        let modules = try SeenModule.modules(inFolder: folder, named: name)
        guard !modules.isEmpty else {
            let help = "a module is a folder with two files or more whose names begin with the module's"
            throw Failure(.usage, "there is no module in '\(folder)'", help: help)
        }
        return modules
    }

    /// The texts of the configured tests' folder, in which the modules' tests may be.
    private func testsOfModules() throws(Failure) -> [String: String] {
        guard let folder = settings.configuration.testsOutput, try Disk.isFolder(folder) else { return [:] }
        return try SeenModule.texts(inFolder: folder)
    }

    private func line(_ template: LearnedSet.Report.Template, of modules: String, in folder: String) -> String {
        let path = Path.join(folder, template.path)
        let modules = "\(template.moduleCount) of \(modules)"
        let share = "\(template.share.percentage) % of them in the median"
        return "\(path)   \(counted(template.lineCount, "line")), in \(modules), \(share)"
    }

    private func notes(_ report: LearnedSet.Report) -> [Diagnostic] {
        let arguments = settings.arguments
        let rare = report.rareFiles.map { "\($0.name) (\($0.moduleCount) of \(report.moduleCount))" }
        let undeclared = report.undeclared.map { "\($0.name) (\($0.template))" }
        let unshared = "without a text that most modules share, or without the module's name in its own"
        // The paths in `.` begin with the name of the working directory.
        let isHere = arguments.operands == ["."]
        let leftOut = report.leftOut.map { isHere ? String($0.drop { $0 != "/" }.dropFirst()) : $0 }
        let notes = [
            ("folder", "left out, too different from the others; learn from them alone for a second set", leftOut),
            ("file", "left out, in too few modules for an option, which needs 20 % of at least 6 modules", rare),
            ("file", "left out, \(unshared)", report.unsharedFiles),
            ("name", "used, but not declared", undeclared),
        ]
        let shown = arguments.verbose || arguments.json ? Int.max : 5
        return notes.filter { !$2.isEmpty }.map { noun, reason, names in
            Diagnostic("\(counted(names.count, noun)) \(reason)", help: names.list(first: shown), severity: .note)
        }
    }
}
