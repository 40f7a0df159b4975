/// What was written for a module, once: it is known from the disk again, whoever had it written, and when.
struct WrittenModule {

    /// A file that was written, and where: files of both folders may have one path.
    struct Key: Hashable {
        let path: String
        let purpose: RenderedFile.Purpose
    }

    struct File {
        let contents: [UInt8]
        /// Whether it was copied from the set as it is.
        let isCopy: Bool
    }

    let files: [Key: File]
    private let request: Request
    /// The lines of the files where the project's author, date and so on are slots. Made when first asked for.
    private var forms: [Key: [LineForm]]?

    init(_ request: Request) throws(Failure) {
        self.request = request
        files = Dictionary(
            uniqueKeysWithValues: try request.renderOutputs().map { output, file in
                (Key(path: file.path, purpose: file.purpose), File(contents: file.contents, isCopy: output.isCopy))
            }
        )
    }

    /// Whether a file on disk is as it was written, apart from who wrote it and when, tabs in place of spaces, and line
    /// ends.
    mutating func isAsWritten(_ contents: [UInt8], _ key: Key) throws(Failure) -> Bool {
        guard let file = files[key] else { return false }
        if file.contents == contents { return true }
        if file.isCopy { return false }
        if forms == nil { forms = try makeForms() }
        let text = LineText(String(decoding: contents, as: UTF8.self))
        let lines = text.isIndentedWithTabs ? text.lines : text.indentedWithTabs.lines
        guard let forms = forms?[key], forms.count == lines.count else { return false }
        return zip(forms, lines).allSatisfy { $0.match($1) != nil }
    }

    private func makeForms() throws(Failure) -> [Key: [LineForm]] {
        // What is empty is not written, and sections over it are not either: it stays empty.
        func standIn(_ word: String, for text: String) -> String { text.isEmpty ? "" : word }
        let project = request.project
        let other = Project(
            name: standIn("zqxProject", for: project.name),
            author: standIn("zqxAuthor", for: project.author),
            company: standIn("zqxCompany", for: project.company),
            date: "zqxDate"
        )
        // The year is the date's first four characters: the date is looked for before it.
        let words = [other.name, other.author, other.company, other.date, String(other.date.prefix(4))]
        var forms: [Key: [LineForm]] = [:]
        for file in try request.with(other).render() {
            let text = LineText(String(decoding: file.contents, as: UTF8.self)).indentedWithTabs
            forms[Key(path: file.path, purpose: file.purpose)] = text.lines.map { line in
                LineForm(line, words: words.filter { !$0.isEmpty }.map { Array($0.utf8) })
            }
        }
        return forms
    }
}

extension TemplateSet.Output {

    fileprivate var isCopy: Bool {
        if case .copy = contents { true } else { false }
    }
}
