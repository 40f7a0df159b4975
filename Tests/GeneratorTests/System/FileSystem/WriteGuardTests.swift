import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// The check of every path that is written, moved or deleted.
@Suite("The guard of paths") struct WriteGuardTests {

    private let temporary: TemporaryFolder
    private var path: String { temporary.url.path }

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.write("text", to: "App/file")
        try temporary.write("inner", to: "App/folder/inner")
        try temporary.write("outer", to: "Other/outer")
        for (link, target) in [("link", "folder"), ("lost", "nowhere"), ("out", "../Other"), ("here", ".")] {
            try symlink("App/" + link, to: target)
        }
    }

    private func symlink(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    private func writeGuard(_ folder: String = "App") throws(Failure) -> WriteGuard {
        try WriteGuard(try OutputFolder("\(path)/\(folder)"))
    }

    /// The path at which a file would be written.
    private func place(of file: String) throws(Failure) -> String {
        let writeGuard = try writeGuard()
        let folder = try writeGuard.makeFolder(Path.parent(ofItem: file))
        return try writeGuard.item(String(file.lastPart), in: folder).path
    }

    @Test(
        "a path is written to with its symlinks resolved, and never outside the guard's folder",
        arguments: [
            ("file", "file"), ("folder/inner", "folder/inner"), ("link/x", "folder/x"), ("link", "link"),
            ("new/deep/x", "new/deep/x"), ("out/x", nil), ("here/x", nil), ("lost/x", nil), ("file/x", nil),
            ("..", nil),
            (".", nil), ("", nil), ("folder/../file", nil),
        ]
    )
    func paths(file: String, expected: String?) throws {
        if let expected {
            #expect(try place(of: file) == "\(path)/App/\(expected)")
        } else {
            #expect(thrown { () throws(Failure) in try place(of: file) }?.kind == .cannotCreate)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/Other") == ["outer"])
    }

    @Test("folders are made, with their parents", arguments: ["", "new", "folder/new/deep"])
    func folders(folder: String) throws {
        for _ in 0..<2 {
            #expect(try writeGuard().makeFolder(folder).path == Path.join(path + "/App", folder))
            #expect(try Disk.isFolder(Path.join(path + "/App", folder)))
        }
    }

    /// Root may open every folder.
    @Test("a folder that cannot be opened is not treated as missing", .disabled(if: geteuid() == 0))
    func closedFolders() throws {
        #expect(chmod(path + "/App/folder", 0) == 0)
        defer { chmod(path + "/App/folder", 0o755) }
        #expect(thrown { () throws(Failure) in try place(of: "folder/new/x") }?.kind == .cannotCreate)
    }

    // MARK: - Version control -

    @Test(
        "nothing is written into a version control system's folder, however its name is spelled",
        arguments: [
            ".git", ".GIT", ".giT", ".g\u{200C}it", ".git\u{FEFF}", ".git.", ".git ", ".git . ", "git~1", "GIT~1",
            ".git::$INDEX_ALLOCATION", ".hg", ".Hg", ".jj", ".svn", ".\u{17F}vn",
        ]
    )
    func versionControl(name: String) throws {
        for file in [name, "\(name)/config", "folder/\(name)", "new/\(name)/x"] {
            let failure = thrown { () throws(Failure) in try place(of: file) }
            #expect(failure?.kind == .cannotCreate, "\(file)")
            #expect(failure?.diagnostics[0].message.hasSuffix("nothing is written there") == true)
        }
    }

    @Test("similar names are allowed", arguments: [".github", "git", ".gitignore", "a.git", ".git2", "..git", "hg"])
    func otherNames(name: String) throws {
        #expect(try place(of: "\(name)/x") == "\(path)/App/\(name)/x")
    }

    @Test(
        "a bare repository and a worktree's git folder are refused, whatever their names",
        arguments: [["HEAD", "objects/x", "refs/x"], ["HEAD", "commondir"]]
    )
    func repositories(files: [String]) throws {
        for file in files { try temporary.write("", to: "App/store/\(file)") }
        for file in ["store/config", "store/hooks/x"] {
            #expect(thrown { () throws(Failure) in try place(of: file) }?.kind == .cannotCreate)
        }
        for folder in ["App/store", "App/store/worktrees/a", "App/store/new/deep"] {
            #expect(thrown { () throws(Failure) in try writeGuard(folder) }?.kind == .cannotCreate, "\(folder)")
        }
        // A part of it is not enough.
        try FileManager.default.removeItem(atPath: path + "/App/store/HEAD")
        #expect(throws: Never.self) { try place(of: "store/config") }
    }

    // MARK: - The root -

    @Test("the root is the repository or the nearest existing folder, never in a version control system's own folder")
    func roots() throws {
        func root(_ folder: String) throws -> String { try writeGuard(folder).root.path }
        #expect(try root("App/folder") == path + "/App/folder")
        #expect(try root("App/folder/new/deep") == path + "/App/folder")
        for name in [".hg", ".svn/deep"] {
            try temporary.write("", to: "Other/\(name)/x")
            #expect(throws: Failure.self) { try root("Other/\(name)") }
        }
        try temporary.write("", to: "App/folder/.git")
        for name in ["App/folder", "App/folder/new"] { #expect(try root(name) == path + "/App/folder") }
    }

    @Test("a symlink leads a folder out of no repository, wherever else it may lead")
    func symlinksOfRepositories() throws {
        #expect(try writeGuard("App/out").root.path == path + "/Other")
        try temporary.write("", to: "App/.git/HEAD")
        #expect(try writeGuard("App/link").root.path == path + "/App")
        for folder in ["App/out", "App/out/new", "App/link/../out"] {
            let failure = thrown { () throws(Failure) in try writeGuard(folder) }
            #expect(
                failure?.diagnostics[0].message.hasSuffix("is a symlink that points outside its repository") == true
            )
            #expect(failure?.diagnostics[0].help == "name its target: '\(path)/Other'")
        }
        // The symlink does not come with a repository.
        try symlink("way", to: "App")
        #expect(try writeGuard("way").root.path == path + "/App")
    }
}
