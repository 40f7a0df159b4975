/// A set of templates with its options, checked: every name that its templates use is known.
public struct TemplateSet: Sendable {

    /// What becomes one file of a module.
    struct Output: Sendable {
        enum Contents: Sendable {
            case template(Template)
            case copy([UInt8])
        }

        let purpose: RenderedFile.Purpose
        /// The file's path within the module's folder.
        let path: Template
        let contents: Contents
    }

    static let templateSuffix = ".mustache"
    static let partialsFolder = "partials/"
    static let testsFolder = "tests/"
    /// What is in it is copied as it is, its path aside; what is in the folder of this name among the tests too.
    static let copiesFolder = "files/"
    /// The partial that stands for a configured header; empty where a set has none of its own.
    static let headerPartial = "header"

    let manifest: Manifest
    let outputs: [Output]
    let partials: [String: Template]
    /// What the names of files have after the module's: looked for in the name of each module.
    private let endings: Set<String>
    /// The set's folder, as the person would name it.
    package let location: String

    /// Reads the files of a set.
    ///
    /// - Parameters:
    ///   - files: every file of the set, in any order.
    ///   - location: what errors call the set's folder.
    ///   - generalOptions: the options of the command line that no set may declare again, without the dashes.
    /// - Throws: a `data` failure with everything that is wrong in any file.
    public init(files: [SourceFile], location: String, generalOptions: Set<String> = []) throws(Failure) {
        var reading = TemplateSetReading(files, location: location, generalOptions: generalOptions)
        reading.check(files)
        self = try reading.templateSet()
    }

    /// Reads the files of a set that was checked before, as those that come with the program are by its tests. What cannot
    /// be understood is an error all the same.
    ///
    /// - Throws: a `data` failure with everything that cannot be understood.
    package init(checked files: [SourceFile], location: String) throws(Failure) {
        self = try TemplateSetReading(files, location: location, generalOptions: nil).templateSet()
    }

    init(manifest: Manifest, outputs: [Output], partials: [String: Template], location: String) {
        (self.manifest, self.outputs, self.partials, self.location) = (manifest, outputs, partials, location)
        endings = Set(
            outputs.compactMap { output in
                let file = String(output.path.source.text.lastPart)
                guard file.hasPrefix(Manifest.namePlace) else { return nil }
                let bytes = file.utf8.dropFirst(Manifest.namePlace.utf8.count).prefix { $0 != UInt8(ascii: ".") }
                let ending = String(Substring(bytes))
                return ending.first?.isUppercase == true ? ending : nil
            }
        )
    }

    /// The same set with another text in place of the partial `header`.
    ///
    /// - Parameters:
    ///   - text: a template, ended with a line end if it is not empty.
    ///   - name: where the text is from, as errors name it.
    ///   - lineStarts: where each of its lines begins, if it is a part of another file.
    /// - Throws: a `data` failure if the text is wrong.
    public func withHeader(
        _ text: String,
        named name: String,
        lineStarts: [Diagnostic.Place] = []
    ) throws(Failure) -> TemplateSet {
        let text = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
        let header = try Template(text, name: name, lineStarts: lineStarts)
        let problems = KnownNames(options: options, partials: partials).problems(in: [(header, false)])
        guard problems.isEmpty else { throw Failure(.data, problems) }
        return TemplateSet(
            manifest: manifest,
            outputs: outputs,
            partials: partials.merging([Self.headerPartial: header]) { $1 },
            location: location
        )
    }

    public var name: String { manifest.name }
    /// One line about the set.
    public var description: String { manifest.description }
    public var options: [Option] { manifest.options }
    /// The paths of the files that it writes, as its templates have them.
    package var paths: [String] { outputs.filter { $0.purpose == .module }.map(\.path.source.text) }
    /// The paths of the tests that it writes.
    package var testPaths: [String] { outputs.filter { $0.purpose == .tests }.map(\.path.source.text) }
    /// A module's name without the ending that the set gives to the name of one of its files: `Login` of
    /// `LoginViewController`.
    ///
    /// - Returns: nil if it has no such ending.
    package func stem(of name: ModuleName) -> String? {
        let ending = endings.filter { name.text.hasSuffix($0) }.max { $0.count < $1.count }
        let stem = ending.map { String(name.text.dropLast($0.count)) }
        return stem.flatMap { (try? ModuleName($0))?.text }
    }

    /// Every name that its templates may use everywhere.
    package var variables: [String] { KnownNames(options: options, partials: [:]).variables }
    /// The names that its lists have within them.
    package var namesWithinLists: [(list: String, names: [String])] {
        options.filter(\.isList).map { ($0.name, KnownNames.names(within: $0)) }
    }
    /// The name of the set that has the files which an app needs once for modules of this one.
    package var base: String? { manifest.base }
    /// What its modules may not be called, what they declare and which options exclude each other, as its manifest has
    /// it.
    package var declarations: [String: JSON] {
        var members: [String: JSON] = [:]
        for key in Manifest.declarations { members[key] = manifest.document.root[key].json }
        return members
    }
}
