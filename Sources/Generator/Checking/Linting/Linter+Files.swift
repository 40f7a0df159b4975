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

    /// Byte order marks and conflict markers.
    func textProblems(_ file: SourceFile) -> [Diagnostic] {
        guard let source = text(of: file) else { return [] }
        // In JSON a mark means nothing; from a template it goes into the files.
        let hasMark = file.isTemplate && file.contents.starts(with: "\u{FEFF}".utf8)
        let message = "the file begins with a byte order mark"
        let mark = SourceText.Problem(offset: 0, message: message, help: "save it as UTF-8 without one")
        return source.diagnostics((hasMark ? [mark] : []) + source.conflictMarks)
    }
}
