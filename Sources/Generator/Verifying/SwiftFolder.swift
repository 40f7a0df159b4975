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

extension [SwiftFolder] {

    /// The files that are called as another one is, if the folders are one module of Swift: it takes no two of one name.
    package var namesakes: [Diagnostic] {
        var first: [Substring: (folder: String, path: String)] = [:]
        var problems: [Diagnostic] = []
        for folder in self {
            for file in folder.files {
                let name = file.split(separator: "/").last ?? ""
                let path = Path.join(folder.path, file)
                guard let other = first[name] else {
                    first[name] = (folder.path, path)
                    continue
                }
                // A folder may be named twice.
                if other.path == path, other.folder == folder.path { continue }
                let message = "a module of Swift takes no two files of one name, and there is \(quoted(other.path))"
                let help = "leave one of them out, as by naming folders below this one"
                problems.append(Diagnostic(message, at: Diagnostic.Place(file: path), help: help))
            }
        }
        return problems
    }
}
