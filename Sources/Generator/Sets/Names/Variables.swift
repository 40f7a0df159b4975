/// The variables that every template has, whatever its set.
enum Variables {

    static let names = ofModule + ["project", "author", "company", "date", "year"]

    /// The owner of each name, for errors about names that are taken.
    static let owners = Dictionary(uniqueKeysWithValues: names.map { ($0, "the variable that every template has") })

    /// The other spellings of a name, of the module's and of one that an option takes: `Words.spellings` in their order.
    static let spellingNames = ["variableName", "snakeName", "kebabName", "lowercaseName"]

    /// The spellings of the module's name.
    static let ofModuleName = ["name"] + spellingNames

    /// The variables that differ from module to module.
    static let ofModule = ofModuleName + ["file", "path"]

    /// Variables that are not known yet.
    static func later(_ names: [String]) -> Value {
        .map(Dictionary(uniqueKeysWithValues: names.map { ($0, .later([$0])) }))
    }

    static func of(_ project: Project) -> [String: Value] {
        [
            "project": .text(project.name), "author": .text(project.author), "company": .text(project.company),
            "date": .text(project.date), "year": .text(String(project.date.prefix(4))),
        ]
    }

    static func of(_ name: ModuleName) -> [String: Value] {
        spellings(name.words).merging(["name": .text(name.text)]) { $1 }
    }

    static func spellings(_ words: Words) -> [String: Value] {
        Dictionary(uniqueKeysWithValues: zip(spellingNames, words.spellings.map(Value.text)))
    }

    /// - Parameter path: a file's path below the output folder; empty while that path is rendered.
    static func of(path: String) -> [String: Value] { ["path": .text(path), "file": .text(String(path.lastPart))] }
}
