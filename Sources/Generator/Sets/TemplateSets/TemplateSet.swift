/// A set of templates and its options, checked: every name that a template uses is known.
public struct TemplateSet: Sendable {

    /// A template or a copy, from which one file of a module is made.
    struct Output: Sendable {
        let purpose: FilePurpose
        /// The file's path within the module's folder.
        let path: Template
        /// The template of its contents; nil for a copy.
        let template: Template?
        /// The contents of the set's file.
        let contents: [UInt8]
        /// True if the file is to be executable, as the set's is.
        let isExecutable: Bool

        /// The file of the set that it is read from, as errors name it.
        var name: String { path.source.name }
    }

    static let templateSuffix = ".mustache"
    static let partialsFolder = "partials/"
    static let testsFolder = "tests/"
    /// Files in it, and in a folder of this name below `tests`, are copied; variables in their paths are replaced.
    static let copiesFolder = "files/"
    /// The partial that a configured header replaces; empty in a set without one.
    static let headerPartial = "header"

    var manifest: Manifest
    let outputs: [Output]
    private(set) var partials: [String: Template]
    /// The set's folder, as errors name it.
    package let location: String
}

extension TemplateSet {

    /// Reads the files of a set.
    ///
    /// - Parameters:
    ///   - files: every file of the set, in any order.
    ///   - location: the set's folder, as errors name it.
    ///   - generalOptions: the options of the command line that no set may declare again, without the dashes.
    /// - Throws: a `data` failure with everything that is wrong in any file.
    package init(
        files: [SourceFile],
        location: String,
        generalOptions: Set<String> = []
    ) throws(Failure) {
        self = try TemplateSetReading(files, location: location, generalOptions: generalOptions).templateSet()
    }

    /// How much of a set's files is read and checked: all, unless a run does not need it.
    package struct Extent: Sendable {
        /// False for a run that writes no tests.
        package var includesTests = true
        /// False for a built-in set: the project's own tests have checked it.
        package var isChecked = true

        package init(includesTests: Bool = true, isChecked: Bool = true) {
            self.includesTests = includesTests
            self.isChecked = isChecked
        }
    }

    /// The same set with another text in place of the partial `header`.
    ///
    /// - Parameter text: a template. It gets a line end if it has none and is not empty.
    /// - Throws: a `data` failure if the text is wrong.
    func withHeader(_ text: SourceText) throws(Failure) -> TemplateSet {
        let end = text.text.isEmpty || text.text.hasSuffix("\n") ? "" : "\n"
        try text.checkHasNoZero()
        let header = try Template(SourceText(name: text.name, text: text.text + end, origin: text.origin))
        let problems = UnknownNames.problems(in: [(header, false)], options: options, partials: partials)
        guard problems.isEmpty else { throw Failure(.data, problems) }
        var changed = self
        changed.partials[Self.headerPartial] = header
        return changed
    }

    /// True if another version of the set has the same files, apart from files that no set reads.
    package func hasSameFiles(as other: TemplateSet) -> Bool {
        func files(_ set: TemplateSet) -> [String: [UInt8]] {
            let partials = set.partials.map { (Self.partialsFolder + $0, $1.source.bytes) }
            let outputs = set.outputs.map { ("\($0.purpose)/\($0.path.source.text)", $0.contents) }
            let manifest = (Manifest.fileName, set.manifest.document.source.bytes)
            return Dictionary(partials + outputs + [manifest]) { $0 + $1 }
        }
        return files(self) == files(other)
    }

    /// Whether a set can have this name.
    package static func isName(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    }

    public var name: String { manifest.name }
    /// One line about the set.
    package var description: String { manifest.description }
    package var options: [Option] { manifest.options }
    /// The paths of the files that it writes, as its templates have them.
    package var paths: [String] { outputs.filter { $0.purpose == .module }.map(\.path.source.text) }
    /// The paths of the tests that it writes.
    package var testPaths: [String] { outputs.filter { $0.purpose == .tests }.map(\.path.source.text) }
    /// Every name that its templates may use everywhere.
    package var variables: [String] { options.variables }
    /// The names that templates may use within each list only.
    package var namesWithinLists: [(list: String, names: [String])] {
        options.filter(\.isList).map { ($0.name, $0.namesWithin) }
    }
    /// The names that a module's code declares in each place, as the manifest has them.
    package var memberNames: [(place: String, names: [String])] {
        manifest.members.map(\.place).unique.map { place in
            (place, manifest.members.filter { $0.place == place }.flatMap(\.texts))
        }
    }
    /// The name of the set with the files that an app needs once for modules of this one.
    package var base: String? { manifest.base }
    /// The reserved names, the declared types and members, and the forbidden combinations, as its manifest has them.
    package var declarations: [String: JSON] {
        Dictionary(uniqueKeysWithValues: Manifest.declarations.map { ($0, manifest.document.root[$0].json) })
            .compactMapValues { $0 }
    }
}

extension TemplateSet.Output {

    init(_ file: SourceFile, _ purpose: FilePurpose, _ path: Template, _ template: Template?) {
        (self.purpose, self.path, self.template) = (purpose, path, template)
        (contents, isExecutable) = (file.contents, file.isExecutable)
    }
}
