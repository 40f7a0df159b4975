/// A module to generate: its name, and the folder within the output folder that it goes into.
public struct Module: Sendable, Hashable {

    /// The folder, with `=` and the name where that is not the folder's. It is all that is kept, for a run may have very
    /// many modules.
    private let text: String

    /// What its types and files are called after.
    public var name: ModuleName {
        text.withBytes { bytes in
            let end = bytes.lastIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "/") }
            return ModuleName(checked: end.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) } ?? text)
        }
    }

    /// The folder of the module's files, relative to the output folder: `Account/Login`.
    public var folder: String {
        text.withBytes { bytes in
            bytes.firstIndex(of: UInt8(ascii: "=")).map { String(decoding: bytes[..<$0], as: UTF8.self) } ?? text
        }
    }

    /// What the file systems of Linux and macOS take for a file's or folder's name, in bytes.
    static let longestName = 255

    /// Reads `Login` or `Account/Login`, or as a shell completes the folder of one that is there, `Login/`.
    ///
    /// - Throws: a `usage` failure if the last part is no module's name or a folder before it is none below the output.
    public init(_ path: String) throws(Failure) {
        let path = Self.withoutSlash(path)
        var parts = path.allPathParts
        let last = parts.removeLast()
        if parts.contains("..") || path.hasPrefix("/") {
            throw Failure(
                .usage,
                "\(quoted(path)) leads out of the output folder",
                help:
                    "name the folder with '--output', and the module '\(ModuleName.suggestion(for: last) ?? "Login")' alone"
            )
        }
        for part in parts {
            if let problem = Self.problem(withFolder: part) {
                throw Failure(
                    .usage,
                    "\(quoted(path)) is not a module's path: \(problem)",
                    help: Self.help(parts, last)
                )
            }
        }
        guard last.utf8.count <= Self.longestName else {
            let problem = "it has \(last.utf8.count) bytes, and a file's name has \(Self.longestName) at most"
            throw Failure(.usage, "\(quoted(last)) is too long: \(problem)", help: "choose a shorter name")
        }
        _ = try ModuleName(last)
        text = path
    }

    /// Reads the name of a module that is there: as above, or `PokemonDetails=Details` where the files have another name
    /// than their folder. What is there may have any folder that can be seen.
    ///
    /// - Throws: a `usage` failure as above.
    public init(existing text: String) throws(Failure) {
        let text = Self.withoutSlash(text)
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folders = parts[0].allPathParts
        let isStrange = { (folder: String) in
            folder.isEmpty || folder.hasPrefix(".") || folder.unicodeScalars.contains { !$0.isVisible }
        }
        if folders.contains("..") || text.hasPrefix("/") {
            let help = "name the folder of the modules with '--output'"
            throw Failure(.usage, "\(quoted(text)) leads out of the output folder", help: help)
        }
        if folders.contains(where: isStrange) {
            throw Failure(.usage, "\(quoted(text)) is not a module's path", help: "write 'FOLDER', or 'FOLDER=NAME'")
        }
        let own = folders[folders.count - 1]
        let name = try ModuleName(parts.count > 1 ? parts[1] : own)
        self.text = name.text.utf8.elementsEqual(own.utf8) ? parts[0] : text
    }

    private static func withoutSlash(_ path: String) -> String {
        path.hasSuffix("/") && !path.hasSuffix("//") && path.count > 1 ? String(path.dropLast()) : path
    }

    private static func problem(withFolder folder: String) -> String? {
        if folder.isEmpty { return "a folder's name in it is empty" }
        if folder.utf8.count > longestName { return "the folder \(quoted(folder)) is too long" }
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

    /// What the path could have been: the same without empty and strange parts.
    private static func help(_ folders: [String], _ last: String) -> String? {
        var parts = (folders + [last]).filter { !$0.isEmpty && problem(withFolder: $0) == nil }
        guard let name = parts.popLast().flatMap(ModuleName.suggestion) else { return nil }
        return "'\((parts + [name]).joined(separator: "/"))' would do"
    }
}
