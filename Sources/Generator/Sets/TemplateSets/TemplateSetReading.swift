/// A template set as far as its files can be read, and everything that is wrong in them.
struct TemplateSetReading {

    private(set) var manifest: Manifest?
    private(set) var outputs: [TemplateSet.Output] = []
    private(set) var partials: [String: Template] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// The files that are left out: neither templates nor copied.
    private(set) var leftOut: [SourceFile] = []
    /// True if every template could be read. A template that could not be read may use any name.
    private(set) var isComplete = true
    /// The set as far as it could be read; nil if its manifest could not be.
    private(set) var readableSet: TemplateSet?
    /// True if a template reads the option for the form of the tests.
    private var readsTesting = false
    private let location: String
    private let isChecked: Bool
    /// The folders of this set with a meaning of their own, by what they may be called; nil for a set without mistakes.
    private let folders: SpecialFolders?

    /// - Parameters:
    ///   - generalOptions: the options of the command line that no set may declare again.
    ///   - extent: how much of the set is read and checked.
    init(
        _ files: [SourceFile],
        location: String,
        generalOptions: Set<String>,
        _ extent: TemplateSet.Extent = .init()
    ) {
        (self.location, isChecked) = (location, extent.isChecked)
        let files = files.sorted { $0.path < $1.path }
        folders = extent.isChecked ? SpecialFolders(of: files.map(\.path)) : nil
        manifest = attempt { () throws(Failure) in
            try Self.manifest(files, location, generalOptions, isChecked: extent.isChecked)
        }
        // Of a set that is known to be right, a run without tests reads the partials that it needs.
        let readsAll = extent.isChecked || extent.includesTests
        let isLater = { (file: SourceFile) in !readsAll && file.path.hasPrefix(TemplateSet.partialsFolder) }
        for file in files where file.path != Manifest.fileName && !isLater(file) {
            // One template that reads the form of the tests is enough to know that the set has this option.
            let isTest = file.path.hasPrefix(TemplateSet.testsFolder)
            if extent.includesTests || !isTest || !readsTesting && Self.namesTesting(file.contents) { read(file) }
        }
        readIncluded(files.filter(isLater))
        if readsTesting, manifest?.options.contains(where: { $0.name == Option.testingName }) == false {
            manifest?.options.append(.testing(default: Option.testingForms[0]))
        }
        if extent.isChecked { diagnostics += misnamedFolders(files) }
        guard let manifest, let header = try? Template("", name: TemplateSet.headerPartial) else { return }
        let all = [TemplateSet.headerPartial: header].merging(partials) { $1 }
        readableSet = TemplateSet(manifest: manifest, outputs: outputs, partials: all, location: location)
        guard extent.isChecked else { return }
        let templates = outputs.flatMap(\.templates)
        diagnostics += UnknownNames.problems(in: templates, options: manifest.options, partials: all)
    }

    /// True if a file may read the form of the tests. Most do not even have the word.
    private static func namesTesting(_ text: [UInt8]) -> Bool { text.firstRange(of: testingName) != nil }

    private static let testingName = Array(Option.testingName.utf8)

    /// Every template in the set, paths included, in the order of their files.
    var templates: [Template] {
        (outputs.flatMap(\.templates).map(\.template) + partials.values).sorted { $0.source.name < $1.source.name }
    }

    /// - Throws: a `data` failure if anything is wrong.
    func templateSet() throws(Failure) -> TemplateSet {
        guard diagnostics.isEmpty, let templateSet = readableSet else { throw Failure(.data, diagnostics) }
        return templateSet
    }

    private mutating func attempt<Result>(_ body: () throws(Failure) -> Result) -> Result? {
        do {
            return try body()
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }

    // MARK: - Files -

    private static func manifest(
        _ files: [SourceFile],
        _ location: String,
        _ generalOptions: Set<String>,
        isChecked: Bool
    ) throws(Failure) -> Manifest {
        guard let file = files.first(where: { $0.path == Manifest.fileName }) else {
            let isInner = files.first { $0.path.hasSuffix("/" + Manifest.fileName) }
            let inner = isInner.map { "did you mean '\(location)/\(Path.parent(ofItem: $0.path))'?" }
            let help = inner ?? "a template set is a folder with this file, at least {\"name\": \"…\"}"
            throw Failure(.data, "there is no \(Manifest.fileName)", at: Diagnostic.Place(file: location), help: help)
        }
        let source = try SourceText(file, name: "\(location)/\(file.path)", isChecked: isChecked)
        guard isChecked else { return try Manifest(source, takenNames: nil) }
        let takenNames = Dictionary(uniqueKeysWithValues: generalOptions.map { ($0, "the option '--\($0)'") })
            .merging(Variables.owners) { option, _ in option }
        return try Manifest(source, takenNames: takenNames)
    }

    /// Reads a file as a partial, a template or a copy, by its folder and its ending.
    private mutating func read(_ file: SourceFile) {
        // A misnamed folder is reported once, and not once for each of its files.
        let path = folders?.meant(by: file.path).map { $0 + file.path.drop { $0 != "/" }.dropFirst() } ?? file.path
        let name = "\(location)/\(file.path)"
        let isPartial = path.hasPrefix(TemplateSet.partialsFolder)
        let isTest = path.hasPrefix(TemplateSet.testsFolder)
        var target = path.dropFirst(isTest ? TemplateSet.testsFolder.count : 0)
        let isCopy = target.hasPrefix(TemplateSet.copiesFolder)
        if isCopy { target = target.dropFirst(TemplateSet.copiesFolder.count) }
        guard isCopy || path.hasSuffix(TemplateSet.templateSuffix) else { return leftOut.append(file) }
        if !isCopy { target = target.dropLast(TemplateSet.templateSuffix.count) }
        let known = diagnostics.count
        let template =
            isCopy
            ? nil
            : attempt { [isChecked] () throws(Failure) in
                try Template(SourceText(file, name: name, isChecked: isChecked))
            }
        if isPartial {
            // A partial that cannot be read is not reported as unknown, too.
            let partial = String(target.dropFirst(TemplateSet.partialsFolder.count))
            partials[partial] = template ?? (try? Template("", name: name))
        } else if let path = attempt({ () throws(Failure) in try Template(String(target), name: name) }),
            isCopy || template != nil
        {
            let purpose: FilePurpose = isTest ? .tests : .module
            outputs.append(.init(file, purpose, path, template))
            readsTesting = readsTesting || path.reads(Option.testingName)
        }
        readsTesting = readsTesting || template?.reads(Option.testingName) == true
        if diagnostics.count > known { isComplete = false }
    }

    /// Reads those of some partials that a module's files include, and those that these include in turn.
    private mutating func readIncluded(_ files: [SourceFile]) {
        let (start, end) = (TemplateSet.partialsFolder.count, TemplateSet.templateSuffix.count)
        let named = files.map { (name: String($0.path.dropFirst(start).dropLast(end)), file: $0) }
        var unread = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.file) })
        var pending = outputs.filter { $0.purpose == .module }.compactMap(\.template)
        while !unread.isEmpty, let template = pending.popLast() {
            let names = template.partialNames.flatMap { manifest?.options.names(of: $0, among: unread.keys) ?? [] }
            for name in names {
                guard let file = unread.removeValue(forKey: name) else { continue }
                read(file)
                if let partial = partials[name] { pending.append(partial) }
            }
        }
    }

    private func misnamedFolders(_ files: [SourceFile]) -> [Diagnostic] {
        files.compactMap { file in
            guard let meant = folders?.meant(by: file.path)?.dropLast() else { return nil }
            let place = Diagnostic.Place(file: "\(location)/\(file.path.prefix { $0 != "/" })")
            let message = "a folder of this name means nothing: '\(meant)' does"
            return Diagnostic(message, at: place, help: "name it '\(meant)'")
        }.unique
    }
}

extension TemplateSet.Output {

    /// The template of its path, and that of its contents.
    fileprivate var templates: [(template: Template, isPath: Bool)] {
        [(path, true)] + (template.map { [($0, false)] } ?? [])
    }
}
