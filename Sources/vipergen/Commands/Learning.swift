import VipergenGenerator

/// `vipergen learn`: a template set from existing modules.
struct Learning {

    let settings: Settings

    func run(_ console: Console) throws(Failure) -> Bool {
        let arguments = settings.arguments
        var (modules, failures, folders): ([SeenModule], [Failure], [String]) = ([], [], [])
        for operand in arguments.operands {
            do throws(Failure) {
                modules += try Self.modules(in: operand)
                folders.append(operand)
            } catch {
                failures.append(error)
            }
        }
        guard let folder = folders.first else { throw Failure(all: failures) }
        // One wrong name is no reason to learn nothing from the others.
        console.warn(failures.flatMap(\.warnings))
        let first = folder.split(separator: "=").first.map(String.init) ?? ""
        let place = try NewSetFolder(settings.newSetFolder(try Disk.folderName(first) ?? "app"))
        try place.checkHoldsNoSets(settings.configuration)
        try place.checkIsNew()
        let tests = try testsOfModules()
        let seen = try modules.map { module throws(Failure) in try onDisk(module).adding(tests: tests) }
        let set = LearnedSet(seen, name: place.name, takenNames: GeneralOption.allWords)
        let source = counted(set.report.moduleCount, "module")
        guard !set.report.templates.isEmpty else {
            let message = "no template can be made from \(source): there is no text that most of them have"
            let kind = "name modules that have files of the same kind, such as HomeView.swift and LoginView.swift"
            let help = kind + "; 'FOLDER=NAME' takes a folder as one module: 'App/FeatureLogin=Login'"
            throw Failure(.data, [Diagnostic(message, help: help)] + notes(set.report))
        }
        let leftOut = Set(set.report.leftOut)
        let learned = try NewConfiguration(settings, set, place, seen.filter { !leftOut.contains($0.folder) })
        var changes = try Changes(settings, in: [place.output, learned.repository], console)
        for template in set.report.templates where !arguments.diff {
            console.printResult(line(template, of: source, in: place.path))
        }
        let configuration = try learned.change()
        let isDone = try changes.finish([try place.change(set.files), configuration].compactMap(\.self))
        let templates = "\(counted(set.report.templates.count, "template")) from \(source)"
        console.conclude(place.verdict(templates, options: set.report.options))
        let notes = notes(set.report) + learned.notes
        let isShortened = notes.contains { "\($0.message)\($0.help ?? "")".hasSuffix("…") }
        let hint = Diagnostic("'--verbose' shows the lists that end with '…' in full", severity: .note)
        console.warn(notes + (isShortened ? [hint] : []))
        console.suggest(learned.nextStep)
        return isDone
    }

    /// The module with the path of its folder from the working directory.
    private func onDisk(_ module: SeenModule) throws(Failure) -> SeenModule {
        // The paths in `.` begin with the name of the working directory.
        let isHere = settings.arguments.operands.contains { [".", "./"].contains($0) }
        guard isHere, let here = try Disk.folderName("."), module.folder.hasPrefix("\(here)/") else { return module }
        return module.moved(to: String(module.folder.dropFirst(here.count + 1)))
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
        let lines = "\(path)   \(counted(template.lineCount, "line")), in \(template.moduleCount) of \(modules)"
        let (found, all, _) = template.commonLines
        let common = all == 0 ? "" : "; \(found) of \(counted(all, "common line"))"
        // A set has all lines of a single module.
        return template.moduleCount == 1
            ? lines : "\(lines), \(template.share.percentage) % of them in the median\(common)"
    }

    private func notes(_ report: LearnedSet.Report) -> [Diagnostic] {
        let arguments = settings.arguments
        let rare = report.rareFiles.map { "\($0.name) (\($0.moduleCount) of \(report.moduleCount))" }
        func place(_ place: Diagnostic.Place) -> String { "(\(place.file):\(place.line ?? 1))" }
        let undeclared = report.undeclared.map { "\($0.name) \(place($0.place))" }
        let mistakes = report.mistakes.map { "\($0.text) \(place($0.place))" }
        let missing = report.missing.map {
            "in \($0.moduleCount) of \($0.of): '\($0.text)', \($0.reason) \(place($0.place))"
        }
        let spellings = report.undecidedSpellings.map { spelling in
            let text = spelling.text.split(separator: "\n").first.map(String.init) ?? ""
            return "\(text), or \(spelling.others.joined(separator: ", ")) \(place(spelling.place))"
        }
        let different = report.templates.filter { $0.moduleCount > 1 }.flatMap { template in
            template.commonLines.missing.map { "'\($0)' (\(template.path))" }
        }
        let unshared = "without a text that most modules share, or without the module's name in its own"
        let notes = [
            (
                "folder",
                "left out, too different from the others; for a second set, run 'learn' with such folders alone",
                report.leftOut
            ),
            ("file", "left out, in too few modules for an option, which needs 20 % of at least 6 modules", rare),
            ("file", "left out, \(unshared)", report.unsharedFiles),
            ("line", "left out that 80 % of the modules with the code around have in some form", missing),
            ("line", "left out that 80 % of the modules have, each in other code", different),
            ("name", "used, but not declared", undeclared),
            ("place", "to correct by hand", mistakes),
            ("text", "with a spelling of the name that names of one word leave open", spellings),
        ]
        let one = Diagnostic(
            "one module does not say what modules have in common: the set is a copy of it",
            help: "name a folder with several modules, or replace what is the module's own",
            severity: .note
        )
        let shown = arguments.verbose || arguments.json ? Int.max : 5
        return (report.moduleCount == 1 ? [one] : [])
            + notes.filter { !$2.isEmpty }.map { noun, reason, all in
                // Two uses in one line have one place.
                let names = all.unique
                // Sentences have quotes of their own.
                let isOfNames = ["folder", "file", "name"].contains(noun)
                let sentences = names.prefix(shown).joined(separator: "; ") + (names.count > shown ? "; …" : "")
                let help = isOfNames ? names.list(first: shown) : sentences
                return Diagnostic("\(counted(names.count, noun)) \(reason)", help: help, severity: .note)
            }
    }
}
