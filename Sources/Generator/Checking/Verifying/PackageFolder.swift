/// The folder in which a package is kept and built. Unchanged files are not touched, so that a build compiles only what
/// has changed.
package struct PackageFolder {

    private static let markName = ".vipergen-package"
    /// The compiler's warnings: it does not repeat those about modules that it has compiled.
    private static let warningsName = ".vipergen-warnings"

    /// From the root, without symlinks.
    package var path: String { root.path }
    private let root: WritablePath
    private let writeGuard: WriteGuard
    /// The package's folder, which is locked as long as this is open.
    private let lock: OpenFile

    /// The path for a set's package in the user's folder for caches (XDG Base Directory Specification; on a Mac "File
    /// System Programming Guide").
    ///
    /// - Parameters:
    ///   - location: the set's folder.
    ///   - variable: the value of an environment variable; empty if it is not set.
    /// - Throws: a `usage` failure if there is no folder for caches.
    package static func path(ofSet location: String, _ variable: (String) -> String) throws(Failure) -> String {
        let (home, named) = (variable("HOME"), variable("XDG_CACHE_HOME"))
        let caches = named.isFromRoot ? named : home.isEmpty ? "" : Path.join(home, System.cacheFolder)
        guard !caches.isEmpty else {
            let help = "name one with '--package DIR'"
            throw Failure(.usage, "there is no folder for caches: HOME is not set", help: help)
        }
        // Sets of the same name have different hashes. The whole path would be too long.
        let path = try Disk.realPath(location) ?? location
        // A set's folder may have a name that the compiler would misread.
        let name = path.lastPart.filter { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        return Path.join(caches, "vipergen/verify/\(name)-\(path.utf8.hash)")
    }

    /// Checks a folder that a person names. One in a repository may have come with a clone, with products of a build that
    /// the next build would run.
    ///
    /// - Throws: a `usage` failure for a folder in a repository.
    package static func checkIsOutsideRepositories(_ folder: String) throws(Failure) {
        guard let repository = try Checkout.repository(around: try OutputFolder(folder).identity) else { return }
        let message = "'--package': \(quoted(folder)) is in the repository \(quoted(repository))"
        throw Failure(.usage, message, help: "name a folder outside of it: a build runs what it finds there")
    }

    /// Makes the folder if it is missing, and locks it.
    ///
    /// - Parameters:
    ///   - isCancelled: asked while another run has the lock; when it is true, the run fails.
    ///   - tell: shows a note to the person while this run waits for another one.
    /// - Throws: a `cannotCreate` failure if the folder has other things in it, or another run does not end; an `inputOutput`
    ///   failure if it cannot be written.
    package init(
        _ folder: String,
        isCancelled: @escaping () -> Bool,
        tell: @escaping (Diagnostic) -> Void
    ) throws(Failure) {
        writeGuard = try WriteGuard(try OutputFolder(folder))
        root = try writeGuard.makeFolder("")
        lock = try OpenFile(folder: root.path)
        // A package may be built for many minutes.
        let wait = Waiting(isCancelled: isCancelled, tell: tell, patience: .max)
        try wait.forLock("'\(root.shown)'", lock.lock)
        let names = try Disk.names(in: root.path)
        if names.allSatisfy(\.isJunk) {
            try item(Self.markName).write([])
        } else if !names.contains(Self.markName) {
            let message = "'\(folder)' has other files in it than a package of vipergen's"
            throw Failure(.cannotCreate, message, help: "name an empty folder, or one that is missing")
        }
    }

    // MARK: - The package -

    /// Writes the manifest, the files and the symlinks of a package, and deletes all others in the package's folders.
    package func write(_ package: VerificationPackage, manifest: [UInt8]) throws(Failure) {
        var wanted: Set<String> = []
        for var path in package.items.keys {
            while path != ".", wanted.insert(path).inserted { path = Path.parent(of: path) }
        }
        // The compiler would still find the module of a framework that is no longer in the package.
        let frameworks = VerificationPackage.frameworksFolder
        if try names(in: frameworks).contains(where: { !wanted.contains("\(frameworks)/\($0)") }) { try clean() }
        for folder in VerificationPackage.folders { try removeUnwanted(in: folder, wanted, package) }
        for (path, item) in package.items.sorted(by: { $0.key < $1.key }) {
            switch item {
            case .written(_, let file): try write(file.contents, to: path)
            case .declarations(_, let contents): try write(contents, to: path)
            case .source(_, let destination), .folder(let destination): try makeSymlink(to: destination, at: path)
            }
        }
        try write(manifest: manifest)
    }

    /// Changes the manifest alone.
    package func write(manifest: [UInt8]) throws(Failure) {
        try write(manifest, to: "Package.swift")
    }

    private func removeUnwanted(in path: String, _ wanted: Set<String>, _ package: VerificationPackage) throws(Failure)
    {
        for name in try names(in: path) {
            let item = "\(path)/\(name)"
            let place = try self.item(item)
            let isFolder = try Disk.kind(of: place.path) == .folder
            // An item is a file or a symlink. What is wanted, and no item, is a folder.
            if !wanted.contains(item) || isFolder != (package.items[item] == nil) {
                try place.remove()
            } else if isFolder {
                try removeUnwanted(in: item, wanted, package)
            }
        }
    }

    /// The names in a folder of the package; none if it is missing.
    private func names(in path: String) throws(Failure) -> [String] {
        let path = root.appending(path).path
        return try Disk.kind(of: path) == .folder ? Disk.names(in: path) : []
    }

    /// The bytes of a file of the package; nil if it is missing or no file.
    private func read(_ path: String) throws(Failure) -> [UInt8]? {
        let path = root.appending(path).path
        return try Disk.kind(of: path) == .file ? Disk.read(path) : nil
    }

    private func write(_ contents: [UInt8], to path: String) throws(Failure) {
        if try read(path) == contents { return }
        let place = try item(path)
        try place.remove()
        try place.write(contents)
    }

    private func makeSymlink(to destination: String, at path: String) throws(Failure) {
        let place = try item(path)
        if Disk.destination(ofLink: place.path) == destination { return }
        try place.remove()
        try place.makeSymlink(to: destination)
    }

    /// The place of something in the package. The folders that it is in are made.
    private func item(_ path: String) throws(Failure) -> WritablePath {
        try writeGuard.item(String(path.lastPart), in: try writeGuard.makeFolder(Path.parent(ofItem: path)))
    }

    // MARK: - What builds leave -

    /// Deletes all build products.
    package func clean() throws(Failure) {
        try item(".build").remove()
    }

    /// The compiler's warnings, from when it last compiled each module.
    package var warnings: String {
        (try? read(Self.warningsName)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Keeps the compiler's warnings for the next run.
    package func keep(warnings: String) throws(Failure) {
        try write(Array(warnings.utf8), to: Self.warningsName)
    }
}

extension Sequence<UInt8> {

    /// The bytes as a short text: FNV-1a, with 64 bits.
    var hash: String {
        String(reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
