/// A module to generate: its name, and the folder within the output folder that it goes into.
public struct Module: Sendable, Hashable {

    public let name: ModuleName
    /// The folder of the module's files, relative to the output folder: `Account/Login`.
    public let folder: String

    /// What the file systems of Linux and macOS take for a file's or folder's name, in bytes.
    static let longestName = 255

    /// Reads `Login` or `Account/Login`.
    ///
    /// - Throws: a `usage` failure if the last part is no module's name or a folder before it is none below the output.
    public init(_ path: String) throws(Failure) {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
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
        if last.isEmpty, !parts.isEmpty {
            throw Failure(
                .usage,
                "\(quoted(path)) has no module's name after the last '/'",
                help: Self.help(parts, last)
            )
        }
        guard last.utf8.count <= Self.longestName else {
            let problem = "it has \(last.utf8.count) bytes, and a file's name has \(Self.longestName) at most"
            throw Failure(.usage, "\(quoted(last)) is too long: \(problem)", help: "choose a shorter name")
        }
        name = try ModuleName(last)
        folder = path
    }

    /// Reads the name of a module that is there: as above, or `PokemonDetails=Details` where the files have another name
    /// than their folder.
    ///
    /// - Throws: a `usage` failure as above.
    public init(existing text: String) throws(Failure) {
        guard let equals = text.firstIndex(of: "=") else {
            try self.init(text)
            return
        }
        let folder = String(text[..<equals])
        var parts = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if let problem = parts.last.flatMap(Self.problem) {
            throw Failure(.usage, "\(quoted(text)) is not a module's path: \(problem)", help: "write 'FOLDER=NAME'")
        }
        // With the name in the last folder's place, it is to be a module's path too.
        parts[parts.count - 1] = String(text[text.index(after: equals)...])
        self.init(name: try Module(parts.joined(separator: "/")).name, folder: folder)
    }

    private init(name: ModuleName, folder: String) {
        (self.name, self.folder) = (name, folder)
    }

    private static func problem(withFolder folder: String) -> String? {
        if folder.isEmpty { return "a folder's name in it is empty" }
        if folder.utf8.count > longestName { return "the folder \(quoted(folder)) is too long" }
        if folder.hasPrefix(".") { return "the folder '\(folder)' begins with a dot" }
        let isAllowed = { (scalar: Unicode.Scalar) in
            scalar.isVisible && (scalar.properties.isXIDContinue || "-+.@&()".unicodeScalars.contains(scalar))
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
