/// Finds every mistake in a template set.
package struct Linter {

    /// More combinations than this are more than anybody tries.
    static let maximumCombinations = 10_000

    private let reading: TemplateSetReading
    package let location: String
    /// The set; nil if it cannot be used.
    package let templateSet: TemplateSet?
    /// The combinations of its options.
    package let combinations: [Combination]

    /// What a module is generated with when it is looked at: the same on every day and machine.
    package static let project = Project(name: "App", author: "Author", company: "Company", date: "2001-01-01")

    /// - Parameters:
    ///   - folder: the set's folder.
    ///   - generalOptions: the options of the command line that no set may declare again, without the dashes.
    /// - Throws: an `inputOutput` failure if the folder cannot be read.
    package init(folder: String, generalOptions: Set<String>) throws(Failure) {
        let files = try TemplateSet.files(in: folder)
        try self.init(files: files, location: folder, generalOptions: generalOptions)
    }

    /// - Parameters:
    ///   - files: every file of the set.
    ///   - location: what errors call the set's folder.
    ///   - generalOptions: as above.
    /// - Throws: a `data` failure if there are too many combinations.
    package init(files: [SourceFile], location: String, generalOptions: Set<String>) throws(Failure) {
        self.location = location
        reading = TemplateSetReading(files, location: location, generalOptions: generalOptions)
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
            reading.diagnostics + unreadOptions + unusedPartials + reading.templates.flatMap(problems)
            + renderingProblems
        return problems.enumerated().sorted { first, second in
            let (place, other) = (first.element.place, second.element.place)
            return (place?.file ?? "", place?.line ?? 0, first.offset) < (
                other?.file ?? "", other?.line ?? 0, second.offset
            )
        }.map(\.element)
    }

    // MARK: - What stands in the files -

    private var unreadOptions: [Diagnostic] {
        var read: Set<String> = []
        for template in reading.templates { read.formUnion(template.variables.map { $0.path.first ?? "" }) }
        let place = Diagnostic.Place(file: "\(location)/\(Manifest.fileName)")
        return (reading.manifest?.options ?? []).filter { !read.contains($0.name) }.map {
            Diagnostic("no template reads the option '\($0.name)'", at: place, help: "use it, or remove it")
        }
    }

    private var unusedPartials: [Diagnostic] {
        var used: Set<String> = []
        for template in reading.templates {
            template.nodes.walk { node in
                switch node {
                case .partial(.literal(let name, _), _, _): used.insert(name)
                case .partial(.dynamic(let reference), _, _): used.formUnion(possibleValues(of: reference))
                default: break
                }
            }
        }
        return reading.partials.filter { !used.contains($0.key) }.map { name, partial in
            let place = Diagnostic.Place(file: partial.source.name)
            return Diagnostic("no template includes the partial '\(name)'", at: place, help: "include it, or remove it")
        }
    }

    /// The values that a variable can have, as far as that is known: a text may be any partial's name.
    private func possibleValues(of reference: Reference) -> [String] {
        let option = reading.manifest?.options.first { $0.name == reference.name }
        if case .choice(let values, _)? = option?.kind { return values }
        return Array(reading.partials.keys)
    }

    private func problems(in template: Template) -> [Diagnostic] {
        let source = template.source
        var problems: [Diagnostic] = []
        var offset = 0
        for line in source.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let end = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            let blank = end.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            if blank > 0 {
                let place = source.place(at: offset + end.count - blank)
                problems.append(Diagnostic("this line ends with white space", at: place, help: "remove it"))
            }
            offset += line.count + 1
        }
        return problems
    }

    // MARK: - What comes out -

    private var renderingProblems: [Diagnostic] {
        guard let templateSet = reading.readableSet else { return [] }
        let place = Diagnostic.Place(file: location)
        var problems: [Diagnostic] = []
        func report(_ diagnostic: Diagnostic) {
            let isKnown = (reading.diagnostics + problems).contains {
                $0.place == diagnostic.place && $0.message == diagnostic.message
            }
            if !isKnown { problems.append(diagnostic) }
        }
        if combinations.isEmpty {
            report(Diagnostic("every combination of options is forbidden", at: place, help: "forbid fewer"))
        }
        for combination in combinations {
            do {
                let (files, failures) = try templateSet.request(combination).renderAll()
                failures.flatMap(\.diagnostics).forEach(report)
                if failures.isEmpty, !files.contains(where: { $0.file.purpose == .module }) {
                    let options = combination.commandLine.isEmpty ? "no options" : "'\(combination.commandLine)'"
                    let help = "forbid the combination, or add a file"
                    report(Diagnostic("with \(options), nothing is written", at: place, help: help))
                }
                for (output, file) in files { problemsOfText(output, file).forEach(report) }
            } catch {
                error.diagnostics.forEach(report)
            }
        }
        return problems
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
        if hasBlank, self.problems(in: template).isEmpty {
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

extension Template {

    /// Every variable that it names.
    fileprivate var variables: [Reference] {
        var references: [Reference] = []
        nodes.walk { node in
            switch node {
            case .variable(let reference, _), .section(let reference, _, _), .partial(.dynamic(let reference), _, _):
                references.append(reference)
            case .partial(.literal, _, _), .text, .block: break
            }
        }
        return references
    }
}
