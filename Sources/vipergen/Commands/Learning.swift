import VipergenGenerator

/// `vipergen learn`: a template set from existing modules.
struct Learning {

    private let arguments: Arguments
    private let set: LearnedSet
    private let name: String
    private let output: OutputFolder
    /// The folder within `output` that the set goes into.
    private let folder: String

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings) throws(Failure) {
        arguments = settings.arguments
        guard arguments.problems.isEmpty else { throw Failure(.usage, arguments.problems) }
        let modules = try collecting(arguments.operands) { operand throws(Failure) in try Self.modules(in: operand) }
        let first = arguments.operands[0].split(separator: "=").last.map(String.init) ?? ""
        let ownName = try Disk.folderName(first) ?? "app"
        let templates = settings.configuration.templates ?? Path.join(settings.repository, "Templates")
        let path = Path.withoutSlashes(arguments[.into] ?? Path.join(templates, ownName))
        guard !path.isEmpty, let name = try Disk.folderName(path) else {
            throw Failure(.usage, "the folder's name is empty", help: "name one after '--into', or leave it out")
        }
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }) else {
            let help = "name the set's folder with '--into': letters, digits, '-', '_' and '.'"
            throw Failure(.usage, "\(quoted(name)) is no name for a template set", help: help)
        }
        (self.name, folder) = (name, path.split(separator: "/").last.map(String.init) ?? path)
        if try Disk.isFolder(path), try !Disk.names(in: path).isEmpty {
            throw Failure(.cannotCreate, "the folder '\(path)' is not empty", help: "name a new one with '--into'")
        }
        output = try OutputFolder(Path.parent(of: path))
        let taken = Set(GeneralOption.allCases.flatMap(\.words))
        set = LearnedSet(modules.flatMap(\.self), name: name, takenNames: taken)
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
        let files = set.files.map { RenderedFile(path: "\(folder)/\($0.path)", contents: $0.contents) }
        let plan = try ModulePlan(folder, files, policy: .refuse, look: output.look)
        var changes = try Changes(arguments, in: [output], console)
        if [.json, .diff, .quiet].allSatisfy({ arguments[$0] == nil }) {
            for template in set.report.templates { console.print(line(template)) }
        }
        let isDone = try changes.finish([Change(plan, in: output)], &console)
        console.conclude(verdict, isResult: false)
        console.warn(notes)
        let path = ShellWords.joined([output.shown(folder)])
        console.suggest("next: '\(Program.name) lint \(path)', then '\(Program.name) status --template \(path)'")
        return isDone
    }

    private func line(_ template: LearnedSet.Report.Template) -> String {
        let modules = "\(template.moduleCount) of \(counted(set.report.moduleCount, "module"))"
        let share = "\(Int(template.share * 100)) % of them in the median"
        return
            "\(output.shown("\(folder)/\(template.path)"))   \(counted(template.lineCount, "line")), in \(modules), \(share)"
    }

    /// `app: 7 templates from 29 modules, 2 options (--mapper, --view-model)`.
    private var verdict: String {
        let report = set.report
        let text =
            "\(name): \(counted(report.templates.count, "template")) from \(counted(report.moduleCount, "module"))"
        let options = report.options.map { "--\($0)" }.joined(separator: ", ")
        return options.isEmpty ? text : "\(text), \(counted(report.options.count, "option")) (\(options))"
    }

    /// More folders are not named in a note.
    private static let namedFolders = 5

    private var notes: [Diagnostic] {
        guard !set.report.leftOut.isEmpty else { return [] }
        let folders = set.report.leftOut
        let message = "\(counted(folders.count, "module")) left out, with less than half of what most have"
        let rest = folders.count > Self.namedFolders ? ", …" : ""
        return [Diagnostic(message, help: folders.prefix(Self.namedFolders).list + rest, severity: .note)]
    }
}
