/// A module that a set is learned from: its name, and its text files.
package struct SeenModule: Sendable {
    /// Its folder, as the report names it. If modules share the folder, the module's name is behind it.
    package let folder: String
    /// The name that its files and types begin with.
    package let name: String
    /// The texts, by the path below its folder.
    package let files: [String: String]
    /// The texts of its tests, by the path below their folder.
    package var tests: [String: String] = [:]
    /// True if other modules have their files in the same folder.
    var sharesFolder = false

    /// The form of its folder, and the folder that new modules of this form go into; nil if the folder's name does not have
    /// the module's in it.
    var place: (form: FolderForm, parent: String)? {
        sharesFolder ? (.shared, Path.parent(ofItem: folder)) : FolderForm.of(folder, named: name)
    }

    /// The path of one of its files.
    func path(of file: String) -> String { Path.join(sharesFolder ? Path.parent(ofItem: folder) : folder, file) }

    /// The same module in another folder.
    package func moved(to folder: String) -> SeenModule {
        SeenModule(folder: folder, name: name, files: files, tests: tests, sharesFolder: sharesFolder)
    }
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
        func sharing(_ folder: String, _ name: String, _ paths: [String]) -> SeenModule {
            let own = module(folder, name, paths)
            return SeenModule(folder: Path.join(folder, name), name: name, files: own.files, sharesFolder: true)
        }
        if let name { return [module(root, name, files.keys)] }
        let folders = ModuleFolders(of: files.keys, below: root)
        let own = folders.names.sorted { $0.key < $1.key }.map { module($0, $1, folders.files[$0] ?? []) }
        // In most apps, a few files that are left over have such names, too.
        let others = folders.sharing
        return others.count > own.count ? own + others.map(sharing) : own
    }
}
