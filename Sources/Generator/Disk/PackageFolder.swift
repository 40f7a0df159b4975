#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder of vipergen's own in which a package is kept and built. What is the same is not touched, so that a build
/// does again only what has changed.
package struct PackageFolder {

    private static let lockName = ".vipergen-package"
    /// What the compiler said once, and does not say again of a file that it has compiled.
    private static let warningsName = ".vipergen-warnings"

    /// From the root, without links.
    package let path: String
    private let folder: Folder
    private let lock: Int32

    /// Makes the folder if it is not there, and locks it.
    ///
    /// - Parameters:
    ///   - isCancelled: asked while another run has the lock; when it is true, the run fails.
    ///   - wait: called once if another run has the lock.
    /// - Throws: a `cannotCreate` failure if the folder has other things in it, an `inputOutput` failure if it cannot be
    ///   written.
    package init(_ folder: String, isCancelled: () -> Bool, wait: () -> Void) throws(Failure) {
        try Self.makeFolders(folder)
        let file = Disk.join(folder, Self.lockName)
        let names = try Disk.names(in: folder)
        guard names.isEmpty || names.contains(Self.lockName) else {
            let help = "name an empty folder, or one that is not there"
            throw Failure(.cannotCreate, "'\(folder)' has other files in it than a package of vipergen's", help: help)
        }
        lock = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
        guard lock >= 0, let path = try Disk.realPath(folder), let opened = try Folder(path) else {
            throw Disk.failure(.inputOutput, "cannot write", file)
        }
        (self.path, self.folder) = (path, opened)
        var hasWaited = false
        while flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            if !hasWaited { wait() }
            hasWaited = true
            if isCancelled() {
                close(lock)
                throw Failure(.inputOutput, "interrupted")
            }
            usleep(50_000)
        }
    }

    /// Gives up the lock.
    package func unlock() {
        close(lock)
    }

    private static func makeFolders(_ path: String) throws(Failure) {
        if try Disk.isFolder(path) { return }
        let parent = Disk.parent(of: path)
        if parent != path { try makeFolders(parent) }
        do {
            try Disk.makeFolder(path)
        } catch {
            throw Failure(.inputOutput, error.diagnostics)
        }
    }

    // MARK: - The package -

    /// Makes the folder hold a package: its manifest, and its files and links, with no others beside them.
    package func write(_ package: VerificationPackage, manifest: VerificationPackage.Item) throws(Failure) {
        var wanted: Set<String> = []
        for (path, _) in package.items {
            var part = path
            while part != "." && wanted.insert(part).inserted { part = Disk.parent(of: part) }
        }
        try removeBuiltFrameworks(wanted)
        for folder in [
            VerificationPackage.filesFolder, VerificationPackage.modesFolder, VerificationPackage.frameworksFolder,
        ] {
            try removeOthers(in: folder, wanted, package)
        }
        for (path, item) in package.items.sorted(by: { $0.key < $1.key }) { try write(item, to: path) }
        try write(manifest, to: "Package.swift")
    }

    /// Changes the manifest alone.
    package func write(manifest: VerificationPackage.Item) throws(Failure) {
        try write(manifest, to: "Package.swift")
    }

    private func removeOthers(
        in folder: String,
        _ wanted: Set<String>,
        _ package: VerificationPackage
    ) throws(Failure) {
        guard try Disk.kind(of: Disk.join(path, folder)) == .folder else { return }
        for name in try Disk.names(in: Disk.join(path, folder)) {
            let item = "\(folder)/\(name)"
            let isFolder = try Disk.kind(of: Disk.join(path, item)) == .folder
            if !wanted.contains(item) || isFolder != (package.items[item] == nil) {
                try self.folder.remove(item)
            } else if isFolder {
                try removeOthers(in: item, wanted, package)
            }
        }
    }

    private func write(_ item: VerificationPackage.Item, to path: String) throws(Failure) {
        let target = Disk.join(self.path, path)
        try Self.makeFolders(Disk.parent(of: target))
        let kind = try Disk.kind(of: target)
        switch item {
        case .file(let contents):
            if kind == .file, try Disk.read(target) == contents { return }
            try folder.remove(path)
            try folder.write(contents, to: path)
        case .link(let destination):
            if kind == .link, Disk.destination(ofLink: target) == destination { return }
            try folder.remove(path)
            guard symlink(destination, target) == 0 else { throw Disk.failure(.inputOutput, "cannot write", target) }
        }
    }

    // MARK: - What builds leave -

    /// Removes what was built of frameworks that are no longer in the package: the compiler would still find them.
    private func removeBuiltFrameworks(_ wanted: Set<String>) throws(Failure) {
        let frameworks = VerificationPackage.frameworksFolder
        let builds = Disk.join(path, ".build")
        guard try Disk.isFolder(builds), try Disk.isFolder(Disk.join(path, frameworks)) else { return }
        for name in try Disk.names(in: Disk.join(path, frameworks)) where !wanted.contains("\(frameworks)/\(name)") {
            for platform in try Disk.names(in: builds) {
                let module = ".build/\(platform)/debug/Modules/\(name).swiftmodule"
                if try Disk.kind(of: Disk.join(path, module)) != .absent { try folder.remove(module) }
            }
        }
    }

    /// Removes what was built.
    package func clean() throws(Failure) {
        try folder.remove(".build")
    }

    /// What the compiler said of files when it compiled them last.
    package var warnings: String {
        (try? Disk.read(Disk.join(path, Self.warningsName))).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Keeps what the compiler said.
    package func keep(warnings: String) throws(Failure) {
        try write(.file(Array(warnings.utf8)), to: Self.warningsName)
    }
}
