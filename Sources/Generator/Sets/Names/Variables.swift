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

    /// The variables of a module that is not known yet. Their texts come later, in the order of `ofModule`.
    static let later = later(ofModule)
    /// The same without those that the path of a file cannot have: it would contain itself.
    static let laterInPaths = later(ofModuleName)

    private static func later(_ names: [String]) -> Value {
        let texts = names.indices.map { Value.later(LaterText(number: $0)) }
        return .map(Dictionary(uniqueKeysWithValues: zip(names, texts)))
    }

    /// The texts of `ofModuleName`.
    static func texts(of name: ModuleName) -> [String] { [name.text] + name.words.spellings }

    static func of(_ project: Project) -> [String: Value] {
        [
            "project": .text(project.name), "author": .text(project.author), "company": .text(project.company),
            "date": .text(project.date), "year": .text(String(project.date.prefix(4))),
        ]
    }

    static func of(_ name: ModuleName) -> [String: Value] {
        Dictionary(uniqueKeysWithValues: zip(ofModuleName, texts(of: name).map(Value.text)))
    }

    static func spellings(_ words: Words) -> [String: Value] {
        Dictionary(uniqueKeysWithValues: zip(spellingNames, words.spellings.map(Value.text)))
    }

    /// The texts of `file` and `path`.
    ///
    /// - Parameter path: a file's path below the output folder.
    static func texts(ofFileAt path: String) -> [String] { [String(path.lastPart), path] }
}
