#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An Xcode project on disk: the folder `….xcodeproj`, of which the file `project.pbxproj` changes with others.
package struct ProjectFolder: Sendable {

    private static let ending = ".xcodeproj"
    private static let fileName = "project.pbxproj"

    /// A program that makes the whole project anew, from a file beside it.
    private struct Maker {
        let name: String
        let file: String

        static let all = [
            Maker(name: "XcodeGen", file: "project.yml"), Maker(name: "XcodeGen", file: "project.yaml"),
            Maker(name: "Tuist", file: "Project.swift"),
        ]
    }

    /// The folder `….xcodeproj`.
    package let output: OutputFolder
    /// What is to be known about a project that is not changed, because a program makes it; nil for one that is.
    package let note: Diagnostic?
    /// The folder that the project is in, from the root, without links.
    private let folder: String

    /// - Parameters:
    ///   - path: the path of the folder `….xcodeproj`.
    ///   - place: where it is named; nil for the command line.
    /// - Throws: a `data` failure if there is no such project.
    package init(_ path: String, at place: Diagnostic.Place?) throws(Failure) {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let parent = Path.parent(of: path)
        let maker = try Self.maker(in: parent)
        if maker == nil, let problem = try Self.problem(with: path, in: parent) {
            throw Failure(.data, problem.message, at: place, help: problem.help)
        }
        output = try OutputFolder(path)
        folder = try Disk.resolved(parent) ?? parent
        note = maker.map { maker in
            let message = "\(maker.name) makes '\(path)' from '\(Path.join(parent, maker.file))': it is not changed"
            return Diagnostic(message, help: "generate the project, which takes the files then", severity: .note)
        }
    }

    private static func maker(in folder: String) throws(Failure) -> Maker? {
        for maker in Maker.all where try Disk.kind(of: Path.join(folder, maker.file)) != .absent { return maker }
        return nil
    }

    private static func problem(with path: String, in parent: String) throws(Failure) -> Diagnostic? {
        let isFolder = try Disk.isFolder(path)
        if path.hasSuffix(ending), !isFolder, try Disk.kind(of: path) == .file {
            let message = "'\(path)' is a file, and a project is a folder with '\(fileName)' in it"
            return Diagnostic(message, help: "restore the folder")
        }
        guard path.hasSuffix(ending), isFolder else {
            let names = try Disk.names(in: parent, mayBeAbsent: true).filter { $0.hasSuffix(ending) }.sorted()
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let near =
                names.suggestion(for: name) ?? names.first { $0 == name + ending }.map { "did you mean '\($0)'?" }
            let list = names.isEmpty ? nil : "there is " + names.prefix(5).map(quoted).joined(separator: ", ")
            return Diagnostic(
                "there is no project '\(path)'",
                help: near ?? list ?? "name the folder that ends in '\(ending)'"
            )
        }
        guard try Disk.kind(of: Path.join(path, fileName)) == .absent else { return nil }
        return Diagnostic("'\(path)' is no project: it has no '\(fileName)'", help: "restore it")
    }

    /// Whether the project's file is read-only, as where a version control system locks it. A rename would replace it all
    /// the same.
    package var isReadOnly: Bool {
        var status = stat()
        return stat(output.shown(Self.fileName), &status) == 0 && status.st_mode & 0o222 == 0
    }

    /// What the coming and going of files means for the project.
    ///
    /// - Parameters:
    ///   - additions: the files that come, each with the names of the targets that are to have it; from the root, without
    ///     links, and so the removals.
    /// - Returns: the file with its new text, and what a person is to know besides.
    /// - Throws: a `data` failure if it cannot be done for certain, or an `inputOutput` failure.
    package func plan(
        adding additions: [XcodeProject.Addition],
        removing removals: [String]
    ) throws(Failure) -> (plan: ModulePlan, warnings: [Diagnostic]) {
        let existing = try output.look(Self.fileName)
        guard case .file(let contents) = existing else {
            let place = Diagnostic.Place(file: output.shown(Self.fileName))
            throw Failure(.data, "this is not a file", at: place, help: "put the file itself here")
        }
        let project = try XcodeProject(contents, file: output.shown(Self.fileName), folder: folder)
        let names = Set(additions.map { ProjectPath.name(of: $0.path) })
        let others = names.isEmpty ? [] : project.synchronizedFolders.flatMap { Self.files(named: names, below: $0) }
        let changed = try project.changed(adding: additions, removing: removals, beside: others)
        let state: FileState = changed.contents == contents ? .unchanged : .merge
        let file = PlannedFile(path: Self.fileName, contents: changed.contents, existing: existing, state: state)
        return (ModulePlan(nil, [file]), changed.warnings)
    }

    /// The files with these names at any depth of a folder, as far as it can be read. Hidden ones are left out, and symlinks
    /// are not followed.
    private static func files(named names: Set<String>, below folder: String) -> [String] {
        ((try? Disk.entries(in: folder)) ?? []).filter { !$0.name.hasPrefix(".") }.flatMap { name, kind in
            let path = Path.join(folder, name)
            return kind == .folder
                ? files(named: names, below: path) : kind == .file && names.contains(name) ? [path] : []
        }
    }
}
