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

    /// Those of a project.
    static func of(_ project: Project) -> [String: Value] {
        [
            "project": .text(project.name), "author": .text(project.author), "company": .text(project.company),
            "date": .text(project.date), "year": .text(String(project.date.prefix(4))),
        ]
    }

    /// The names of a name's other spellings: of the module's, and of what an option names.
    static let spellingNames = ["variableName", "snakeName", "kebabName"]

    static func spellings(_ words: Words) -> [String: Value] {
        ["variableName": .text(words.variable), "snakeName": .text(words.snake), "kebabName": .text(words.kebab)]
    }

    /// The names of those of a file.
    static let fileNames = ["file", "path"]

    /// Sets those of a file.
    ///
    /// - Parameter path: the file's path below the output folder; empty where it is only being told.
    static func set(_ path: String, in variables: inout [String: Value]) {
        variables["path"] = .text(path)
        variables["file"] = .text(String(path.lastPart))
    }
}
