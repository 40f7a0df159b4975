/// A module: its name, and its folder below the output folder.
public struct Module: Sendable, Hashable {

    /// Its types and files are named after it.
    package let name: ModuleName
    /// The folder of the module's files, relative to the output folder: `Account/Login`. Modules may share one.
    package let folder: String
    /// What tells the module from all others: its folder, and its name if the folder does not have it.
    package var path: String {
        // Nearly all folders have the name itself, and a search takes many times as long.
        folder.lastPart == name.text || folder.lastPart.contains(name.text) ? folder : Path.join(folder, name.text)
    }

    package init(_ name: ModuleName, inFolder folder: String) {
        self.name = name
        self.folder = folder
    }

    /// Reads `Login` or `Account/Login`, or `Login/` as a shell completes the folder of an existing module.
    ///
    /// - Throws: a `usage` failure if the last part is no module's name, or the path is not below the output folder.
    public init(_ path: String) throws(Failure) {
        let path = Self.withoutSlash(path)
        var parts = path.allPathParts
        let last = parts.removeLast()
        if parts.contains("..") || parts.contains(".") || path.hasPrefix("/") {
            let name = ModuleName.suggestion(for: last) ?? "Login"
            let help = "name the folder with '--output', and the module '\(name)' alone"
            throw Failure(.usage, "\(quoted(path)) is outside the output folder", help: help)
        }
        if let problem = parts.lazy.compactMap(Self.problem).first {
            let message = "\(quoted(path)) is not a module's path: \(problem)"
            throw Failure(.usage, message, help: Self.help(parts, last))
        }
        guard last.utf8.count <= Limits.nameLength else {
            let problem = "it has \(last.utf8.count) bytes, and a file's name has \(Limits.nameLength) at most"
            throw Failure(.usage, "\(quoted(last)) is too long: \(problem)", help: "choose a shorter name")
        }
        name = try ModuleName(last)
        folder = path
    }

    /// A module in the place of one that is not known yet. Templates of no team write its name.
    package static let placeholder = Module(.placeholder, inFolder: ModuleName.placeholder.text)

    /// Reads the name of an existing module: as above, or `PokemonDetails=Details` where the files have another name
    /// than their folder. Its folder may have any visible name.
    ///
    /// - Throws: a `usage` failure as above.
    package init(existing text: String) throws(Failure) {
        let text = Self.withoutSlash(text)
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folders = parts[0].allPathParts
        let isStrange = { (folder: String) in
            folder.isEmpty || folder.hasPrefix(".") || folder.unicodeScalars.contains { !$0.isVisible }
        }
        if folders.contains("..") || text.hasPrefix("/") {
            let help = "name the folder of the modules with '--output'"
            throw Failure(.usage, "\(quoted(text)) is outside the output folder", help: help)
        }
        if folders.contains(where: isStrange) {
            throw Failure(.usage, "\(quoted(text)) is not a module's path", help: "'vipergen status' lists the modules")
        }
        name = try ModuleName(parts.count > 1 ? parts[1] : folders[folders.count - 1])
        folder = parts[0]
    }

    private static func withoutSlash(_ path: String) -> String {
        path.hasSuffix("/") && !path.hasSuffix("//") && path.count > 1 ? String(path.dropLast()) : path
    }

    private static func problem(withFolder folder: String) -> String? {
        if folder.isEmpty { return "a folder's name in it is empty" }
        if folder.utf8.count > Limits.nameLength { return "the folder \(quoted(folder)) is too long" }
        if folder.hasPrefix(".") { return "the folder '\(folder)' begins with a dot" }
        if folder.hasPrefix(" ") || folder.hasSuffix(" ") {
            return "the folder \(quoted(folder)) begins or ends with a space"
        }
        let isAllowed = { (scalar: Unicode.Scalar) in
            scalar.isVisible && (scalar.properties.isXIDContinue || " -+.@&()".unicodeScalars.contains(scalar))
        }
        if let character = folder.unicodeScalars.first(where: { !isAllowed($0) }) {
            return "the folder \(quoted(folder)) has \(quoted(String(character))) in it"
        }
        return nil
    }

    /// Suggests the path without its empty and invalid parts.
    private static func help(_ folders: [String], _ last: String) -> String? {
        var parts = (folders + [last]).filter { !$0.isEmpty && problem(withFolder: $0) == nil }
        guard let name = parts.popLast().flatMap(ModuleName.suggestion) else { return nil }
        return "'\((parts + [name]).joined(separator: "/"))' would do"
    }
}
