/// The modules of one run, which go into one output folder and one app. It keeps names only: what a module takes of them
/// is rendered again where two modules are in question, which is seldom.
package struct ModuleGroup {

    package let modules: [Module]
    /// For each module a part of the hash of its folded name, and in the lower half its place in `modules`. Sorted, they
    /// are what a dictionary by names would be, in a tenth of the memory.
    private let hashes: [UInt64]
    /// The folders that modules are in, as they were first written, by their folded paths.
    private var parents: [String: String] = [:]
    /// What a module's name may have more than another's for the two to take one name.
    private let differences: [String]
    /// The names that do not begin with a module's own, each with the folder of the one that took it.
    private var owners: [String: String] = [:]

    /// - Parameters:
    ///   - modules: all of them.
    ///   - requests: for each of the sets that they are of, one of a module.
    /// - Throws: what rendering throws.
    package init(_ modules: [Module], of requests: [Request]) throws(Failure) {
        self.modules = modules
        var hashes = modules.enumerated().map { Self.hash($1.name.text.folded) | UInt64($0) }
        // In place: with a copy beside it, a run of many modules would have that much more at a time.
        hashes.sort()
        self.hashes = hashes
        // What the names that a module takes have after its own. Only several can have it in common.
        var ends: Set<String> = []
        for request in requests where modules.count > 1 {
            let name = request.module.name.text
            ends.formUnion(
                try request.possibleNames().filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
            )
        }
        differences = ends.flatMap { end in
            ends.filter { $0 != end && end.hasSuffix($0) }.map { String(end.dropLast($0.count)) }
        }
    }

    private static func hash(_ folded: String) -> UInt64 { UInt64(truncatingIfNeeded: folded.hashValue) << 32 }

    /// The place of the first module with a name, in whatever letters.
    private func index(of name: String) -> Int? {
        let folded = name.folded
        let hash = Self.hash(folded)
        var range = hashes.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = hashes[middle] < hash ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return hashes[range.lowerBound...].prefix { $0 >> 32 == hash >> 32 }.lazy
            .map { Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: $0)) }
            .first { modules[$0].name.text.folded == folded }
    }

    /// Holds a module against all others, one after the other.
    ///
    /// - Parameters:
    ///   - index: its place in `modules`.
    ///   - request: the request for the module at a place.
    /// - Throws: a `usage` failure with both names if it cannot be together with another; what rendering throws.
    package mutating func check(_ index: Int, request: (Int) throws(Failure) -> Request) throws(Failure) {
        let module = modules[index]
        let folder = module.folder
        if let first = self.index(of: module.name.text), first < index {
            throw Self.failure(ofOneName: modules[first].folder, folder)
        }
        let parents = Self.parents(of: folder)
        for parent in parents {
            guard let other = self.parents.updateValue(parent, forKey: parent.folded), !Self.isSame(other, parent)
            else {
                continue
            }
            throw Self.failure(ofOneFolder: other, parent)
        }
        for parent in parents {
            guard let other = self.index(of: Self.name(of: parent)), modules[other].folder.folded == parent.folded
            else {
                continue
            }
            let outer = modules[other].folder
            guard Self.isSame(outer, parent) else { throw Self.failure(ofOneFolder: outer, parent) }
            try checkNesting(folder, in: try request(other))
        }
        let name = Self.name(of: folder)
        for difference in differences where name.hasSuffix(difference) {
            guard let other = self.index(of: String(name.dropLast(difference.count))) else { continue }
            let names = try request(other).takenNames().intersection(try request(index).takenNames())
            guard let taken = names.min() else { continue }
            throw Self.failure(modules[other].folder, folder, taking: taken)
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

    /// Notes what a module takes of the names that do not begin with its own, and so could be any module's.
    ///
    /// - Parameters:
    ///   - files: what was rendered for it.
    ///   - request: the request for the module at a place.
    /// - Throws: a `usage` failure with both names if another has taken one of them; what rendering throws.
    package mutating func take(
        _ module: Request,
        _ files: [RenderedFile],
        request: (Int) throws(Failure) -> Request
    ) throws(Failure) {
        let folder = module.module.folder
        for name in module.foreignNames(files) {
            if let other = owners.updateValue(folder, forKey: name), other != folder {
                throw Self.failure(other, folder, taking: name)
            }
            // The name may begin with that of another module.
            for end in name.indices {
                guard let other = index(of: String(name[..<end])), modules[other].folder != folder else { continue }
                guard try request(other).takenNames().contains(name) else { continue }
                throw Self.failure(modules[other].folder, folder, taking: name)
            }
        }
    }

    /// Holds the modules against what is on disk.
    ///
    /// - Parameter names: what is in a folder that is relative to the output folder; empty for that itself.
    /// - Throws: a `cannotCreate` failure if something there has a module's name in other letters.
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

    /// How the modules write a path.
    private func spelling(of path: String) -> String? {
        if let index = index(of: Self.name(of: path)), modules[index].folder.folded == path.folded {
            return modules[index].folder
        }
        return parents.isEmpty ? nil : parents[path.folded]
    }

    // MARK: - Paths -

    private static func name(of path: String) -> String {
        String(path.lastPart)
    }

    /// The folders that a path goes through: `A` and `A/B` for `A/B/Login`.
    private static func parents(of path: String) -> [String] {
        if !path.hasSlash { return [] }
        return path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
    }

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
