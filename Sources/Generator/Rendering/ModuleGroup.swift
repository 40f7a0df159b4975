/// The modules of one run, which go into one output folder and one app: no two of them may have one name, one folder, or
/// files or types of one name.
package struct ModuleGroup {

    package let requests: [Request]
    /// The places in `requests` by the folded names; of modules with one name, the first.
    private let indices: [String: Int]
    /// The folders that modules are in, as they were first written, by their folded paths.
    private var parents: [String: String] = [:]
    /// Suffixes by which a module `X` and a module `X` + suffix could declare the same name. With files `{{name}}View`
    /// and `{{name}}ListView`, `List` is one: `Item` has `ItemListView`, and `ItemList` has it too.
    private let suffixes: [String]
    /// The names that do not begin with their module's name, each with the folder of the module that took it.
    private var owners: [String: String] = [:]

    /// - Parameter requests: those for all modules.
    /// - Throws: what rendering throws.
    package init(_ requests: [Request]) throws(Failure) {
        self.requests = requests
        let names = requests.map(\.module.name.text.folded)
        indices = Dictionary(zip(names, requests.indices)) { first, _ in first }
        var ends: Set<String> = []
        // A set's modules have the same suffixes.
        let ofSets = Dictionary(requests.map { ($0.templateSet.location, $0) }) { first, _ in first }
        for request in ofSets.values where requests.count > 1 {
            let name = request.module.name.text
            let names = try request.possibleNames().filter { $0.hasPrefix(name) }
            ends.formUnion(names.map { String($0.dropFirst(name.count)) })
        }
        suffixes = ends.flatMap { end in
            ends.filter { $0 != end && end.hasSuffix($0) }.map { String(end.dropLast($0.count)) }
        }
    }

    /// Compares a module with all others. Call it for one module after the other.
    ///
    /// - Parameter index: its place in `requests`.
    /// - Throws: a `usage` failure with both names if it cannot be together with another; what rendering throws.
    package mutating func check(_ index: Int) throws(Failure) {
        let module = requests[index].module
        let folder = module.folder
        if let first = indices[module.name.text.folded], first < index {
            throw Self.failure(ofOneName: self.folder(first), folder)
        }
        for parent in folder.parents {
            let other = parents.updateValue(parent, forKey: parent.folded)
            if let other, !Self.isSame(other, parent) { throw Self.failure(ofOneFolder: other, parent) }
        }
        for parent in folder.parents {
            guard let other = self.index(ofFolder: parent) else { continue }
            let outer = self.folder(other)
            guard Self.isSame(outer, parent) else { throw Self.failure(ofOneFolder: outer, parent) }
            try checkNesting(folder, in: requests[other])
        }
        let name = folder.lastPart
        for suffix in suffixes where name.hasSuffix(suffix) {
            guard let other = indices[name.dropLast(suffix.count).folded] else { continue }
            let names = try requests[other].takenNames().intersection(try requests[index].takenNames())
            if let taken = names.min() { throw Self.failure(self.folder(other), folder, taking: taken) }
        }
    }

    private func checkNesting(_ folder: String, in other: Request) throws(Failure) {
        let own = folder.folded
        let file = try other.render().first { file in
            let path = file.path.folded
            return path == own || own.hasPrefix(path + "/") || path.hasPrefix(own + "/")
        }
        guard let file else { return }
        let message = "'\(folder)' and the file '\(file.path)' of '\(other.module.folder)' are in each other's way"
        throw Failure(.usage, message, help: "put one of the two modules elsewhere")
    }

    /// Records the names of a module's files that do not begin with its own name: another module may take them too.
    ///
    /// - Parameter files: the rendered files of the module.
    /// - Throws: a `usage` failure with both names if another has taken one of them; what rendering throws.
    package mutating func take(_ request: Request, _ files: [RenderedFile]) throws(Failure) {
        let folder = request.module.folder
        for name in request.foreignNames(files) {
            if let other = owners.updateValue(folder, forKey: name), other != folder {
                throw Self.failure(other, folder, taking: name)
            }
            // The name may begin with that of another module.
            for end in name.indices {
                guard let other = indices[name[..<end].folded], self.folder(other) != folder else { continue }
                guard try requests[other].takenNames().contains(name) else { continue }
                throw Self.failure(self.folder(other), folder, taking: name)
            }
        }
    }

    /// Compares the modules with the names that are on disk.
    ///
    /// - Parameter names: lists a folder that is relative to the output folder; the empty path is that itself.
    /// - Throws: a `cannotCreate` failure if something on disk has a module's name in another letter case.
    package func check(names: (String) throws(Failure) -> [String]) throws(Failure) {
        _ = try collecting([""] + parents.values.sorted()) { parent throws(Failure) in
            let names = try names(parent)
            _ = try collecting(names) { name throws(Failure) in
                let path = Path.join(parent, name)
                guard let wanted = spelling(of: path), !Self.isSame(wanted, path) else { return }
                guard !names.contains(where: { Self.isSame(Path.join(parent, $0), wanted) }) else { return }
                let message = "'\(path)' is there already, and one folder with '\(wanted)' on many disks"
                throw Failure(.cannotCreate, message, help: "write the name as it is there, or choose another")
            }
        }
    }

    private func folder(_ index: Int) -> String { requests[index].module.folder }

    /// The path as the modules write it.
    private func spelling(of path: String) -> String? {
        index(ofFolder: path).map { folder($0) } ?? parents[path.folded]
    }

    /// The module in a folder, in any letter case.
    private func index(ofFolder path: String) -> Int? {
        indices[path.lastPart.folded].flatMap { folder($0).folded == path.folded ? $0 : nil }
    }

    /// Compares bytes: to Swift, two ways to write an accent are equal.
    private static func isSame(_ path: String, _ other: String) -> Bool {
        path.utf8.elementsEqual(other.utf8)
    }

    // MARK: - Errors -

    private static func failure(ofOneName folder: String, _ other: String) -> Failure {
        if isSame(folder, other) { return Failure(.usage, "'\(folder)' is named twice", help: "name each module once") }
        if folder.folded == other.folded { return failure(ofOneFolder: folder, other) }
        let message = "'\(folder)' and '\(other)' are modules of one name, and an app has one of a name"
        return Failure(.usage, message, help: "give one of them another name")
    }

    private static func failure(ofOneFolder folder: String, _ other: String) -> Failure {
        let unicode = folder == other ? ": Unicode writes the same letters in two ways" : ""
        let message = "'\(folder)' and '\(other)' are one folder on many disks\(unicode)"
        return Failure(.usage, message, help: "write the name in one way, or choose another")
    }

    private static func failure(_ folder: String, _ other: String, taking name: String) -> Failure {
        let message = "'\(folder)' and '\(other)' cannot be in one app: both have '\(name)'"
        return Failure(.usage, message, help: "give one of them another name, or leave it out")
    }
}
