extension Linter {

    /// Files that are left out, and templates that would write a file with the suffix of a template.
    var fileProblems: [Diagnostic] {
        let suffix = TemplateSet.templateSuffix
        let doubled = reading.outputs.filter { $0.template != nil && $0.path.source.text.hasSuffix(suffix) }
        let message = "the file that is written has a name that ends with '\(suffix)'"
        return reading.leftOut.map(problem)
            + doubled.map { Diagnostic(message, at: Diagnostic.Place(file: $0.name), help: "write the ending once") }
    }

    private func problem(withLeftOut file: SourceFile) -> Diagnostic {
        let place = Diagnostic.Place(file: "\(location)/\(file.path)")
        let name = file.path.split(separator: "/").last ?? ""
        let isLeftover = ["~", ".bak", ".orig", ".rej"].contains { name.lowercased().hasSuffix($0) }
        if isLeftover || Self.isAboutTheSet(name) {
            let help = isLeftover ? "remove it" : "it is about the set"
            return Diagnostic("this file is left out", at: place, help: help, severity: .warning)
        }
        let hasTags = file.path.contains("{{") || String(decoding: file.contents, as: UTF8.self).contains("{{")
        let folder = file.path.hasPrefix(TemplateSet.testsFolder) ? TemplateSet.testsFolder : ""
        let copy = folder + TemplateSet.copiesFolder + file.path.dropFirst(folder.count)
        let message = hasTags ? "this file has tags, and is not a template: it is left out" : "this file is left out"
        let rename = "name it '\(file.path)\(TemplateSet.templateSuffix)'"
        let help = "\(rename), move it to '\(copy)', where it is copied as it is, or remove it"
        return Diagnostic(message, at: place, help: help)
    }

    /// True for a file that describes its folder, for people or tools.
    private static func isAboutTheSet(_ name: Substring) -> Bool {
        let words = ["readme", "license", "licence", "changelog", "notice", "contributing"]
        return name.hasPrefix(".") || words.contains(name.prefix { $0 != "." }.lowercased())
    }

    /// Byte order marks and conflict markers. Carriage returns and white space at line ends are warnings: a set that
    /// was learned or imported writes the files of its modules byte for byte.
    func textProblems(_ file: SourceFile) -> [Diagnostic] {
        guard let source = text(of: file) else { return [] }
        var problems: [SourceText.Problem] = []
        func report(_ message: String, at offset: Int, help: String, severity: Diagnostic.Severity = .error) {
            problems.append(SourceText.Problem(offset: offset, message: message, help: help, severity: severity))
        }
        // In JSON these mean nothing; from a template they go into the files.
        if file.isTemplate {
            if file.contents.starts(with: "\u{FEFF}".utf8) {
                report("the file begins with a byte order mark", at: 0, help: "save it as UTF-8 without one")
            }
            if let offset = file.contents.firstIndex(of: UInt8(ascii: "\r")) {
                let help = "save it with the line ends of Unix, LF"
                report("this line ends with a carriage return", at: offset, help: help, severity: .warning)
            }
        }
        for line in file.contents.split(separator: UInt8(ascii: "\n")) {
            let blank = line.blankEnd
            if file.isTemplate, !blank.isEmpty {
                report("this line ends with white space", at: blank.lowerBound, help: "remove it", severity: .warning)
            }
        }
        return source.diagnostics(problems + source.conflictMarks)
    }
}

extension BidirectionalCollection<UInt8> {

    /// The white space at the end of a line, before a carriage return.
    fileprivate var blankEnd: Range<Index> {
        let end = last == UInt8(ascii: "\r") ? index(before: endIndex) : endIndex
        let start = self[..<end].lastIndex { !$0.isBlank }
        return (start.map(index(after:)) ?? startIndex)..<end
    }

    /// True if a line of a text ends with white space.
    var hasBlankLineEnd: Bool { split(separator: UInt8(ascii: "\n")).contains { !$0.blankEnd.isEmpty } }
}
