/// A folder of vipergen's own in which a package is kept and built. What is the same is not touched, so that a build
/// does again only what has changed.
package struct PackageFolder {

    private static let markName = ".vipergen-package"
    /// What the compiler said once, and does not say again of a file that it has compiled.
    private static let warningsName = ".vipergen-warnings"

    /// From the root, without symlinks.
    package var path: String { root.folder.path }
    /// Locked as long as it is open.
    private let root: WritableRoot

    /// Makes the folder if it is missing, and locks it.
    ///
    /// - Parameters:
    ///   - isCancelled: asked while another run has the lock; when it is true, the run fails.
    ///   - tell: is given what to tell the person while another run is waited for.
    /// - Throws: a `cannotCreate` failure if the folder has other things in it, or another run does not end; an `inputOutput`
    ///   failure if it cannot be written.
    package init(
        _ folder: String,
        isCancelled: @escaping () -> Bool,
        tell: @escaping (Diagnostic) -> Void
    ) throws(Failure) {
        let path = try OutputFolder(folder).identity
        let around = try WritableRoot(around: path)
        root = try around.root(path.rest(below: around.folder.path) ?? "", makesFolders: true)
        // A package may be built for many minutes.
        let wait = Waiting(isCancelled: isCancelled, tell: tell, patience: .max)
        try wait.forLock("'\(root.folder.shown())'", root.folder.lock)
        if try root.folder.isEmpty { try root.entry(Self.markName).write([]) }
        guard try root.folder.names().contains(Self.markName) else {
            let message = "'\(folder)' has other files in it than a package of vipergen's"
            throw Failure(.cannotCreate, message, help: "name an empty folder, or one that is missing")
        }
    }

    // MARK: - The package -

    /// Makes the folder hold a package: its manifest, and its files and symlinks, with no others beside them.
    package func write(_ package: VerificationPackage, manifest: VerificationPackage.Item) throws(Failure) {
        var wanted: Set<String> = []
        for path in package.items.keys {
            var part = path
            while part != "." && wanted.insert(part).inserted { part = Path.parent(of: part) }
        }
        try removeBuiltFrameworks(wanted)
        for folder in VerificationPackage.folders { try removeOthers(in: folder, wanted, package) }
        for (path, item) in package.items.sorted(by: { $0.key < $1.key }) { try write(item, to: path) }
        try write(manifest: manifest)
    }

    /// Changes the manifest alone.
    package func write(manifest: VerificationPackage.Item) throws(Failure) {
        try write(manifest, to: "Package.swift")
    }

    private func removeOthers(in path: String, _ wanted: Set<String>, _ package: VerificationPackage) throws(Failure) {
        for name in try names(in: path) {
            let item = "\(path)/\(name)"
            let entry = try root.entry(item)
            let isFolder = try entry.status?.isFolder == true
            if !wanted.contains(item) || isFolder != (package.items[item] == nil) {
                try entry.remove()
            } else if isFolder {
                try removeOthers(in: item, wanted, package)
            }
        }
    }

    /// The names in a folder of the package; none if it is missing.
    private func names(in path: String) throws(Failure) -> [String] {
        guard let entry = try root.existingEntry(path) else { return [] }
        return try entry.folder.folder(entry.name)?.names() ?? []
    }

    private func write(_ item: VerificationPackage.Item, to path: String) throws(Failure) {
        let entry = try root.root(Path.parent(ofItem: path), makesFolders: true).entry(String(path.lastPart))
        switch item {
        case .file(let contents):
            if try entry.folder.read(entry.name) == contents { return }
            try entry.remove()
            try entry.write(contents)
        case .link(let destination):
            if Disk.destination(ofLink: Path.join(entry.folder.path, entry.name)) == destination { return }
            try entry.remove()
            try entry.makeSymlink(to: destination)
        }
    }

    // MARK: - What builds leave -

    /// Deletes what was built of frameworks that are no longer in the package: the compiler would still find them.
    private func removeBuiltFrameworks(_ wanted: Set<String>) throws(Failure) {
        let frameworks = VerificationPackage.frameworksFolder
        for name in try names(in: frameworks) where !wanted.contains("\(frameworks)/\(name)") {
            for platform in try names(in: ".build") {
                try root.existingEntry(".build/\(platform)/debug/Modules/\(name).swiftmodule")?.remove()
            }
        }
    }

    /// Deletes what was built.
    package func clean() throws(Failure) {
        try root.entry(".build").remove()
    }

    /// What the compiler said of files when it compiled them last.
    package var warnings: String {
        (try? root.folder.read(Self.warningsName)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Keeps what the compiler said.
    package func keep(warnings: String) throws(Failure) {
        try write(.file(Array(warnings.utf8)), to: Self.warningsName)
    }
}
