/// A template set that is made from the modules of an app.
package struct LearnedSet: Sendable {

    /// The files of the set.
    package let files: [SourceFile]
    package let report: Report

    /// What was learned, and from which modules.
    package struct Report: Sendable {

        package struct Template: Sendable {
            /// The template's path in the set.
            package let path: String
            package let lineCount: Int
            package let moduleCount: Int
            /// The share of its lines that a module with this file has, from 0 to 1: the median of all such modules.
            package let share: Double
            /// How many of the lines that nearly all modules with this file have are in the template; and those that are not.
            package let commonLines: (found: Int, all: Int, missing: [String])
        }

        package let templates: [Template]
        package let moduleCount: Int
        /// The folders of modules that have too little in common with the others.
        package let leftOut: [String]
        package let options: [String]
        /// The files that are left out, because too few modules have them.
        package let rareFiles: [(name: String, moduleCount: Int)]
        /// The files that are left out, because most modules have different texts in them, or the same name for them.
        package let unsharedFiles: [String]
        /// The names that a template uses and does not declare, though the modules declare them, each with the place.
        package let undeclared: [(name: String, place: Diagnostic.Place)]
        /// What else does not compile or is left over in what the templates write, each with the place.
        package let mistakes: [(text: String, place: Diagnostic.Place)]
        /// The texts of templates with a spelling of the module's name that the modules do not decide, since each of them is
        /// one word: `"login"` may be `variableName` or `kebabName`.
        package let undecidedSpellings: [Spelling]
        package struct Spelling: Sendable {
            package let text: String
            /// The variables that it may be in place of the one that is written.
            package let others: [String]
            package let place: Diagnostic.Place
        }
        /// The names that the templates use and that are the app's, or a framework's.
        package let otherNames: UsedNames
        /// The modules of Swift that the templates import.
        package let imports: [String]
        /// What most modules have and the set lacks.
        package let missing: [Missing]
        package struct Missing: Sendable {
            /// The first line of it, with `…` in place of what differs.
            package let text: String
            /// Where one of the modules has it.
            package let place: Diagnostic.Place
            package let moduleCount: Int
            package let of: Int
            package let reason: String
        }
    }

    /// - Parameters:
    ///   - modules: the modules, in any order, which makes no difference.
    ///   - name: the name of the set.
    ///   - takenNames: the names that no option may have.
    package init(_ modules: [SeenModule], name: String, takenNames: Set<String> = []) {
        let all = Self.unique(modules.sorted { ($0.name, $0.folder) < ($1.name, $1.folder) })
        let texts = all.map(\.texts)
        let own = Self.similar(texts)
        let shared = SharedFile.files(of: own.map { texts[$0] })
        var draft = Draft(shared, of: Set(own.indices), takenNames: takenNames)
        let kept = draft.similar.subtracting(draft.modulesWithRareForms).subtracting(draft.modulesWithRareFiles)
        if kept.count < own.count, !kept.isEmpty {
            draft = Draft(shared.compactMapValues { $0.of(kept) }, of: kept, takenNames: takenNames)
        }
        let consensus = Consensus(draft)
        let folders = Set(consensus.modules.map { all[own[$0]].folder })
        var lines: [Int: Int] = [:]
        let files = consensus.files(named: name, lines: &lines)
        self.files = files
        let paths = Dictionary(uniqueKeysWithValues: consensus.templates.map { ($0.key, $0.templatePath) })
        func place(_ file: String, _ node: Int?) -> Diagnostic.Place {
            Diagnostic.Place(file: paths[file] ?? file, line: node.flatMap { lines[$0] })
        }
        report = Report(
            templates: consensus.templates.map(consensus.report),
            moduleCount: consensus.modules.count,
            leftOut: all.map(\.folder).filter { !folders.contains($0) }.sorted(),
            options: consensus.options.flags.map(\.name),
            rareFiles: consensus.rareFiles,
            unsharedFiles: consensus.unsharedFiles,
            undeclared: consensus.undeclared.map { (Mustache.text($0.name), place($0.file, $0.node)) },
            mistakes: consensus.mistakes.map { (Mustache.text($0.text), place($0.file, $0.node)) },
            undecidedSpellings: consensus.templates.flatMap { Self.undecidedSpellings(of: $0, in: files) },
            otherNames: consensus.otherNames,
            imports: consensus.imports,
            missing: consensus.missing { all[own[$0]].path(of: $1) }
        )
    }

    private static func undecidedSpellings(
        of template: Consensus.Template,
        in files: [SourceFile]
    ) -> [Report.Spelling] {
        let contents = files.first { $0.path == template.templatePath }?.contents ?? []
        let lines = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        return template.undecidedSpellings.flatMap { text, others in
            let first = text.split(separator: "\n").first ?? ""
            return lines.indices.filter { lines[$0].contains(first) }.map { line in
                let place = Diagnostic.Place(file: template.templatePath, line: line + 1)
                return Report.Spelling(text: text, others: others, place: place)
            }
        }
    }

    /// The modules, without those found a second time, below another folder.
    private static func unique(_ modules: [SeenModule]) -> [SeenModule] {
        modules.enumerated().filter { index, module in
            index == 0 || modules[index - 1].name != module.name || modules[index - 1].files != module.files
        }.map(\.element)
    }

    /// The indices of the modules that have at least half of the common files. A folder of views with a common prefix,
    /// for example, has too few of them.
    private static func similar(_ modules: [[ModuleText]]) -> [Int] {
        let names = modules.map { Set($0.filter { !$0.isTest }.map(\.name)) }
        var similar = Array(modules.indices)
        while true {
            let counts = similar.flatMap { names[$0] }.counts
            let most = counts.values.max() ?? 0
            let common = Set(counts.filter { $0.value * 2 >= most }.keys)
            let next = similar.filter { common.intersection(names[$0]).count * 2 >= common.count }
            if next.isEmpty || next.count == similar.count { return similar }
            similar = next
        }
    }
}
