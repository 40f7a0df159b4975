import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// The calls that change the disk.
@Suite("Writable paths") struct WritablePathTests {

    private let temporary: TemporaryFolder
    private let root: WritablePath
    private var path: String { temporary.url.path }

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.write("text", to: "file")
        try temporary.write("inner", to: "folder/inner")
        for (link, target) in [("link", "folder"), ("lost", "nowhere"), ("text", "file")] {
            let path = temporary.url.appending(path: link).path
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        #expect(mkfifo(temporary.url.path + "/pipe", 0o600) == 0)
        root = try WriteGuard(try OutputFolder(temporary.url.path)).root
    }

    private var names: Set<String> { get throws { Set(try FileManager.default.contentsOfDirectory(atPath: path)) } }

    @Test("a file is created only where nothing exists", arguments: ["file", "folder", "link", "lost", "pipe"])
    func writing(name: String) throws {
        let failure = thrown { () throws(Failure) in try root.appending(name).write([1]) }
        #expect(failure?.kind == .cannotCreate)
        #expect(failure?.diagnostics[0].help == "it appeared during this run; run the command again")
        #expect(try temporary.read("file") == "text")
        #expect(try !names.contains("nowhere"))
    }

    @Test("folders and symlinks are created where nothing exists")
    func making() throws {
        try root.appending("new").makeFolder()
        try root.appending("new/link").makeSymlink(to: "inner")
        #expect(Disk.destination(ofLink: path + "/new/link") == "inner")
        for name in ["new", "file", "lost"] {
            #expect(thrown { () throws(Failure) in try root.appending(name).makeFolder() }?.kind == .cannotCreate)
            #expect(
                thrown { () throws(Failure) in try root.appending(name).makeSymlink(to: "x") }?.kind == .cannotCreate
            )
        }
    }

    @Test("a moved file is at its new path, and moving a missing file fails")
    func moving() throws {
        try root.appending("file").move(to: root.appending("folder/file"))
        #expect(try temporary.read("folder/file") == "text")
        #expect(try !names.contains("file"))
        let failure = thrown { () throws(Failure) in try root.appending("file").move(to: root.appending("other")) }
        #expect(failure?.kind == .cannotCreate)
    }

    @Test("deleting a symlink keeps its destination; deleting a missing file succeeds")
    func removingFiles() throws {
        for name in ["text", "file", "file"] { try root.appending(name).removeFile() }
        #expect(try names == ["folder", "link", "lost", "pipe"])
        #expect(thrown { () throws(Failure) in try root.appending("folder").removeFile() } != nil)
    }

    @Test("only an empty folder is deleted as a folder")
    func removingFolders() throws {
        for name in ["folder", "link", "pipe"] { #expect(try !root.appending(name).removeFolder()) }
        try root.appending("folder/inner").removeFile()
        try temporary.write("", to: "folder/.DS_Store")
        for _ in 0..<2 { #expect(try root.appending("folder").removeFolder()) }
    }

    @Test("folders that hold nothing but folders are deleted, and files are not")
    func removingEmptyFolders() throws {
        try temporary.makeFolder("all/deep/deeper", permissions: 0o755)
        try temporary.makeFolder("kept/empty", permissions: 0o755)
        try temporary.write("x", to: "kept/deep/file")
        #expect(try root.appending("all").removeFolders() && !root.appending("kept").removeFolders())
        #expect(
            try !names.contains("all") && FileManager.default.contentsOfDirectory(atPath: path + "/kept") == ["deep"]
        )
    }

    @Test("a folder is deleted with all its contents, and symlinks in it are not followed")
    func removingAll() throws {
        try temporary.write("x", to: "all/deep/deeper/file")
        try temporary.makeFolder("all/empty", permissions: 0o755)
        try temporary.write("x", to: "all/last")
        for name in ["all/a", "all/deep/b"] { try root.appending(name).makeSymlink(to: path + "/folder") }
        for name in ["all", "link", "pipe", "file", "nowhere"] { try root.appending(name).remove() }
        #expect(try names == ["folder", "lost", "text"])
        #expect(try temporary.read("folder/inner") == "inner")
    }

    @Test("a file gets the permissions of another one, and those of a symlink mean nothing")
    func permissions() throws {
        #expect(chmod(path + "/folder/inner", 0o751) == 0)
        for (name, original, isCopied) in [("a", "folder/inner", true), ("b", "link", false), ("c", "nowhere", false)] {
            try root.appending(name).write([1], like: try Disk.status(of: "\(path)/\(original)"))
            #expect(try (temporary.permissions(name) == 0o751) == isCopied, "\(name)")
        }
    }

    /// Only root can change a file's owner.
    @Test("owner and group are copied if permitted", .enabled(if: geteuid() == 0), arguments: [(4321, 0), (0, 4322)])
    func owners(owner: uid_t, group: gid_t) throws {
        #expect(chown(path + "/folder/inner", owner, group) == 0)
        try root.appending("new").write([1], like: try Disk.status(of: path + "/folder/inner"))
        let file = try #require(try Disk.status(of: path + "/new"))
        #expect(file.owner == owner && file.group == group)
    }
}
