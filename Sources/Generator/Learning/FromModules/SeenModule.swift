/// A module that a set is learned from: its name, and its text files.
package struct SeenModule: Sendable {
    /// Its folder, as the report names it.
    package let folder: String
    /// The name that its files and types begin with.
    package let name: String
    /// The texts, by the path below its folder.
    package let files: [String: String]
    /// The texts of its tests, by the path below their folder.
    package var tests: [String: String] = [:]
}

extension SeenModule {

    /// Its texts, with marks for the spellings of its name.
    var texts: [ModuleText] {
        let spellings = Spellings(of: name)
        return [(files, false), (tests, true)].flatMap { texts, isTest in
            texts.sorted { $0.key < $1.key }.map { path, text in
                ModuleText(path: path, text: text, isTest: isTest, spellings: spellings)
            }
        }
    }

    /// The modules among folders of text files, as ``ModuleFolders`` finds them.
    ///
    /// - Parameters:
    ///   - files: the texts by their paths.
    ///   - root: the folder that the person named, with which all paths begin.
    ///   - name: the module's name, for a folder that is one.
    static func modules(in files: [String: String], below root: String, named name: String? = nil) -> [SeenModule] {
        func module(_ folder: String, _ name: String, _ paths: some Sequence<String>) -> SeenModule {
            let start = folder.isEmpty ? 0 : folder.count + 1
            let own = paths.map { (String($0.dropFirst(start)), files[$0] ?? "") }
            return SeenModule(folder: folder, name: name, files: Dictionary(own) { first, _ in first })
        }
        if let name { return [module(root, name, files.keys)] }
        let folders = ModuleFolders(of: files.keys, below: root)
        return folders.names.sorted { $0.key < $1.key }.map { module($0, $1, folders.files[$0] ?? []) }
    }
}
