/// A folder of existing Swift files: a stand-in for a framework, or a part of the app.
package struct SwiftFolder: Sendable {
    /// The folder's name, and for a stand-in the module's.
    package let name: String
    /// The folder, as the person would name it.
    package let path: String
    /// From the root, without symlinks.
    let realPath: String
    /// The Swift files in it, relative to it.
    package let files: [String]
    /// The modules that its files import.
    package let imports: Set<String>
    /// Whether its declarations are on the main actor if `ISOLATED` is defined. Code in the Swift 6 mode needs this form of
    /// a framework that is published without isolation.
    package let hasIsolatedForm: Bool
    /// The texts of files of which only the declarations are compiled.
    private(set) var declarations: [String: [UInt8]] = [:]

    /// - Parameter files: the texts of the Swift files in it, by their paths relative to it.
    package init(name: String, path: String, realPath: String, files: [String: String]) {
        (self.name, self.path, self.realPath) = (name, path, realPath)
        self.files = files.keys.sorted()
        imports = Set(files.values.flatMap { Import.all(in: $0).map(\.module) })
        hasIsolatedForm = files.values.contains { $0.contains("#if ISOLATED") }
    }

    /// The same, without the code of its functions and variables.
    var withoutCode: SwiftFolder {
        get throws(Failure) {
            var folder = self
            for file in files {
                folder.declarations[file] = SwiftTree(try Disk.read(Path.join(realPath, file))).withoutCode
            }
            return folder
        }
    }
}

extension [SwiftFolder] {

    /// An error for each file with the name of an earlier one: the folders are one Swift module, which cannot have both.
    package var namesakes: [Diagnostic] {
        var paths: [Substring: String] = [:]
        var problems: [Diagnostic] = []
        for folder in self {
            for file in folder.files {
                let path = Path.join(folder.path, file)
                guard let other = paths.updateValue(path, forKey: file.lastPart), other != path else { continue }
                let message = "a Swift module cannot have two files of one name: the other is \(quoted(other))"
                let help = "leave one of them out: for example, name folders below this one"
                problems.append(Diagnostic(message, at: Diagnostic.Place(file: path), help: help))
            }
        }
        return problems
    }
}
