/// Finds every mistake in a template set.
package struct Linter {

    let reading: TemplateSetReading
    let files: [SourceFile]
    package let location: String
    /// The name that the set must have: that of its folder; nil for any.
    let folderName: String?
    /// The names of all sets; nil if they are not known.
    let sets: [String]?
    /// The combinations of options that are tried; nil for a set that cannot be read.
    package let tried: TriedCombinations?

    /// - Parameters:
    ///   - files: every file of the set.
    ///   - location: the set's folder, as errors name it.
    ///   - folderName: the name of that folder; nil if the set may have any name.
    ///   - generalOptions: the options of the command line that no set may declare again, without the dashes.
    ///   - sets: the names of all sets; nil if they are not known.
    ///   - combinations: the combinations of options to try.
    /// - Throws: a `data` failure if there are too many combinations of options.
    package init(
        files: [SourceFile],
        location: String,
        folderName: String? = nil,
        generalOptions: Set<String>,
        sets: [String]? = nil,
        combinations: (TemplateSet) throws(Failure) -> TriedCombinations = Self.combinations
    ) throws(Failure) {
        (self.files, self.location, self.folderName, self.sets) = (files, location, folderName, sets)
        reading = TemplateSetReading(files, location: location, generalOptions: generalOptions)
        tried = try reading.readableSet.map(combinations)
    }

    /// All combinations of a set's options, or if there are too many, those that stand for all.
    package static func combinations(of templateSet: TemplateSet) throws(Failure) -> TriedCombinations {
        if let all = TriedCombinations(allOf: templateSet) { return all }
        return try TriedCombinations(of: templateSet)
    }

    package var combinations: [Combination] { tried?.combinations ?? [] }

    /// The set; nil if it cannot be used.
    package var templateSet: TemplateSet? { try? reading.templateSet() }

    /// Everything that is wrong, in the order of the files.
    package var problems: [Diagnostic] { problems { _ in } }

    /// - Parameter progress: receives how many combinations have been tried.
    package func problems(progress: (Int) -> Void) -> [Diagnostic] {
        // Of a folder that is no set, nothing else is worth saying.
        guard files.contains(where: { $0.path == Manifest.fileName }) else {
            return reading.diagnostics.filter { $0.place?.file == location }
        }
        let problems =
            reading.diagnostics + fileProblems + manifestProblems + unreadOptions + unusedPartials + blockProblems
            + files.flatMap(textProblems) + renderingProblems(progress)
        return problems.sorted {
            ($0.place?.file ?? "", $0.place?.line ?? 0) < ($1.place?.file ?? "", $1.place?.line ?? 0)
        }
    }

    /// A file as a text that is checked: a template, or the manifest; nil for files that are left out or not UTF-8.
    func text(of file: SourceFile) -> SourceText? {
        reading.leftOut.contains(file) ? nil : try? SourceText(file, name: "\(location)/\(file.path)")
    }
}

extension SourceFile {

    var isTemplate: Bool { path.hasSuffix(TemplateSet.templateSuffix) }
}
