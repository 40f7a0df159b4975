import Foundation

/// The folders of a library's sources and the uses between them: an approximation based on names.
///
/// A folder uses another one if its code, outside comments and strings, has as a whole word the name of a type that the
/// other declares at file scope, or of a member that the other adds to a type of a third folder or of the standard
/// library. Names that two folders declare are ignored.
struct FolderGraph {

    /// A use of a folder, with one word that shows it.
    struct Use: Hashable {
        let folder: String
        let other: String
        let word: String
        let file: String
    }

    let folders: Set<String>
    let uses: [Use]

    /// The folders that a folder uses.
    func used(by folder: String) -> Set<String> {
        Set(uses.filter { $0.folder == folder }.map(\.other))
    }

    /// - Parameter root: the folder of the stages. A folder is a stage without subfolders, `Language`, or a part of a
    ///   stage, `Sets/Names`.
    init(_ root: URL) throws {
        let manager = FileManager.default
        var files: [(folder: String, name: String, code: String)] = []
        for path in try manager.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
            let code = Self.code(try String(contentsOf: root.appending(path: path), encoding: .utf8))
            let parts = path.split(separator: "/").map(String.init)
            files.append((parts.dropLast().joined(separator: "/"), parts.last ?? "", code))
        }
        self.init(files)
    }

    init(_ files: [(folder: String, name: String, code: String)]) {
        folders = Set(files.map(\.folder))
        let declarations = files.map { Declarations($0.code) }
        // The folders that declare each type, and those that declare each member.
        var types: [String: Set<String>] = [:]
        var members: [String: Set<String>] = [:]
        for (file, declared) in zip(files, declarations) {
            for type in declared.types { types[type, default: []].insert(file.folder) }
            for name in declared.names { members[name, default: []].insert(file.folder) }
        }
        // A member added to a type of the same folder is not counted: it comes with the type.
        var added: [String: String] = [:]
        for (file, declared) in zip(files, declarations) {
            for (type, name) in declared.added where types[type] != [file.folder] && members[name]?.count == 1 {
                added[name] = file.folder
            }
        }
        // A nested type shadows another one of the same name, at least in its folder.
        var nested: [String: Set<String>] = [:]
        for (file, declared) in zip(files, declarations) { nested[file.folder, default: []].formUnion(declared.nested) }
        var uses: Set<Use> = []
        for file in files {
            var seen: Set<String> = []
            for match in file.code.matches(of: /[A-Za-z_][A-Za-z_0-9]*/) {
                let word = String(match.0)
                guard seen.insert(word).inserted else { continue }
                let owners = types[word] ?? added[word].map { [$0] } ?? []
                guard owners.count == 1, let owner = owners.first, owner != file.folder,
                    nested[file.folder]?.contains(word) != true
                else { continue }
                uses.insert(Use(folder: file.folder, other: owner, word: word, file: file.name))
            }
        }
        self.uses = uses.sorted { ($0.folder, $0.other, $0.word, $0.file) < ($1.folder, $1.other, $1.word, $1.file) }
    }

    /// A path from a folder back to itself; nil if there is none.
    var cycle: [String]? {
        var done: Set<String> = []
        func way(from folder: String, _ path: [String]) -> [String]? {
            if let start = path.firstIndex(of: folder) { return path[start...] + [folder] }
            guard !done.contains(folder) else { return nil }
            for other in used(by: folder).sorted() {
                if let found = way(from: other, path + [folder]) { return found }
            }
            done.insert(folder)
            return nil
        }
        return folders.sorted().lazy.compactMap { way(from: $0, []) }.first
    }

    // MARK: - Reading Swift -

    /// The names that a file declares.
    private struct Declarations {
        /// Types at file scope.
        var types: Set<String> = []
        /// Members of extensions at file scope, with the names of the extended types.
        var added: [(type: String, name: String)] = []
        /// Every declared name.
        var names: Set<String> = []
        /// Nested types, and type parameters.
        var nested: Set<String> = []

        init(_ code: String) {
            var depth = 0
            var extended = ""
            let declaration =
                /\b(struct|class|enum|protocol|typealias|actor|extension|func|var|let|case)\s+(?:func\s+|var\s+)?`?([A-Za-z_][A-Za-z_0-9.]*)/
            for line in code.split(separator: "\n") {
                for match in line.matches(of: declaration) {
                    let (keyword, name) = (String(match.1), String(match.2))
                    switch keyword {
                    case "extension":
                        if depth == 0 { extended = name.split(separator: ".").first.map(String.init) ?? "" }
                    case "struct", "class", "enum", "protocol", "typealias", "actor":
                        if depth == 0 { types.insert(name) } else { nested.insert(name) }
                        if depth == 0 { extended = "" }
                        names.insert(name)
                    default:
                        names.insert(name)
                        if depth == 1, !extended.isEmpty, keyword != "let", keyword != "case" {
                            added.append((extended, name))
                        }
                    }
                }
                depth += line.count { $0 == "{" } - line.count { $0 == "}" }
                if depth == 0 { extended = "" }
            }
            for match in code.matches(of: /\b(?:func|struct|class|enum|init)\s*\w*<([^>(]*)>/) {
                for parameter in match.1.split(separator: ",") {
                    nested.formUnion(parameter.prefix { $0 != ":" }.split(separator: " ").map(String.init))
                }
            }
            // A name bound by a loop or a closure is not a use of another folder's member.
            for match in code.matches(
                of: /(?:\bfor|\{)\s+(?:case\s+)?(?:let\s+)?\(?([a-z][\w, ]*)\)?\s+(?:throws\(\w+\)\s+)?in\b/
            ) {
                names.formUnion(match.1.split { $0 == "," || $0 == " " }.map(String.init))
            }
            for match in code.matches(of: /\b([a-z][A-Za-z_0-9]*)\s*:/) { names.insert(String(match.1)) }
        }
    }

    /// Swift code without comments and strings, but with the code interpolated into strings.
    static func code(_ source: String) -> String {
        var code: [Character] = []
        var rest = Array(source)[...]
        // The open strings, each with its delimiter and the number of open parentheses in its interpolation.
        var open: [(end: [Character], escape: [Character], parentheses: Int)] = []
        while let character = rest.first {
            if let text = open.last, text.parentheses == 0 {
                if rest.starts(with: text.end) {
                    rest = rest.dropFirst(text.end.count)
                    open.removeLast()
                } else if rest.starts(with: text.escape) {
                    rest = rest.dropFirst(text.escape.count)
                    if rest.first == "(" { open[open.count - 1].parentheses = 1 }
                    rest = rest.dropFirst()
                    code.append(" ")
                } else {
                    rest = rest.dropFirst()
                    if character == "\n" { code.append(character) }
                }
                continue
            }
            if rest.starts(with: Array("//")) {
                rest = rest.drop { $0 != "\n" }
                continue
            }
            let hashes = rest.prefix { $0 == "#" }
            let afterHashes = rest.dropFirst(hashes.count)
            if afterHashes.first == "\"" {
                let quotes = afterHashes.starts(with: Array("\"\"\"")) ? Array("\"\"\"") : ["\""]
                open.append((quotes + hashes, ["\\"] + hashes, 0))
                rest = afterHashes.dropFirst(quotes.count)
                continue
            }
            if !open.isEmpty {
                if character == "(" { open[open.count - 1].parentheses += 1 }
                if character == ")" { open[open.count - 1].parentheses -= 1 }
            }
            code.append(character)
            rest = rest.dropFirst()
        }
        return String(code)
    }
}
