extension Linter {

    /// The files that are left out, and those that would be written under the name of a template.
    var fileProblems: [Diagnostic] {
        reading.others.map(problem)
            + reading.outputs.filter { $0.isTemplate && $0.path.source.text.hasSuffix(TemplateSet.templateSuffix) }.map
        {
            let place = Diagnostic.Place(file: $0.path.source.name)
            let message = "the file that is written has a name that ends with '\(TemplateSet.templateSuffix)'"
            return Diagnostic(message, at: place, help: "write the ending once")
        }
    }

    private func problem(with file: SourceFile) -> Diagnostic {
        let place = Diagnostic.Place(file: "\(location)/\(file.path)")
        let folder = file.path.hasPrefix(TemplateSet.testsFolder) ? TemplateSet.testsFolder : ""
        let copy = folder + TemplateSet.copiesFolder + file.path.dropFirst(folder.count)
        let help =
            "name it '\(file.path)\(TemplateSet.templateSuffix)', or move it to '\(copy)', where it is copied as it is"
        let name = file.path.split(separator: "/").last ?? ""
        if Self.isLeftBehind(name) {
            return Diagnostic("this is what an editor or a merge left behind", at: place, help: "remove it")
        }
        if Self.isAboutTheSet(name) {
            return Diagnostic("this file is left out", at: place, help: "it is about the set", severity: .warning)
        }
        let hasTags = file.path.contains("{{") || String(decoding: file.contents, as: UTF8.self).contains("{{")
        return Diagnostic(
            hasTags ? "this file has tags, and is no template: it is left out" : "this file is left out",
            at: place,
            help: help
        )
    }

    private static func isLeftBehind(_ name: Substring) -> Bool {
        let endings = ["~", ".swp", ".swo", ".swn", ".orig", ".rej", ".bak", ".old", ".tmp", ".save"]
        return endings.contains { name.lowercased().hasSuffix($0) } || name.hasPrefix("#") && name.hasSuffix("#")
            || name.hasPrefix(".#") || name == "Thumbs.db"
    }

    /// Whether a file tells people or their tools about the folder that it is in.
    private static func isAboutTheSet(_ name: Substring) -> Bool {
        let words = ["readme", "license", "licence", "changelog", "notice", "contributing"]
        return name.hasPrefix(".") || words.contains(name.prefix { $0 != "." }.lowercased())
    }

    /// Lines that end as they should not, and what should not be in a text.
    func textProblems(_ file: SourceFile) -> [Diagnostic] {
        let isTemplate = file.path.hasSuffix(TemplateSet.templateSuffix)
        let isOther = reading.others.contains(file)
        guard !isOther, let text = try? file.text(named: file.path) else { return [] }
        let source = SourceText(name: "\(location)/\(file.path)", text: text)
        var problems: [SourceText.Problem] = []
        func report(_ message: String, at offset: Int, help: String) {
            problems.append(SourceText.Problem(offset: offset, message: message, help: help))
        }
        // In JSON, neither says anything; from a template both go into the files.
        if isTemplate, text.utf8.starts(with: "\u{FEFF}".utf8) {
            report("the file begins with a byte order mark", at: 0, help: "save it as UTF-8 without one")
        }
        if isTemplate, let offset = file.contents.firstIndex(of: UInt8(ascii: "\r")) {
            let help = "save it with the line ends of Unix, LF"
            report("this line ends with a carriage return", at: offset, help: help)
        }
        var offset = 0
        for line in file.contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let blank = line.blankEnd
            if isTemplate, blank.count > 0 {
                report(
                    "this line ends with white space",
                    at: offset + blank.lowerBound - line.startIndex,
                    help: "remove it"
                )
            }
            if ["<<<<<<< ", ">>>>>>> ", "||||||| "].contains(where: { line.starts(with: $0.utf8) }) {
                report("this is a mark of a merge's conflict", at: offset, help: "take one side, and remove the marks")
            }
            offset += line.count + 1
        }
        return source.diagnostics(problems)
    }
}

extension TemplateSet.Output {

    fileprivate var isTemplate: Bool {
        if case .template = contents { true } else { false }
    }
}

extension BidirectionalCollection<UInt8> {

    /// The white space at the end of a line, before a carriage return.
    fileprivate var blankEnd: Range<Index> {
        let end = last == UInt8(ascii: "\r") ? index(before: endIndex) : endIndex
        let start = self[..<end].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return (start.map(index(after:)) ?? startIndex)..<end
    }

    /// Whether a line of a text ends with white space.
    var hasBlankLineEnd: Bool {
        split(separator: UInt8(ascii: "\n")).contains { !$0.blankEnd.isEmpty }
    }
}
