import VipergenGenerator

/// The folder of a set that a command makes: it is new, or empty.
struct NewSetFolder {

    /// The name of the set and of its folder.
    let name: String
    let output: OutputFolder
    /// The set's folder within `output`.
    let folder: String

    /// - Parameters:
    ///   - path: the folder.
    ///   - part: a folder in it that the set goes into; nil if that is the folder itself.
    /// - Throws: a failure if no set can have the folder's name, or the folder is not empty.
    init(_ path: String, part: String? = nil) throws(Failure) {
        let path = Path.withoutSlashes(path)
        guard !path.isEmpty, let own = try Disk.folderName(path) else {
            throw Failure(.usage, "the folder's name is empty", help: "name one after '--into', or leave it out")
        }
        name = part ?? own
        guard Self.isSetName(name) else {
            let help = "name the set's folder with '--into': letters, digits, '-', '_' and '.'"
            throw Failure(.usage, "\(quoted(name)) cannot be the name of a template set", help: help)
        }
        if try Disk.isFolder(path), try !Disk.names(in: path).isEmpty {
            throw Failure(.cannotCreate, "the folder '\(path)' is not empty", help: "name a new one with '--into'")
        }
        folder = Path.join(path.pathParts.last ?? path, part ?? "")
        output = try OutputFolder(Path.parent(of: path))
    }

    /// Whether a set can have this name.
    static func isSetName(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    }

    /// The plan that writes a set.
    func change(_ files: [SourceFile]) throws(Failure) -> Change {
        let files = files.map { RenderedFile(path: "\(folder)/\($0.path)", contents: $0.contents) }
        return Change(try ModulePlan(folder, files, policy: .refuse, look: output.look), in: output)
    }

    /// The folder as a word of a command line.
    var shown: String { ShellWords.joined([output.shown(folder)]) }

    /// `app: 7 templates from 29 modules, 2 options (--mapper, --view-model)`.
    func verdict(_ templates: String, options: [String]) -> String {
        if options.isEmpty { return "\(name): \(templates)" }
        let words = options.map { "--\($0)" }.joined(separator: ", ")
        return "\(name): \(templates), \(counted(options.count, "option")) (\(words))"
    }
}
