/// The modules of one run, which go into one output folder and one app: no two of them may have the same name or folder, or
/// files or types with the same name.
package struct ModuleGroup {

    package let requests: [Request]
    /// The places in `requests` by the folded folders of the modules.
    private let indices: [String: Int]
    /// The folders of the modules by their folded names.
    private var folders: [String: String] = [:]
    /// The folders of modules and their ancestors, as they were first written, by their folded paths.
    private var spellings: [String: String] = [:]
    /// The folders of the modules by the names that these take in the app.
    private var owners: [String: String] = [:]

    /// - Parameter requests: those for all modules.
    package init(_ requests: [Request]) {
        self.requests = requests
        indices = Dictionary(zip(requests.map(\.module.folder.folded), requests.indices)) { first, _ in first }
    }

    /// Renders a module, and compares it with those before it. Call it for one module after the other.
    ///
    /// - Parameter index: its place in `requests`.
    /// - Returns: its files.
    /// - Throws: a `usage` failure with both names if it cannot be together with another; what rendering throws.
    package mutating func rendered(_ index: Int) throws(Failure) -> [RenderedFile] {
        let request = requests[index]
        let folder = request.module.folder
        if let other = folders.updateValue(folder, forKey: request.module.name.text.folded) {
            throw Self.failure(ofOneName: other, folder)
        }
        for path in folder.parents + [folder] {
            let other = spellings.updateValue(path, forKey: path.folded)
            if let other, !Self.isSame(other, path) { throw Self.failure(ofOneFolder: other, path) }
        }
        for parent in folder.parents {
            if let outer = indices[parent.folded] { try checkNesting(folder, in: requests[outer]) }
        }
        let files = try request.render()
        let clashes = request.takenNames(with: files).compactMap { name in
            owners.updateValue(folder, forKey: name).flatMap { $0 == folder ? nil : (name: name, other: $0) }
        }
        if let clash = clashes.min(by: { $0.name < $1.name }) {
            throw Self.failure(clash.other, folder, taking: clash.name)
        }
        return files
    }

    private func checkNesting(_ folder: String, in other: Request) throws(Failure) {
        let own = folder.folded
        let file = try other.render().first { file in
            let path = file.path.folded
            return path == own || own.hasPrefix(path + "/") || path.hasPrefix(own + "/")
        }
        guard let file else { return }
        let message = "'\(folder)' and the file '\(file.path)' of '\(other.module.folder)' cannot both exist"
        throw Failure(.usage, message, help: "put one of the two modules elsewhere")
    }

    /// Compares the modules with the names that are on disk. Call it when all are rendered.
    ///
    /// - Parameter names: lists a folder that is relative to the output folder; the empty path is that itself.
    /// - Throws: a `cannotCreate` failure if something on disk has the name of a module's folder, or of an ancestor of
    ///   it, in another letter case.
    package func check(names: (String) throws(Failure) -> [String]) throws(Failure) {
        let parents = Set(spellings.values.map { Path.parent(ofItem: $0) })
        _ = try collecting(parents.sorted()) { parent throws(Failure) in
            let names = try names(parent)
            _ = try collecting(names) { name throws(Failure) in
                let path = Path.join(parent, name)
                guard let wanted = spellings[path.folded], !Self.isSame(wanted, path) else { return }
                guard !names.contains(where: { Self.isSame(Path.join(parent, $0), wanted) }) else { return }
                let message = "'\(path)' exists, and is the same folder as '\(wanted)' on many disks"
                throw Failure(.cannotCreate, message, help: "write the name as on disk, or choose another")
            }
        }
    }

    /// Compares bytes: to Swift, two ways to write an accent are equal.
    private static func isSame(_ path: String, _ other: String) -> Bool {
        path.utf8.elementsEqual(other.utf8)
    }

    // MARK: - Errors -

    private static func failure(ofOneName folder: String, _ other: String) -> Failure {
        if isSame(folder, other) { return Failure(.usage, "'\(folder)' is named twice", help: "name each module once") }
        if folder.folded == other.folded { return failure(ofOneFolder: folder, other) }
        let message = "'\(folder)' and '\(other)' are modules with the same name, and an app can have only one"
        return Failure(.usage, message, help: "give one of them another name")
    }

    private static func failure(ofOneFolder folder: String, _ other: String) -> Failure {
        let unicode = folder == other ? ": Unicode writes the same letters in two ways" : ""
        let message = "'\(folder)' and '\(other)' are the same folder on many disks\(unicode)"
        return Failure(.usage, message, help: "write the name in one way, or choose another")
    }

    private static func failure(_ folder: String, _ other: String, taking name: String) -> Failure {
        let message = "'\(folder)' and '\(other)' cannot be in one app: both have '\(name)'"
        return Failure(.usage, message, help: "give one of them another name, or leave it out")
    }
}
