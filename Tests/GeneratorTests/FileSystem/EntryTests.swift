import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// The calls that change the disk.
@Suite("Entries") struct EntryTests {

    private let temporary: TemporaryFolder
    private let root: WritableRoot
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
        root = WritableRoot(own: try #require(try Folder(temporary.url.path)))
    }

    private var names: Set<String> { get throws { Set(try FileManager.default.contentsOfDirectory(atPath: path)) } }

    private func symlink(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    @Test("a file is created only where nothing exists", arguments: ["file", "folder", "link", "lost", "pipe"])
    func writing(name: String) throws {
        let failure = thrown { () throws(Failure) in try root.entry(name).write([1]) }
        #expect(failure?.kind == .cannotCreate)
        #expect(failure?.diagnostics[0].help == "it appeared during this run; run the command again")
        #expect(try temporary.read("file") == "text")
        #expect(try !names.contains("nowhere"))
    }

    @Test("a folder is created with its permissions; false if something exists already")
    func makingFolders() throws {
        #expect(try root.entry("new").makeFolder(mode: 0o700))
        #expect(try temporary.permissions("new") == 0o700)
        for name in ["new", "file", "lost"] { #expect(try !root.entry(name).makeFolder()) }
    }

    @Test("a symlink is created where nothing exists")
    func makingSymlinks() throws {
        try root.entry("folder/new").makeSymlink(to: "inner")
        #expect(Disk.destination(ofLink: path + "/folder/new") == "inner")
        #expect(thrown { () throws(Failure) in try root.entry("file").makeSymlink(to: "x") }?.kind == .cannotCreate)
    }

    @Test("a moved file is at its new path, and moving a missing file fails")
    func moving() throws {
        try root.entry("file").move(to: root.entry("folder/file"))
        #expect(try temporary.read("folder/file") == "text")
        #expect(try !names.contains("file"))
        let failure = thrown { () throws(Failure) in try root.entry("file").move(to: root.entry("other")) }
        #expect(failure?.kind == .cannotCreate)
    }

    @Test("a hard link never replaces another file")
    func linking() throws {
        #expect(try root.entry("file").link(to: root.entry("second")))
        #expect(try temporary.read("second") == "text")
        #expect(try !root.entry("folder/inner").link(to: root.entry("file")))
        #expect(try temporary.read("file") == "text")
    }

    @Test("deleting a symlink keeps its destination; deleting a missing file succeeds")
    func removingFiles() throws {
        for name in ["text", "file", "file"] { try root.entry(name).removeFile() }
        #expect(try names == ["folder", "link", "lost", "pipe"])
        #expect(thrown { () throws(Failure) in try root.entry("folder").removeFile() } != nil)
    }

    @Test("only an empty folder is deleted as a folder")
    func removingFolders() throws {
        for name in ["folder", "link", "pipe"] { #expect(try !root.entry(name).removeFolder()) }
        try root.entry("folder/inner").removeFile()
        for _ in 0..<2 { #expect(try root.entry("folder").removeFolder()) }
    }

    @Test("a folder is deleted with all its contents, and symlinks in it are not followed")
    func removingAll() throws {
        try temporary.write("x", to: "all/deep/deeper/file")
        try temporary.makeFolder("all/empty", permissions: 0o755)
        try temporary.write("x", to: "all/last")
        for name in ["all/a", "all/deep/b"] { try symlink(name, to: path + "/folder") }
        for name in ["all", "link", "pipe", "file", "nowhere"] { try root.entry(name).remove() }
        #expect(try names.subtracting(["all"]) == ["folder", "lost", "text"])
        #expect(try temporary.read("folder/inner") == "inner")
    }

    @Test("permissions are copied; copying them to a missing file does nothing")
    func attributes() throws {
        #expect(chmod(path + "/folder/inner", 0o751) == 0)
        let attributes = try #require(try root.entry("folder/inner").status)
        for name in ["file", "nowhere"] { try root.entry(name).copyAttributes(of: attributes) }
        #expect(try temporary.permissions("file") == 0o751)
        #expect(try !names.contains("nowhere"))
    }

    /// Only root can change a file's owner.
    private static let isRoot = geteuid() == 0

    @Test("owner and group are copied if permitted", .enabled(if: isRoot), arguments: [(4321, 0), (0, 4322)])
    func owners(owner: uid_t, group: gid_t) throws {
        #expect(chown(path + "/folder/inner", owner, group) == 0)
        try root.entry("file").copyAttributes(of: try #require(try root.entry("folder/inner").status))
        let file = try #require(try root.entry("file").status)
        #expect(file.owner == owner && file.group == group)
    }

    // MARK: - Paths -

    @Test(
        "every component but the last is a folder: no symlink, and nothing outside the root",
        arguments: [
            ("file", true), ("folder/inner", true), ("link", true), ("link/inner", false), ("lost/x", false),
            ("file/x", false), ("folder/../file", false), ("..", false), (".", false), ("", false), ("/file", false),
        ]
    )
    func ways(path: String, isAllowed: Bool) throws {
        let failure = thrown { () throws(Failure) in try root.entry(path) }
        #expect(failure?.kind == (isAllowed ? nil : .cannotCreate))
        let isThere = path == "file" || path == "folder/inner" || path == "link"
        if !["", ".", "..", "/file"].contains(path) { #expect(try (root.existingEntry(path) != nil) == isThere) }
    }

    @Test("the first missing folder is found, and can be created with those below it")
    func missingFolders() throws {
        #expect(thrown { () throws(Failure) in try root.entry("folder/a/b/c") }?.kind == .cannotCreate)
        #expect(try root.existingEntry("folder/a/b/c") == nil && root.existingEntry("link/inner") == nil)
        guard case .missing(let entry, let rest) = try root.lookUp("folder/a/b/c") else {
            Issue.record("the folder is missing")
            return
        }
        #expect(entry.folder.path == path + "/folder" && entry.name == "a" && rest == ["b", "c"])
        for name in ["c", "d"] { try root.root("folder/a/b", makesFolders: true).entry(name).write([]) }
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: path + "/folder/a/b")) == ["c", "d"])
        #expect(thrown { () throws(Failure) in try root.root("link/a/b", makesFolders: true) }?.kind == .cannotCreate)
    }

    @Test("a folder that cannot be opened is not treated as missing", .disabled(if: isRoot))
    func closedFolders() throws {
        #expect(chmod(path + "/folder", 0) == 0)
        defer { chmod(path + "/folder", 0o755) }
        #expect(thrown { () throws(Failure) in try root.existingEntry("folder/inner") }?.kind == .cannotCreate)
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
        for path in [name, "\(name)/config", "folder/\(name)", "new/\(name)/x"] {
            let failure = thrown { () throws(Failure) in try root.entry(path) }
            #expect(failure?.kind == .cannotCreate, "\(path)")
            #expect(failure?.diagnostics[0].message.hasSuffix("nothing is written there") == true)
            let folder = thrown { () throws(Failure) in try root.root(path, makesFolders: true) }
            #expect(folder?.diagnostics[0].message.hasSuffix("nothing is written there") == true)
        }
    }

    @Test("similar names are allowed", arguments: [".github", "git", ".gitignore", "a.git", ".git2", "..git", "hg"])
    func otherNames(name: String) throws {
        #expect(throws: Never.self) { try root.root("\(name)/x", makesFolders: true) }
    }

    @Test(
        "a bare repository and a worktree's git folder are refused, whatever their names",
        arguments: [["HEAD", "objects/x", "refs/x"], ["HEAD", "commondir"]]
    )
    func repositories(files: [String]) throws {
        for file in files { try temporary.write("", to: "store/\(file)") }
        for path in ["store/config", "store/hooks/x"] {
            #expect(thrown { () throws(Failure) in try root.entry(path) }?.kind == .cannotCreate)
        }
        #expect(thrown { () throws(Failure) in try WritableRoot(around: self.path + "/store") }?.kind == .cannotCreate)
        try temporary.write("", to: "store/worktrees/a/x")
        for folder in ["store/worktrees/a", "store/new/deep"] {
            let path = "\(path)/\(folder)"
            #expect(thrown { () throws(Failure) in try WritableRoot(around: path) }?.kind == .cannotCreate, "\(folder)")
        }
        // A part of it is not enough.
        try FileManager.default.removeItem(atPath: self.path + "/store/HEAD")
        #expect(throws: Never.self) { try root.entry("store/config") }
    }

    @Test("the root is the repository or the nearest existing folder, never in a version control system's own folder")
    func roots() throws {
        func root(_ folder: String) throws -> String { try WritableRoot(around: "\(path)/\(folder)").folder.path }
        #expect(try root("folder") == path + "/folder")
        #expect(try root("folder/new/deep") == path + "/folder")
        for name in [".hg", ".svn/deep"] {
            try temporary.write("", to: "other/\(name)/x")
            #expect(throws: Failure.self) { try root("other/\(name)") }
        }
        try temporary.write("", to: "folder/.git")
        for name in ["folder", "folder/new", "folder/.git/hooks"] { #expect(try root(name) == path + "/folder") }
    }
}
