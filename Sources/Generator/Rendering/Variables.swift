/// What a module belongs to: the variables that are the same in every template of a run.
public struct Project: Sendable {
    public var name: String
    public var author: String
    public var company: String
    /// The day of generation, `YYYY-MM-DD`, in UTC.
    public var date: String

    /// Whether the name is one that code can import.
    package var isModule: Bool { name.isIdentifier }

    public init(name: String = "", author: String = "", company: String = "", date: String) {
        self.name = name
        self.author = author
        self.company = company
        self.date = date
    }
}

/// The variables that every template has, whatever its set.
enum Variables {

    /// Their names: those of the module, of the file, and of the project.
    static let names = [
        "name", "variableName", "snakeName", "kebabName", "file", "path", "project", "author", "company", "date",
        "year",
    ]

    static func of(_ module: Module, in project: Project) -> [String: Value] {
        var variables = spellings(module.name.words)
        variables["name"] = .text(module.name.text)
        variables["project"] = .text(project.name)
        variables["author"] = .text(project.author)
        variables["company"] = .text(project.company)
        variables["date"] = .text(project.date)
        variables["year"] = .text(String(project.date.prefix(4)))
        return variables
    }

    /// The names of a name's other spellings: of the module's, and of what an option names.
    static let spellingNames = ["variableName", "snakeName", "kebabName"]

    static func spellings(_ words: Words) -> [String: Value] {
        ["variableName": .text(words.variable), "snakeName": .text(words.snake), "kebabName": .text(words.kebab)]
    }

    /// Sets those of a file.
    ///
    /// - Parameter path: the file's path below the output folder; empty where it is only being told.
    static func set(_ path: String, in variables: inout [String: Value]) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        variables["path"] = .text(path)
        variables["file"] = .text(slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path)
    }
}
