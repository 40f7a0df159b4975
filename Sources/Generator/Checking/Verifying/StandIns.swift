/// The stand-ins for frameworks that modules are compiled against: a team's own, which win, and those that come with the
/// program.
package struct StandIns {

    /// The folder of the program's stand-ins, relative to the folder of the program.
    private static let installedFolder = "../share/vipergen/Shim"
    /// That folder in a checkout.
    private static let checkoutFolder = "Fixtures/Shim"
    /// Modules for which there can be no stand-in: those of every toolchain, and those that Foundation imports on a Mac,
    /// which would then find the stand-in.
    private static let systemModules: Set = [
        "Swift", "Foundation", "Dispatch", "CoreFoundation", "CoreGraphics", "ObjectiveC", "Security",
    ]

    /// The folders of the frameworks, the team's own first.
    package let folders: [SwiftFolder]
    /// True if the program's stand-ins were found.
    private let isInstalled: Bool

    /// - Parameters:
    ///   - stubs: the folder of the team's stand-ins, if there is one.
    ///   - environment: where `VIPERGEN_SHIM` may name the folder of the program's.
    /// - Throws: a `data` failure if one of them cannot be a module.
    package init(stubs: String?, environment: [String: String]) throws(Failure) {
        let own = try stubs.map { path throws(Failure) in try Self.read(stubs: path) } ?? []
        let names = Set(own.map(\.name))
        let shim = try Self.shim(environment["VIPERGEN_SHIM"] ?? "")
        let installed = try shim.map { path throws(Failure) in try SwiftFolder.all(in: path) } ?? []
        isInstalled = !installed.isEmpty
        let all = own + installed.filter { !names.contains($0.name) }
        folders = all.filter { !System.foundationImports.contains($0.name) }
    }

    /// The modules among some that have no stand-in, and that not every toolchain has.
    package func missing(among modules: [String]) -> [String] {
        let known = VerificationPackage.commonModules.union(folders.map(\.name))
        return isInstalled ? modules.filter { !known.contains($0) } : []
    }

    /// The names that they declare.
    package func names() throws(Failure) -> DeclaredNames {
        let files = folders.flatMap { folder in folder.files.map { Path.join(folder.realPath, $0) } }
        return DeclaredNames(
            try files.map { file throws(Failure) in NamesInCode(SwiftTree(try Disk.read(file))) }
        )
    }

    /// - Parameter modules: the missing modules that a set imports.
    /// - Throws: an `unavailable` failure if there are any, and the program's stand-ins are missing too.
    package func check(_ modules: [String]) throws(Failure) {
        guard !isInstalled, !modules.isEmpty else { return }
        let names = modules.joined(separator: ", ")
        let message = "the set imports \(names), and the stand-ins that come with vipergen are missing"
        let help = "install them by 'make install', or name 'Fixtures/Shim' of its repository in VIPERGEN_SHIM"
        throw Failure(.unavailable, message, help: help)
    }

    /// The folder of the program's stand-ins; nil if it is missing.
    ///
    /// - Parameter folder: the one that the environment names; empty if it names none.
    /// - Throws: a `usage` failure if that is missing.
    private static func shim(_ folder: String) throws(Failure) -> String? {
        if !folder.isEmpty {
            guard try Disk.isFolder(folder) else {
                throw Failure(.usage, "VIPERGEN_SHIM: '\(folder)' is not a folder", help: "correct or unset it")
            }
            return folder
        }
        guard let program = try System.programPath.flatMap(Disk.realPath) else { return nil }
        let installed = Path.join(Path.parent(of: program), installedFolder)
        if try Disk.isFolder(installed) { return try Disk.realPath(installed) }
        // A program that was built in a checkout is in the checkout's folder `.build`.
        let parts = program.split(separator: "/", omittingEmptySubsequences: false)
        guard let build = parts.lastIndex(of: ".build") else { return nil }
        let checkout = Path.join(parts[..<build].joined(separator: "/"), checkoutFolder)
        return try Disk.isFolder(checkout) ? checkout : nil
    }

    private static func read(stubs path: String) throws(Failure) -> [SwiftFolder] {
        guard try Disk.isFolder(path) else {
            throw Failure(.usage, "'--stubs': there is no folder \(quoted(path))", help: "name a folder of folders")
        }
        return try collecting(try SwiftFolder.all(in: path)) { folder throws(Failure) in
            let place = Diagnostic.Place(file: folder.path)
            if !folder.name.isIdentifier || systemModules.contains(folder.name) {
                let help = "name the folder as code imports the module; Foundation has no stand-in, nor what it imports"
                throw Failure(.data, "\(quoted(folder.name)) cannot be a stand-in's name", at: place, help: help)
            }
            if folder.files.isEmpty {
                let help = "write one, or remove the folder"
                throw Failure(.data, "there are no Swift files in it", at: place, help: help)
            }
            return folder
        }
    }
}
