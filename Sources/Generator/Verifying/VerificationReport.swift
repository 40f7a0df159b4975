/// What a build and its tests said of a verification, each mistake once, at the line of the template that it is in.
package struct VerificationReport: Sendable {

    /// One mistake, in however many modules it is.
    package struct Finding: Sendable {
        package let severity: Diagnostic.Severity
        package let text: String
        package let place: Diagnostic.Place?
        /// Where else to look.
        package let notes: [Diagnostic]
        /// Whether it is in a file that the set writes.
        package let isWritten: Bool
        /// The combinations of options with which it is there.
        package fileprivate(set) var combinations: [Combination] = []
        package fileprivate(set) var modes: Set<LanguageMode> = []
        fileprivate let advice: String?
    }

    /// What makes two messages one.
    private struct Key: Hashable {
        let severity: Diagnostic.Severity
        let file: String?
        let line: Int?
        let text: String
    }

    private let package: VerificationPackage
    /// The package's folder, from the root, with a slash at its end.
    private let root: String
    private let combinationCount: Int
    /// The words that stand in templates as they are: a module's name in one of these is no module's name.
    private let literalWords: Set<Substring>
    private var order: [Key] = []
    private var found: [Key: Finding] = [:]

    package init(_ package: VerificationPackage, of templateSet: TemplateSet, in root: String, combinationCount: Int) {
        (self.package, self.combinationCount) = (package, combinationCount)
        self.root = root + "/"
        literalWords = Set(templateSet.texts.flatMap { $0.split { !$0.isPartOfWord } })
    }

    // MARK: - What is said -

    /// Adds what the compiler said.
    package mutating func add(_ message: CompilerMessage) {
        let (place, module, mode) = trace(message.path, message.line, message.column)
        let notes = message.notes.map { note in
            let place = trace(note.path, note.line, note.column).place
            return Diagnostic(put(note.text, back: module), at: place, severity: .note)
        }
        let advice = advice(for: message, at: place)
        add(message.severity, put(message.text, back: module), place, module, mode, notes, advice: advice)
    }

    /// Adds what the compiler said of a file when it compiled it last, if that is still in the package: what other
    /// modes, or more combinations, had written is in it no more.
    package mutating func add(kept message: CompilerMessage) {
        if !message.path.hasPrefix(root) || origin(of: message.path) != nil { add(message) }
    }

    /// Adds what a test said.
    package mutating func add(_ failure: TestFailure) {
        let location: Location
        var (text, advice): (String, String?) = (failure.text, nil)
        switch failure.place {
        case .path(let path, let line): location = trace(path, line, 1)
        case .fileID(let id, let line): location = trace(package.origin(ofFileID: id), id, line, 1, nil)
        case .synchronousTest(let name):
            let test = synchronousTest(inClass: name)
            location =
                test.map { trace(.written($0.module, $0.file), $0.file.path, $0.line, 1, nil) } ?? (nil, nil, nil)
            if let test { text = text.replacing("in \(name)", with: "in \(name).\(test.function)", maxReplacements: 1) }
            advice = "make the test 'async'"
        case .none: location = place(ofTest: failure.test)
        }
        let found = location.place == nil ? place(ofTest: failure.test) : location
        add(.error, put(text, back: found.module), found.place, found.module, location.mode, [], advice: advice)
    }

    private mutating func add(
        _ severity: Diagnostic.Severity,
        _ text: String,
        _ place: Diagnostic.Place?,
        _ module: VerifiedModule?,
        _ mode: LanguageMode?,
        _ notes: [Diagnostic],
        advice: String?
    ) {
        let key = Key(severity: severity, file: place?.file, line: place?.line, text: text)
        var finding =
            found[key]
            ?? Finding(
                severity: severity,
                text: text,
                place: place,
                notes: notes,
                isWritten: module != nil,
                advice: advice
            )
        if found[key] == nil { order.append(key) }
        if let combination = module?.combination, !finding.combinations.contains(where: { $0.name == combination.name })
        {
            finding.combinations.append(combination)
        }
        if let mode { finding.modes.insert(mode) }
        found[key] = finding
    }

    // MARK: - Where it is -

    private typealias Location = (place: Diagnostic.Place?, module: VerifiedModule?, mode: LanguageMode?)

    private func trace(_ path: String, _ line: Int, _ column: Int) -> Location {
        guard let (origin, mode) = origin(of: path) else {
            return (path.isEmpty ? nil : Diagnostic.Place(file: path, line: line, column: column), nil, nil)
        }
        return trace(origin, path, line, column, mode)
    }

    /// What the file at a path from the root is; nil for what is no file of the package.
    private func origin(of path: String) -> (origin: VerificationPackage.Origin, mode: LanguageMode?)? {
        path.hasPrefix(root) ? package.origin(of: String(path.dropFirst(root.count))) : nil
    }

    private func trace(
        _ origin: VerificationPackage.Origin?,
        _ path: String,
        _ line: Int,
        _ column: Int,
        _ mode: LanguageMode?
    ) -> Location {
        switch origin {
        case .written(let module, let file)?:
            let sourceMap = try? module.request.sourceMap(ofFileAt: file.path)
            return (sourceMap?.place(line: line, column: column, in: file.contents), module, mode)
        case .source(let path)?: return (Diagnostic.Place(file: path, line: line, column: column), nil, mode)
        case nil: return (nil, nil, mode)
        }
    }

    /// The line where a test begins, which is all that is known of one in which something stopped.
    private func place(ofTest test: String) -> Location {
        let names = test.split(separator: ".").map(String.init)
        guard names.count == 2 else { return (nil, nil, nil) }
        for (module, file) in package.tests {
            let lines = file.lines
            guard lines.contains(where: { $0.contains("class \(names[0])") }),
                let index = lines.firstIndex(where: { $0.contains("func \(names[1])(") })
            else { continue }
            return trace(.written(module, file), file.path, index + 1, 1, nil)
        }
        return (nil, nil, nil)
    }

    /// The first test of a class that is on the main actor and not `async`.
    private func synchronousTest(
        inClass name: String
    ) -> (module: VerifiedModule, file: RenderedFile, line: Int, function: Substring)? {
        for (module, file) in package.tests {
            let lines = file.lines
            guard let start = lines.firstIndex(where: { $0.contains("class \(name)") }) else { continue }
            for index in lines.indices[start...].dropFirst() {
                guard let match = lines[index].firstMatch(of: /func (test\w*)\(\)(.*)/), !match.2.contains("async")
                else { continue }
                // The attribute may have a line of its own.
                guard lines[index - 1...index].contains(where: { $0.contains("@MainActor") }) else { continue }
                return (module, file, index + 1, match.1)
            }
        }
        return nil
    }

    // MARK: - How it is said -

    /// A text with the variables in place of a module's own names, so that what is said of each module is one thing.
    private func put(_ text: String, back module: VerifiedModule?) -> String {
        guard let module else { return text }
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            let word = rest.prefix { $0.isPartOfWord == first.isPartOfWord }
            rest = rest[word.endIndex...]
            guard first.isPartOfWord, !literalWords.contains(word),
                let text = module.names.lazy.compactMap({ word.putting($0.variable, for: $0.name) }).first
            else {
                result += word
                continue
            }
            result += text
        }
        return result
    }

    private func advice(for message: CompilerMessage, at place: Diagnostic.Place?) -> String? {
        if let module = message.missingModule {
            if place?.excerpt?.contains("@testable") == true {
                return "the app's module is called '\(package.project)' here: write '@testable import {{project}}'"
            }
            return "put a stand-in for it into a folder '\(module)', in the folder that '--stubs' names"
        }
        let origins = ([message.path] + message.notes.map(\.path)).compactMap { origin(of: $0)?.origin }
        let isInBoth = origins.contains(where: \.isSource) && origins.contains { !$0.isSource }
        guard isInBoth, message.text.contains("redeclaration") || message.text.contains("ambiguous") else { return nil }
        return
            "the folder that '--sources' names has it too: take it from there, or leave the base out with '--no-base'"
    }

    // MARK: - The result -

    /// The findings in the order of files and lines; but a module that is not there hides everything else.
    package var findings: [Finding] {
        order.compactMap { found[$0] }.enumerated().map { offset, finding in
            let place = (finding.place?.file ?? "", finding.place?.line ?? 0)
            return (key: (finding.hidesOthers ? 0 : 1, place.0, place.1, offset), finding: finding)
        }.sorted { $0.key < $1.key }.map(\.finding)
    }

    /// A finding as it is told, with its notes.
    package func diagnostics(of finding: Finding) -> [Diagnostic] {
        let help = [finding.advice, whereabouts(of: finding)].compactMap { $0 }.joined(separator: "; ")
        return [
            Diagnostic(
                finding.text,
                at: finding.place,
                help: help.isEmpty ? nil : help,
                severity: finding.severity
            )
        ] + finding.notes
    }

    /// `in 12 of 24 combinations, as with '--loud'; in the Swift 5 mode and 2 more`.
    private func whereabouts(of finding: Finding) -> String? {
        var parts: [String] = []
        // Of one combination that is all there are, there is nothing to tell.
        if combinationCount > 1,
            let example = finding.combinations.map(\.commandLine).min(by: { ($0.count, $0) < ($1.count, $1) })
        {
            let count = finding.combinations.count
            let share = count == combinationCount ? "all \(count)" : "\(count) of \(combinationCount)"
            let options = example.isEmpty ? "without options" : "with '\(example)'"
            parts.append("in \(share) combinations" + (count == combinationCount ? "" : ", as \(options)"))
        }
        if let mode = LanguageMode.allCases.first(where: finding.modes.contains) {
            parts.append("in \(mode.title)" + (finding.modes.count > 1 ? " and \(finding.modes.count - 1) more" : ""))
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}

extension VerificationReport.Finding {
    fileprivate var hidesOthers: Bool { text.hasPrefix(CompilerMessage.missingModuleText) }
}

extension VerificationPackage.Origin {
    fileprivate var isSource: Bool { if case .source = self { true } else { false } }
}

extension RenderedFile {
    fileprivate var lines: [Substring] {
        String(decoding: contents, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { self == "_" || isLetter || isNumber }
}

extension Substring {

    /// A word with a variable in the places where a name is a part of it: the `c` of `such` is no name.
    ///
    /// - Returns: nil if there are none.
    fileprivate func putting(_ variable: String, for name: String) -> String? {
        let isSmall = name.first?.isLowercase == true
        let ranges = ranges(of: name).filter { range in
            let isStart = range.lowerBound == startIndex || !isSmall || !self[index(before: range.lowerBound)].isLetter
            return isStart && (range.upperBound == endIndex || !self[range.upperBound].isLowercase)
        }
        guard !ranges.isEmpty else { return nil }
        var (text, end) = ("", startIndex)
        for range in ranges {
            text += self[end..<range.lowerBound] + "{{\(variable)}}"
            end = range.upperBound
        }
        return text + self[end...]
    }
}

extension TemplateSet {

    /// The texts of all templates.
    fileprivate var texts: [String] {
        outputs.compactMap { if case .template(let template) = $0.contents { template.source.text } else { nil } }
            + partials.values.map(\.source.text)
    }
}
