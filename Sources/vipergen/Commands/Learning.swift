import VipergenGenerator

/// `vipergen learn`: a template set from existing modules.
struct Learning {

    private let arguments: Arguments
    private let set: LearnedSet
    private let place: NewSetFolder

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings) throws(Failure) {
        arguments = settings.arguments
        let modules = try collecting(arguments.operands) { operand throws(Failure) in try Self.modules(in: operand) }
        let first = arguments.operands[0].split(separator: "=").last.map(String.init) ?? ""
        let ownName = try Disk.folderName(first) ?? "app"
        let templates = settings.configuration.templates ?? Path.join(settings.repository, "Templates")
        place = try NewSetFolder(arguments[.into] ?? Path.join(templates, ownName))
        let taken = Set(GeneralOption.allCases.flatMap(\.words))
        var tests: [String: String] = [:]
        if let folder = settings.configuration.testsOutput, try Disk.isFolder(folder) {
            tests = try SeenModule.texts(inFolder: folder)
        }
        set = LearnedSet(modules.flatMap(\.self).map { $0.adding(tests: tests) }, name: place.name, takenNames: taken)
    }

    /// - Parameter operand: `FOLDER`, or `NAME=FOLDER`.
    private static func modules(in operand: String) throws(Failure) -> [SeenModule] {
        let parts = operand.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1 { _ = try ModuleName(parts[0]) }
        let folder = parts[parts.count - 1]
        let modules = try SeenModule.modules(inFolder: folder, named: parts.count > 1 ? parts[0] : nil)
        guard !modules.isEmpty else {
            let help = "a module is a folder with two files or more whose names begin with the module's"
            throw Failure(.usage, "there is no module in '\(folder)'", help: help)
        }
        return modules
    }

    func run(_ console: inout Console) throws(Failure) -> Bool {
        var changes = try Changes(arguments, in: [place.output], console)
        if [.json, .diff, .quiet].allSatisfy({ arguments[$0] == nil }) {
            for template in set.report.templates { console.print(line(template)) }
        }
        let isDone = try changes.finish([try place.change(set.files)], &console)
        console.conclude(verdict, isResult: false)
        console.warn(notes)
        let path = place.shown
        console.suggest("next: '\(Program.name) lint \(path)', then '\(Program.name) status --template \(path)'")
        return isDone
    }

    private func line(_ template: LearnedSet.Report.Template) -> String {
        let modules = "\(template.moduleCount) of \(counted(set.report.moduleCount, "module"))"
        let share = "\(Int(template.share * 100)) % of them in the median"
        return
            "\(place.output.shown("\(place.folder)/\(template.path)"))   \(counted(template.lineCount, "line")), in \(modules), \(share)"
    }

    /// `app: 7 templates from 29 modules, 2 options (--mapper, --view-model)`.
    private var verdict: String {
        let report = set.report
        let text =
            "\(place.name): \(counted(report.templates.count, "template")) from \(counted(report.moduleCount, "module"))"
        let options = report.options.map { "--\($0)" }.joined(separator: ", ")
        return options.isEmpty ? text : "\(text), \(counted(report.options.count, "option")) (\(options))"
    }

    private var notes: [Diagnostic] {
        let report = set.report
        let modules = "\(counted(report.leftOut.count, "module")) left out, with less than half of what most have"
        let files = "\(counted(report.rareFiles.count, "file")) left out, in too few modules for an option"
        let rare = report.rareFiles.map { "\($0.name) (\($0.moduleCount) of \(report.moduleCount))" }
        return [(modules, report.leftOut), (files, rare)].filter { !$0.1.isEmpty }.map { message, names in
            Diagnostic(message, help: names.list(first: 5), severity: .note)
        }
    }
}
