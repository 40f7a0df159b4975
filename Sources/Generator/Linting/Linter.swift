/// Finds every mistake in a template set.
package struct Linter {

    /// More combinations than this are more than anybody tries.
    static let maximumCombinations = 10_000

    let reading: TemplateSetReading
    let files: [SourceFile]
    package let location: String
    /// What the set's folder is called; nil for the root.
    let folderName: String?
    /// The names of the sets that there are; nil where that is not known.
    let sets: [String]?
    /// The set; nil if it cannot be used.
    package let templateSet: TemplateSet?
    /// The combinations of its options.
    package let combinations: [Combination]

    /// What a module is generated with when it is looked at: the same on every day and machine.
    package static let project = Project(name: "App", author: "Author", company: "Company", date: "2001-01-01")

    /// - Parameters:
    ///   - folder: the set's folder.
    ///   - generalOptions: the options of the command line that no set may declare again, without the dashes.
    ///   - sets: the names of the sets that there are; nil where that is not known.
    /// - Throws: an `inputOutput` failure if the folder cannot be read.
    package init(folder: String, generalOptions: Set<String>, sets: [String]? = nil) throws(Failure) {
        let files = try TemplateSet.files(in: folder)
        try self.init(files: files, location: folder, generalOptions: generalOptions, sets: sets)
    }

    /// - Parameters:
    ///   - files: every file of the set.
    ///   - location: what errors call the set's folder.
    ///   - generalOptions: as above, as `sets` are.
    /// - Throws: a `data` failure if there are too many combinations, an `inputOutput` failure if what the folder is called
    ///   cannot be told.
    package init(
        files: [SourceFile],
        location: String,
        generalOptions: Set<String>,
        sets: [String]? = nil
    ) throws(Failure) {
        self.files = files
        self.location = location
        folderName = try Disk.folderName(location)
        self.sets = sets
        var reading = TemplateSetReading(files, location: location, generalOptions: generalOptions)
        reading.check(files)
        self.reading = reading
        templateSet = try? reading.templateSet()
        let readable = reading.readableSet
        let count = readable.map { Combination.count(of: $0, upTo: Self.maximumCombinations) } ?? 0
        guard count <= Self.maximumCombinations else {
            let message = "there are more than \(Self.maximumCombinations) combinations of options"
            throw Failure(
                .data,
                message,
                at: Diagnostic.Place(file: location),
                help: "have fewer options, or split the set"
            )
        }
        combinations = readable.map(Combination.all) ?? []
    }

    /// Everything that is wrong, in the order of the files.
    package var problems: [Diagnostic] {
        let problems =
            reading.diagnostics + fileProblems + manifestProblems + unreadOptions + unusedPartials + blockProblems
            + files.flatMap(textProblems) + files.flatMap(otherLanguageProblems) + renderingProblems
        return problems.enumerated().sorted { first, second in
            let (place, other) = (first.element.place, second.element.place)
            return (place?.file ?? "", place?.line ?? 0, first.offset) < (
                other?.file ?? "", other?.line ?? 0, second.offset
            )
        }.map(\.element)
    }

    // MARK: - What comes out -

    private var renderingProblems: [Diagnostic] {
        guard let templateSet = reading.readableSet else { return [] }
        var problems: [Diagnostic] = []
        // Of one mistake the help may differ from combination to combination.
        var known = Set(reading.diagnostics.map { Diagnostic($0.message, at: $0.place) })
        let place = Diagnostic.Place(file: location)
        func report(_ diagnostic: Diagnostic) {
            // What is wrong with the options of a combination is in no file.
            let diagnostic = Diagnostic(
                diagnostic.message,
                at: diagnostic.place ?? place,
                help: diagnostic.help,
                severity: diagnostic.severity
            )
            if known.insert(Diagnostic(diagnostic.message, at: diagnostic.place)).inserted {
                problems.append(diagnostic)
            }
        }
        if combinations.isEmpty {
            report(Diagnostic("every combination of options is forbidden", at: place, help: "forbid fewer"))
        }
        // What comes out of a template with a mistake is not what was meant.
        let isSound = reading.diagnostics.isEmpty
        var written: Set<String> = []
        var writtenAlways = Set(templateSet.outputs.map(\.path.source.name))
        var failed: Set<String> = []
        for combination in combinations {
            do {
                let (files, failures) = try templateSet.request(combination).renderAll()
                failures.flatMap(\.diagnostics).forEach(report)
                failed.formUnion(failures.flatMap(\.diagnostics).compactMap { $0.place?.file })
                if isSound, failures.isEmpty, !files.contains(where: { $0.file.purpose == .module }) {
                    let options = combination.commandLine.isEmpty ? "no options" : "'\(combination.commandLine)'"
                    let help = "forbid the combination, or add a file"
                    report(Diagnostic("with \(options), nothing is written", at: place, help: help))
                }
                let names = files.map { $0.output.path.source.name }
                written.formUnion(names)
                writtenAlways.formIntersection(names)
                if isSound { for (output, file) in files { problemsOfText(output, file).forEach(report) } }
            } catch {
                error.diagnostics.forEach(report)
            }
        }
        if isSound, failed.isEmpty, !combinations.isEmpty {
            for output in templateSet.outputs where !written.contains(output.path.source.name) {
                report(unwritten(output))
            }
        }
        if isSound, failed.isEmpty, !combinations.isEmpty { problems += clashes(among: writtenAlways) }
        return problems
    }

    private func unwritten(_ output: TemplateSet.Output) -> Diagnostic {
        let place = Diagnostic.Place(file: output.path.source.name)
        if case .template(let template) = output.contents, template.source.text.allSatisfy(\.isWhitespace) {
            return Diagnostic("this template is empty", at: place, help: "write something in it, or remove it")
        }
        let help = "look at its conditions, or remove it"
        return Diagnostic("no combination of options writes this file", at: place, help: help)
    }

    private func problemsOfText(_ output: TemplateSet.Output, _ file: RenderedFile) -> [Diagnostic] {
        guard case .template(let template) = output.contents else { return [] }
        let place = Diagnostic.Place(file: template.source.name)
        var problems: [Diagnostic] = []
        if file.contents.last != UInt8(ascii: "\n") {
            problems.append(
                Diagnostic("the file that is written has no line end at its end", at: place, help: "add an empty line")
            )
        }
        let hasBlank = file.contents.split(separator: UInt8(ascii: "\n")).contains { " \t".utf8.contains($0.last ?? 0) }
        if hasBlank, !template.source.text.utf8.hasBlankLineEnd {
            let message = "a line of the file that is written ends with white space"
            problems.append(
                Diagnostic(message, at: place, help: "look for white space before a variable that is empty")
            )
        }
        return problems
    }
}

extension TemplateSet {

    /// The request for a module with these options, tests included.
    ///
    /// - Parameters:
    ///   - name: the module's; by default the combination's.
    ///   - project: what the module belongs to; where it is only looked at, the same on every day and machine.
    /// - Throws: a `usage` failure if the set refuses every name that the module could have.
    package func request(
        _ combination: Combination,
        named name: String? = nil,
        in project: Project = Linter.project
    ) throws(Failure) -> Request {
        func request(_ name: String) throws(Failure) -> Request {
            try Request(
                try Module(name),
                of: self,
                options: combination.values,
                project: project,
                includesTests: true
            )
        }
        if let name { return try request(name) }
        do {
            return try request(combination.name)
        } catch {
            return try request(combination.name + "Module")
        }
    }
}
