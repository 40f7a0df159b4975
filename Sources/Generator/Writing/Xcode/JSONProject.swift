/// The text of a `project.xcproj`, the format of Xcode 27.2: JSON5, with one tree of all files.
struct JSONProject: Sendable {

    typealias Element = Document.Element

    static let ending = ".xcproj"

    let source: SourceText
    let root: Element
    /// By the ID of a phase: how the files in it name it.
    private(set) var spellings: [String: String] = [:]

    var bytes: [UInt8] { source.bytes }

    /// The tree of files.
    var files: Element { root["files"] }

    /// - Parameter file: its path, as errors name it.
    /// - Throws: a `data` failure with the place where it stops being JSON5, or with the keys that appear twice.
    init(_ contents: [UInt8], file: String) throws(Failure) {
        let source = try SourceText(SourceFile(path: file, contents: contents), name: file)
        self.source = source
        func failure(_ flaws: [Flaw]) -> Failure { Failure(.data, source.diagnostics(flaws)) }
        var scanner = JSONScanner(source.bytes, isJSON5: true)
        do {
            root = try scanner.scan()
        } catch {
            let marker = error.offset.flatMap { Flaw(ofConflictMarkerIn: contents, at: $0) }
            throw failure([marker ?? error])
        }
        // Programs differ in which of two equal keys they read.
        let repeatedKeys = root.repeatedKeys
        guard repeatedKeys.isEmpty else { throw failure(repeatedKeys) }
        guard root.isObject, files.isList else {
            throw failure([Flaw("this is not a project: the list 'files' is missing", at: nil, help: "restore it")])
        }
        guard root["required-capabilities"].elements.isEmpty else {
            let help = "this version of vipergen does not know what the project requires: it is not changed"
            let offset = root["required-capabilities"].keyStart
            throw failure([Flaw("the project requires a newer version of Xcode", at: offset, help: help)])
        }
    }

    func with(_ spellings: [String: String]) -> JSONProject {
        var project = self
        project.spellings = spellings
        return project
    }

    /// The bytes of a value.
    func text(of element: Element) -> String { text(element.start..<element.end) }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    // MARK: - Strings -

    /// A string as Xcode writes it.
    static func written(_ text: String) -> String {
        let escapes: [Unicode.Scalar: String] = [
            "\"": "\\\"", "\\": "\\\\", "\u{8}": "\\b", "\t": "\\t", "\n": "\\n", "\u{C}": "\\f", "\r": "\\r",
        ]
        let scalars = text.unicodeScalars.map { scalar in
            escapes[scalar] ?? (scalar.value < 0x20 ? "\\u" + UInt64(scalar.value).hexadecimal(4) : String(scalar))
        }
        return "\"\(scalars.joined())\""
    }

    /// A path in the project, in which a `<` begins a place that only Xcode knows.
    static func escaped(path: String) -> String {
        path.replacing("\\", with: "\\\\").replacing("<", with: "\\<")
    }

    /// The path in a folder, or the folder itself for no path; nil for a path that only Xcode knows.
    static func resolve(_ path: String, in folder: String?, of project: String) -> String? {
        if path.hasPrefix("<"), let end = path.firstIndex(of: ">") {
            let rest = String(path[path.index(after: end)...].drop { $0 == "/" })
            return path[...end] == "<PROJECT>" ? ProjectPath.resolve(unescaped(rest), in: project) : nil
        }
        if path.hasPrefix("~") { return nil }
        return path.isFromRoot
            ? ProjectPath.resolve(unescaped(path), in: "/")
            : folder.map { ProjectPath.resolve(unescaped(path), in: $0) }
    }

    /// The path without backslashes before other characters.
    static func unescaped(_ path: String) -> String {
        var result = ""
        var isEscaped = false
        for scalar in path.unicodeScalars {
            if scalar == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.unicodeScalars.append(scalar)
                isEscaped = false
            }
        }
        return result
    }
}
