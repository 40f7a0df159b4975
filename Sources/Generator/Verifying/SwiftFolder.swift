/// A folder of Swift files that no template writes: a framework's stand-in, or a part of the app.
package struct SwiftFolder: Sendable {
    /// The folder's name, which for a framework is the module's.
    package let name: String
    /// The folder, as the person would name it.
    package let path: String
    /// The Swift files in it, relative to it.
    package let files: [String]
    /// The modules that its files import.
    package let imports: Set<String>
    /// Whether its declarations are on the main actor when `ISOLATED` is defined, which is what code in the Swift 6 mode
    /// needs of a framework that is published without isolation.
    package let hasIsolatedForm: Bool

    /// - Parameter files: the texts of the Swift files in it, by their paths relative to it.
    package init(name: String, path: String, files: [String: String]) {
        (self.name, self.path) = (name, path)
        self.files = files.keys.sorted()
        imports = files.values.reduce(into: []) { $0.formUnion(importedModules(in: $1)) }
        hasIsolatedForm = files.values.contains { $0.contains("#if ISOLATED") }
    }
}

/// The modules that a Swift file imports (The Swift Programming Language, "Import Declaration"): all that a package's
/// manifest needs to know of it. What is imported under a condition counts.
package func importedModules(in text: String) -> Set<String> {
    var modules: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import") {
        var words = line.split { $0 == " " || $0 == "\t" }[...]
        // `@testable public import struct Module.Type`
        while let word = words.first, word.hasPrefix("@") || accessLevels.contains(String(word)) { words.removeFirst() }
        guard words.popFirst() == "import" else { continue }
        if let word = words.first, importKinds.contains(String(word)) { words.removeFirst() }
        let module = (words.first ?? "").prefix { $0 == "_" || $0 == "`" || $0.isLetter || $0.isNumber }
        modules.insert(String(module.filter { $0 != "`" }))
    }
    return modules.subtracting([""])
}

private let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]
private let importKinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
