/// The files that a set writes for a module, compared with existing ones. A file is unedited if it differs only in the
/// author, date and project in the comment at its head, in dates, in indentation, in white space at the ends of lines, in
/// line ends, or in a byte order mark.
package struct WrittenModule {

    let files: [RenderedFile.Location: RenderedFile]
    private let templateSet: TemplateSet
    /// The same module with placeholders for author, date and so on. The author may have been configured when the file was
    /// written, and not today. So there are requests with and without each value that is empty today: up to eight.
    private let anonymous: [Request]
    /// The same module with a placeholder for the date alone.
    private let undated: Request
    /// The placeholders. The date comes before the year, which is its first four characters: `zqxDate`, `zqxD`.
    private let words: [[UInt8]]
    /// What is written in the placeholders' place today.
    private let values: [String]

    /// - Parameter request: the request that the module was made by.
    /// - Throws: what rendering throws.
    package init(_ request: Request) throws(Failure) {
        templateSet = request.templateSet
        files = Dictionary(uniqueKeysWithValues: try request.render().map { ($0.location, $0) })
        let (project, date) = (request.project, "zqxDate")
        let placeholders = ["zqxProject", "zqxAuthor", "zqxCompany"]
        // An empty variable writes nothing, and its sections write nothing either.
        let forms = zip([project.name, project.author, project.company], placeholders).reduce([[]]) { forms, variable in
            forms.map { $0 + [variable.1] } + (variable.0.isEmpty ? forms.map { $0 + [""] } : [])
        }
        anonymous = forms.map { form in
            let other = Project(name: form[0], author: form[1], company: form[2], date: date)
            return request.with(in: other)
        }
        undated = request.with(
            in: Project(name: project.name, author: project.author, company: project.company, date: date)
        )
        words = (placeholders + [date, String(date.prefix(4))]).map { Array($0.utf8) }
        values = [project.name, project.author, project.company, project.date, String(project.date.prefix(4))]
    }

    // MARK: - Headers -

    /// The comment at the head of an existing file: the texts that it has in the place of placeholders.
    struct Header {
        /// The index of the request that writes the comment.
        fileprivate let form: Int
        fileprivate let texts: [Int: String]
        /// The number of edited lines, and how much of the comment is in the place of placeholders, in bytes. If two
        /// requests may have written a comment, the one with the smaller difference is taken.
        let difference: (editedLines: Int, bytes: Int)
    }

    /// - Returns: a header for each request that may have written the comment; none if it has no author, date or project,
    ///   or if a person edited more than one of its lines.
    /// - Throws: what rendering throws.
    func headers(of contents: [UInt8], at location: RenderedFile.Location) throws(Failure) -> [Header] {
        guard let output = output(at: location) else { return [] }
        let lines = contents.lines
        var headers: [Header] = []
        for (form, request) in anonymous.enumerated() {
            let comment = try Self.contents(of: output, request)?.comment ?? []
            let found = zip(comment, lines).compactMap { LinePattern($0.trimmed, words: words).match($1.trimmed) }
            let slots = found.joined().map { ($0.slot, String(decoding: $0.text, as: UTF8.self)) }
            var texts = Dictionary(slots) { first, _ in first }
            let project = [request.project.name, request.project.author, request.project.company]
            // A form with a placeholder for a value that is empty today needs a text for it in the comment.
            let isWhole = zip(project, values).enumerated().allSatisfy { slot, value in
                value.0.isEmpty || !value.1.isEmpty || texts[slot] != nil
            }
            let edited = comment.count - found.count
            let isOne = edited == 1 && contents.comment.count == comment.count
            guard edited == 0 || isOne, !texts.isEmpty, isWhole else { continue }
            let difference = (edited, texts.values.reduce(0) { $0 + $1.utf8.count })
            // The year is that of the date. They are the last two placeholders.
            let (date, year) = (words.count - 2, words.count - 1)
            if texts[year] == nil, let start = texts[date]?.prefix(4), start.allSatisfy(\.isNumber) {
                texts[year] = String(start)
            }
            headers.append(Header(form: form, texts: texts, difference: difference))
        }
        return headers
    }

    /// A file as the set writes it, with the texts of an existing file's header in its own.
    ///
    /// - Returns: nil if the set does not write the file, or writes a placeholder in another spelling.
    /// - Throws: what rendering throws.
    func contents(at location: RenderedFile.Location, with header: Header) throws(Failure) -> [UInt8]? {
        guard let file = files[location], let output = output(at: location),
            let other = try Self.contents(of: output, anonymous[header.form])
        else { return nil }
        let lines = Line.withEnds(of: other[...]).prefix(other.comment.count)
        var comment = String(decoding: lines.flatMap(\.bytes), as: UTF8.self)
        for (slot, word) in words.enumerated() {
            comment = comment.replacing(String(decoding: word, as: UTF8.self), with: header.texts[slot] ?? values[slot])
        }
        if comment.lowercased().contains("zqx") { return nil }
        let contents = file.contents.withoutByteOrderMark
        let code = Line.withEnds(of: contents[...]).dropFirst(contents.comment.count)
        return Array(comment.utf8) + code.flatMap(\.bytes)
    }

    /// The files, in the order of their paths, each with the file on disk; nil if that is missing.
    ///
    /// - Throws: what rendering throws.
    package func compared(
        with disk: ModuleOnDisk
    ) throws(Failure) -> [(location: RenderedFile.Location, found: (file: ModuleOnDisk.File, isUnedited: Bool)?)] {
        let locations = files.keys.sorted { $0.path < $1.path }
        return try zip(locations, disk.places(of: locations)).map { location, place throws(Failure) in
            guard let file = place.map({ disk.files[$0] }) else { return (location, nil) }
            return (location, (file, try isUnedited(file.contents, at: location)))
        }
    }

    /// True if a file is copied from the set as it is.
    func isCopy(_ location: RenderedFile.Location) -> Bool {
        output(at: location).map { $0.template == nil } ?? false
    }

    private func output(at location: RenderedFile.Location) -> TemplateSet.Output? {
        files[location].flatMap(templateSet.output)
    }

    /// True if an existing file is unedited.
    ///
    /// - Throws: what rendering throws.
    func isUnedited(_ contents: [UInt8], at location: RenderedFile.Location) throws(Failure) -> Bool {
        if files[location]?.contents.isSame(as: contents) == true { return true }
        guard let output = output(at: location), output.template != nil,
            let undated = try Self.contents(of: output, undated)
        else { return false }
        let (code, lines) = (undated.lines.dropFirst(undated.comment.count), contents.lines)
        for request in anonymous {
            let comment = try Self.contents(of: output, request)?.comment ?? []
            if Self.matches(Array(comment + code), lines, commentCount: comment.count, words) { return true }
        }
        return false
    }

    /// A rendered file without a byte order mark.
    private static func contents(of output: TemplateSet.Output, _ request: Request) throws(Failure) -> [UInt8]? {
        try request.render(output)?.contents.withoutByteOrderMark
    }

    /// - Parameters:
    ///   - rendered: lines with placeholders.
    ///   - commentCount: the number of lines of the comment at the head.
    private static func matches(
        _ rendered: [Line],
        _ lines: [Line],
        commentCount: Int,
        _ words: [[UInt8]]
    ) -> Bool {
        guard rendered.count == lines.count else { return false }
        let indented = Indentation(of: rendered, by: Indentation.step(of: lines))?.lines(rendered) ?? rendered
        return zip(indented.withoutSpacing, lines.withoutSpacing).enumerated().allSatisfy { number, pair in
            let texts = LinePattern(pair.0, words: words).match(pair.1)?.map(\.text)
            return texts?.allSatisfy(number < commentCount ? isName : isDate) ?? false
        }
    }

    /// The longest author, company or project, in words. A longer text in its place is a person's comment.
    private static let longestName = 5

    /// True if a text may be an author, a company, a project or a date, in any form that people write it in.
    private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
        text.split(separator: UInt8(ascii: " ")).count <= longestName && !text.contains(UInt8(ascii: ":"))
    }

    /// True if a text may be a date or a year as templates write it.
    private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
        text.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}

extension [UInt8] {

    /// True if two files have the same content: apart from a byte order mark, and if one of them is a pointer to the other.
    fileprivate func isSame(as other: [UInt8]) -> Bool {
        withoutByteOrderMark == other.withoutByteOrderMark || LargeFilePointer(self)?.isPointer(to: other) == true
            || LargeFilePointer(other)?.isPointer(to: self) == true
    }

    /// The lines of the comment at the head of a file.
    var comment: ArraySlice<Line> {
        lines.prefix { line in ["//", "/*", "*"].contains { line.trimmed.begins(with: $0) } }
    }
}
