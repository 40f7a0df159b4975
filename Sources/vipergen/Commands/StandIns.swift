import VipergenGenerator

/// The stand-ins for frameworks that modules are compiled against: those that come with the program, and a team's own,
/// which win.
struct StandIns {

    /// Where the folder is, seen from the folder of the program.
    private static let installedFolder = "../share/vipergen/Shim"
    /// Where it is in a checkout.
    private static let checkoutFolder = "Fixtures/Shim"
    /// Modules of every toolchain, which cannot be stood in for.
    private static let ownModules: Set = ["Swift", "Foundation", "Dispatch"]
    /// Modules that Foundation imports on a Mac, which would then find the stand-in.
    private static let foundationModules: Set = ["CoreFoundation", "CoreGraphics", "ObjectiveC", "Security"]

    let folders: [SwiftFolder]
    /// Whether those that come with the program are there.
    private let isInstalled: Bool

    /// - Parameter stubs: the folder of a team's own, if there is one.
    /// - Throws: a `data` failure if one of the team's cannot be a module.
    init(stubs: String?, _ environment: Environment) throws(Failure) {
        let own = try stubs.map { path throws(Failure) in try Self.read(stubs: path) } ?? []
        let names = Set(own.map(\.name))
        let shim = try Self.shim(environment)
        let others = try shim.map { path throws(Failure) in try SwiftFolder.all(in: path) } ?? []
        isInstalled = !others.isEmpty
        folders = own + others.filter { !names.contains($0.name) }
    }

    /// - Parameter modules: those that a set imports, and neither the toolchain nor a stand-in has.
    /// - Throws: an `unavailable` failure if there are some, and the stand-ins that come with the program are missing.
    func check(_ modules: [String]) throws(Failure) {
        guard !isInstalled, !modules.isEmpty else { return }
        let names = modules.joined(separator: ", ")
        throw Failure(
            .unavailable,
            "the set imports \(names), and the stand-ins that come with \(Program.name) are missing",
            help: "install them by 'make install', or name 'Fixtures/Shim' of its repository in VIPERGEN_SHIM"
        )
    }

    /// The folder of those that come with the program; nil if it is not there.
    ///
    /// - Throws: a `usage` failure if the environment names one that there is not.
    private static func shim(_ environment: Environment) throws(Failure) -> String? {
        let folder = environment["VIPERGEN_SHIM"]
        if !folder.isEmpty {
            guard try Disk.isFolder(folder) else {
                throw Failure(.usage, "VIPERGEN_SHIM is '\(folder)', which is no folder", help: "correct or unset it")
            }
            return folder
        }
        guard let program = Disk.programPath else { return nil }
        let installed = Path.join(Path.parent(of: program), installedFolder)
        if try Disk.isFolder(installed) { return try Disk.realPath(installed) }
        // A program that was built in a checkout lies below the folder `.build` of that.
        let parts = program.split(separator: "/", omittingEmptySubsequences: false)
        guard let build = parts.lastIndex(of: ".build") else { return nil }
        let checkout = Path.join(parts[..<build].joined(separator: "/"), checkoutFolder)
        return try Disk.isFolder(checkout) ? checkout : nil
    }

    private static func read(stubs path: String) throws(Failure) -> [SwiftFolder] {
        guard try Disk.isFolder(path) else {
            throw Failure(.usage, "'--stubs': there is no folder \(quoted(path))", help: "name a folder of folders")
        }
        let folders = try SwiftFolder.all(in: path)
        return try collecting(folders) { folder throws(Failure) in
            let place = Diagnostic.Place(file: folder.path)
            if !folder.name.isIdentifier || ownModules.contains(folder.name) {
                let help = "name the folder as code imports the module"
                throw Failure(.data, "\(quoted(folder.name)) can be no stand-in's name", at: place, help: help)
            }
            if foundationModules.contains(folder.name) {
                throw Failure(
                    .data,
                    "\(quoted(folder.name)) can be no stand-in's name: Foundation imports a module of that name on a Mac",
                    at: place,
                    help: "remove the folder, and import Foundation in its place"
                )
            }
            if folder.files.isEmpty {
                throw Failure(
                    .data,
                    "there are no Swift files in it",
                    at: place,
                    help: "write one, or remove the folder"
                )
            }
            return folder
        }
    }
}
