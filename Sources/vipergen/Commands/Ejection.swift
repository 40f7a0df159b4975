import VipergenGenerator
import VipergenTemplates

/// `vipergen eject`: a built-in set as a folder of one's own.
struct Ejection {

    private let arguments: Arguments
    private let files: [RenderedFile]
    private let output: OutputFolder
    /// The folder within `output` that the set goes into; nil if that is `output` itself.
    private let folder: String?

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings) throws(Failure) {
        arguments = settings.arguments
        guard arguments.problems.isEmpty else { throw Failure(.usage, arguments.problems) }
        let name = arguments.operands[0]
        guard let files = BuiltInSets.all[name] else {
            let names = BuiltInSets.all.keys.sorted()
            let help = names.suggestion(for: name) ?? "they are \(names.map { "'\($0)'" }.joined(separator: ", "))"
            throw Failure(.usage, "there is no built-in template set \(quoted(name))", help: help)
        }
        let path = arguments.operands.dropFirst().first ?? Disk.join(settings.configuration.templates ?? ".", name)
        guard !path.isEmpty else {
            throw Failure(.usage, "the folder's name is empty", help: "leave it out, or name one")
        }
        let last = path.split(separator: "/").last.map(String.init) ?? ""
        if last.isEmpty || last == "." || last == ".." {
            (output, folder) = (try OutputFolder(path), nil)
        } else {
            var trimmed = path
            while trimmed.hasSuffix("/") { trimmed.removeLast() }
            (output, folder) = (try OutputFolder(Disk.parent(of: trimmed)), last)
        }
        let existing = try Disk.realPath(path)?.split(separator: "/").last
        let ownName = folder ?? existing.map(String.init) ?? name
        self.files = files.map { [folder] file in
            let contents = file.path == "template.json" ? Self.renamed(file.contents, name, ownName) : file.contents
            return RenderedFile(path: (folder.map { $0 + "/" } ?? "") + file.path, contents: contents)
        }
    }

    /// A manifest with another name: a set is called as its folder is.
    private static func renamed(_ manifest: [UInt8], _ name: String, _ ownName: String) -> [UInt8] {
        let text = String(decoding: manifest, as: UTF8.self)
        let isName = ownName.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        return isName ? Array(text.replacing("\"\(name)\"", with: "\"\(ownName)\"", maxReplacements: 1).utf8) : manifest
    }

    func run(_ console: inout Console) throws(Failure) -> Bool {
        try Changes(arguments: arguments, outputs: [output]).run([folder], &console) { folder throws(Failure) in
            [Change(output: output, plan: try ModulePlan(folder, files, policy: .refuse, look: output.look))]
        }
    }
}
