/// A template set from the modules that an app already has.
public struct LearnedSet: Sendable {

    /// The files of the set.
    public let files: [SourceFile]
    public let report: Report

    /// What there is to tell about it.
    public struct Report: Sendable {

        public struct Template: Sendable {
            /// The template's path in the set.
            public let path: String
            public let lineCount: Int
            public let moduleCount: Int
            /// How much of it the modules have that have the file, in the median, from 0 to 1.
            public let share: Double
        }

        public let templates: [Template]
        public let moduleCount: Int
        /// The folders of modules that resemble nothing.
        public let leftOut: [String]
        public let options: [String]
    }

    /// - Parameters:
    ///   - modules: in any order: the same ones give the same set.
    ///   - name: what the set is called.
    ///   - takenNames: the names that no option may have.
    public init(_ modules: [SeenModule], name: String, takenNames: Set<String> = []) {
        let texts = modules.sorted { ($0.name, $0.folder) < ($1.name, $1.folder) }.map(LearnedModule.init)
        var consensus = Consensus(texts, takenNames: takenNames)
        let shares = consensus.shares
        let own = texts.indices.filter { shares[$0] * 2 >= 1 }
        if own.count < texts.count, !own.isEmpty {
            consensus = Consensus(own.map { texts[$0] }, takenNames: takenNames)
        }
        let others = texts.indices.filter { !own.contains($0) }.map { texts[$0].folder }
        files = consensus.files(named: name)
        report = Report(
            templates: consensus.templates.map(\.report),
            moduleCount: texts.count,
            leftOut: others.sorted(),
            options: consensus.flags.map(\.name)
        )
    }
}

/// A module with the texts of its files.
struct LearnedModule {
    let folder: String
    let files: [ModuleText]

    init(_ module: SeenModule) {
        let spellings = Spellings(of: module.name)
        folder = module.folder
        files = module.files.sorted { $0.key < $1.key }.map { path, text in
            ModuleText(path: path, text: text, spellings: spellings)
        }
    }
}
