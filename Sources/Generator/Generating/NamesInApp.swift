/// An app has one `Login`, one `LoginService` and one `LoginView.swift`, and its folders have different names on every
/// disk. The modules of one run are compared with each other, and with what is in the output folder. No Swift code is read
/// for it.
package enum NamesInApp {

    /// A module with its files.
    package typealias RenderedModule = (request: Request, files: [RenderedFile])

    // MARK: - The modules of a run -

    /// For each module why it cannot be together with those before it: the first reason, or nil if there is none.
    package static func problems(of modules: [RenderedModule]) -> [Diagnostic?] {
        // One module has nothing to clash with.
        if modules.count == 1 { return [nil] }
        let owners = Dictionary(modules.map { ($0.request.module.folder.folded, $0) }) { first, _ in first }
        var paths: [String: String] = [:]
        var spellings: [String: String] = [:]
        var takers: [String: String] = [:]
        // Nearly all names occur once, and are not kept: their hashes take a tenth of the memory.
        var (hashes, repeated): (Set<Int>, Set<Int>) = ([], [])
        for module in modules {
            for hash in module.request.takenNames(with: module.files).map(\.hashValue) {
                if !hashes.insert(hash).inserted { repeated.insert(hash) }
            }
        }
        return modules.map { module in
            let folder = module.request.module.folder
            let path = module.request.module.path
            if let other = paths.updateValue(path, forKey: module.request.module.name.text.folded) {
                return problem(ofOneName: other, path)
            }
            for folder in folder.parents + [folder] {
                let other = spellings.updateValue(folder, forKey: folder.folded)
                if let other, !isSame(other, folder) { return problem(ofOneFolder: other, folder) }
            }
            let outer = folder.parents.compactMap { owners[$0.folded] }
            if let problem = outer.lazy.compactMap({ problem(of: folder, inPlaceOfFileOf: $0) }).first {
                return problem
            }
            if repeated.isEmpty { return nil }
            let names = module.request.takenNames(with: module.files).filter { repeated.contains($0.hashValue) }
            let clashes = names.compactMap { name in
                takers.updateValue(path, forKey: name).flatMap { $0 == path ? nil : (name: name, other: $0) }
            }
            guard let clash = clashes.min(by: { $0.name < $1.name }) else { return nil }
            let message = "'\(clash.other)' and '\(path)' cannot be in one app: both have '\(clash.name)'"
            return Diagnostic(message, help: "give one of them another name, or leave it out")
        }
    }

    private static func problem(of folder: String, inPlaceOfFileOf other: RenderedModule) -> Diagnostic? {
        let own = folder.folded
        let file = other.files.first { file in
            let path = file.path.folded
            return path == own || own.hasPrefix(path + "/") || path.hasPrefix(own + "/")
        }
        guard let file else { return nil }
        let module = other.request.module.folder
        let message = "'\(folder)' and the file '\(file.path)' of '\(module)' cannot both exist"
        return Diagnostic(message, help: "put one of the two modules elsewhere")
    }

    private static func problem(ofOneName folder: String, _ other: String) -> Diagnostic {
        if isSame(folder, other) { return Diagnostic("'\(folder)' is named twice", help: "name each module once") }
        if folder.folded == other.folded { return problem(ofOneFolder: folder, other) }
        let message = "'\(folder)' and '\(other)' are modules with the same name, and an app can have only one"
        return Diagnostic(message, help: "give one of them another name")
    }

    private static func problem(ofOneFolder folder: String, _ other: String) -> Diagnostic {
        let unicode = folder == other ? ": Unicode writes the same letters in two ways" : ""
        let message = "'\(folder)' and '\(other)' are the same folder on many disks\(unicode)"
        return Diagnostic(message, help: "write the name in one way, or choose another")
    }

    /// Compares bytes: to Swift, two ways to write an accent are equal.
    private static func isSame(_ path: String, _ other: String) -> Bool { path.utf8.elementsEqual(other.utf8) }

    // MARK: - What is on disk -

    /// The folders that modules and their ancestors are in, relative to the output folder.
    package static func parents(of modules: [RenderedModule]) -> Set<String> {
        Set(folders(of: modules).map { Path.parent(ofItem: $0) })
    }

    private static func folders(of modules: [RenderedModule]) -> Set<String> {
        Set(modules.flatMap { $0.request.module.folder.parents + [$0.request.module.folder] })
    }

    /// Whether a name on disk, in one of these folders, is worth comparing with those of the modules: it may be a module's or
    /// an ancestor's, in another letter case, or a file's. In a folder of many modules, most are neither.
    package static func isOfInterest(to modules: [RenderedModule]) -> (UnsafeRawBufferPointer) -> Bool {
        // In ASCII, letter case changes no length. Of files, only this one has no dot. The lengths are few.
        let lengths = Array(Set(folders(of: modules).map { $0.lastPart.utf8.count } + ["BUILD".utf8.count]))
        return { name in
            lengths.contains(name.count) || name.contains { $0 >= 0x80 || $0 == UInt8(ascii: ".") }
        }
    }

    /// What has the name of a module's folder, or of an ancestor of it, in another letter case.
    ///
    /// - Parameter names: what is of interest in the folders that `parents(of:)` returns.
    package static func problems(of modules: [RenderedModule], besides names: [String: [String]]) -> [Diagnostic] {
        let spellings = Dictionary(folders(of: modules).map { ($0.folded, $0) }) { first, _ in first }
        return names.sorted { $0.key < $1.key }.flatMap { parent, names in
            let existing = names.map { Path.join(parent, $0) }
            return existing.compactMap { path -> Diagnostic? in
                guard let wanted = spellings[path.folded], !existing.contains(where: { isSame($0, wanted) }) else {
                    return nil
                }
                let message = "'\(path)' exists, and is the same folder as '\(wanted)' on many disks"
                return Diagnostic(message, help: "write the name as on disk, or choose another")
            }
        }
    }

    /// The files beside modules and their ancestors, and the folders there that have a module's name.
    ///
    /// - Parameter names: what is of interest in the folders that `parents(of:)` returns.
    package static func namesakes(
        of modules: [Module],
        among names: [String: [String]]
    ) -> (files: [String], folders: [String]) {
        func isFile(_ name: String) -> Bool { name.isUniqueInApp || name.isBuildManifest }
        let moduleNames = Set(modules.map { String($0.folder.lastPart) })
        let folders = Set(modules.map(\.folder))
        let paths = names.flatMap { parent, names in
            names.filter { isFile($0) || moduleNames.contains($0) }.map { Path.join(parent, $0) }
        }
        return (paths.filter(isFile), paths.filter { !isFile($0) && !folders.contains($0) }.sorted())
    }

    /// A warning for each module whose new files have the names of other files. These may be meant for another target, so
    /// it is no error.
    ///
    /// - Parameters:
    ///   - modules: the folder of each module, and the paths of its new files.
    ///   - existing: the paths of the files in the output folder.
    package static func warnings(
        about modules: [(folder: String, new: [String])],
        besides existing: [String]
    ) -> [Diagnostic] {
        if existing.isEmpty { return [] }
        let others = Dictionary(grouping: existing) { $0.lastPart.folded }
        // A package or project has targets of its own.
        let packages = (existing + modules.flatMap(\.new)).filter(\.isBuildManifest)
            .map { Path.parent(ofItem: $0) }
        func targets(of path: String) -> [String] { packages.filter { path.rest(below: $0) != nil } }
        return modules.compactMap { folder, new in
            let pairs = new.filter(\.isUniqueInApp).flatMap { path in
                others[path.lastPart.folded, default: []]
                    .filter { $0.rest(below: folder) == nil && targets(of: $0) == targets(of: path) }
                    .map { (path: path, other: $0) }
            }
            guard let first = pairs.first else { return nil }
            let more = pairs.count == 1 ? "" : " (and \(pairs.count - 1) more)"
            let message = "'\(first.path)' has the name of '\(first.other)'\(more), and an app can have only one"
            let help = "give '\(folder)' another name, unless the two are for different targets"
            return Diagnostic(message, help: help, severity: .warning)
        }
    }
}
