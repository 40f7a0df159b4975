import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Open folders") struct FolderTests {

    private let temporary: TemporaryFolder
    private let folder: Folder
    private var root: String { temporary.url.path }

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.write("text", to: "file")
        try temporary.write("inner", to: "folder/inner")
        for (link, target) in [("link", "folder"), ("lost", "nowhere"), ("text", "file")] {
            let path = temporary.url.appending(path: link).path
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        #expect(mkfifo(temporary.url.path + "/pipe", 0o600) == 0)
        folder = try #require(try Folder(temporary.url.path))
    }

    private var names: Set<String> { get throws { Set(try FileManager.default.contentsOfDirectory(atPath: root)) } }

    // MARK: - Looking -

    @Test(
        "only a folder is opened, and no link to one",
        arguments: ["file", "pipe", "link", "lost", "nowhere", "file/x"]
    )
    func opening(path: String) throws {
        #expect(try Folder("\(root)/\(path)") == nil)
    }

    @Test("a folder whose name nothing can have is an error")
    func tooLong() {
        let path = root + "/" + String(repeating: "x", count: 300)
        #expect(thrown { () throws(Failure) in try Folder(path) }?.kind == .cannotCreate)
        #expect(
            thrown { () throws(Failure) in try folder.status(String(repeating: "x", count: 300)) }?.kind
                == .cannotCreate
        )
    }

    @Test("what is at a path is looked at itself, and nothing is below a file")
    func status() throws {
        #expect(chmod(root + "/file", 0o640) == 0)
        let file = try #require(try folder.status("file"))
        #expect(file.isFile && !file.isFolder && !file.isLink)
        #expect(file.mode == 0o640 && file.owner == geteuid())
        let link = try #require(try folder.status("link"))
        #expect(link.isLink && !link.isFile && !link.isFolder)
        let inner = try #require(try folder.status("folder"))
        #expect(inner.isFolder && !inner.isLink)
        for path in ["nowhere", "file/below", "nowhere/below"] { #expect(try folder.status(path) == nil) }
    }

    @Test("times are compared by seconds first")
    func times() {
        let times = [(1, 5), (1, 6), (2, 0)].map { Folder.Time(seconds: $0, nanoseconds: $1) }
        for (earlier, later) in [(0, 1), (1, 2), (0, 2)] {
            #expect(times[earlier] < times[later])
            #expect(!(times[later] < times[earlier]))
        }
        #expect(!(times[0] < times[0]))
    }

    @Test(
        "a path leads straight if no folder on it is a link or goes up",
        arguments: [
            ("file", true), ("folder/inner", true), ("folder/new/deep", true), ("nowhere/a/b", true), ("link", true),
            ("link/inner", false), ("lost/x", false), ("file/x", false), ("folder/../file", false), ("..", false),
            ("./file", false), ("folder//inner", false), ("/file", false), ("folder/inner/", false),
        ]
    )
    func straightness(path: String, isStraight: Bool) throws {
        #expect(try folder.leadsStraight(to: path) == isStraight)
    }

    @Test("the names in a folder are read, in one that a link leads to they are not")
    func readingNames() throws {
        #expect(try folder.names(in: "folder") == ["inner"])
        #expect(try Set(folder.names()) == names)
        for (path, reason) in [("link", "Not a directory"), ("pipe", "Not a directory"), ("nowhere", "No such file")] {
            let failure = thrown { () throws(Failure) in try folder.names(in: path) }
            #expect(failure?.kind == .cannotCreate)
            #expect(failure?.diagnostics[0].message.contains("': \(reason)") == true)
        }
    }

    @Test("a file is read; of anything else there is nothing to read, and nobody waits for it")
    func reading() throws {
        #expect(try folder.read("file") == Array("text".utf8))
        #if os(Linux)
        // Only Linux makes a socket without somebody who listens.
        #expect(mknod(root + "/socket", S_IFSOCK | 0o600, 0) == 0)
        #endif
        for path in ["folder", "pipe", "text", "lost", "nowhere", "socket"] { #expect(try folder.read(path) == nil) }
        #expect(thrown { () throws(Failure) in try folder.read("file/below") }?.kind == .cannotCreate)
    }

    // MARK: - Changing -

    @Test("a file is made only where nothing is", arguments: ["file", "folder", "link", "lost", "pipe"])
    func writing(path: String) throws {
        let failure = thrown { () throws(Failure) in try folder.write([1], to: path) }
        #expect(failure?.kind == .cannotCreate)
        #expect(failure?.diagnostics[0].help == "it appeared during this run; run the command again")
        #expect(try temporary.read("file") == "text")
        #expect(try !names.contains("nowhere"))
    }

    @Test("a folder is made with its permissions, or something is there already")
    func makingFolders() throws {
        #expect(try folder.makeFolder("new", mode: 0o700))
        #expect(try temporary.permissions("new") == 0o700)
        for path in ["new", "file", "lost"] { #expect(try !folder.makeFolder(path)) }
        #expect(thrown { () throws(Failure) in try folder.makeFolder("nowhere/new") }?.kind == .cannotCreate)
    }

    @Test("what is moved is where it was moved to, and what is not there cannot be moved")
    func moving() throws {
        try folder.move("file", to: "folder/file")
        #expect(try temporary.read("folder/file") == "text")
        #expect(try !names.contains("file"))
        #expect(thrown { () throws(Failure) in try folder.move("file", to: "other") }?.kind == .cannotCreate)
    }

    @Test("a link takes nobody's place")
    func linking() throws {
        #expect(folder.link("file", to: "second"))
        #expect(try temporary.read("second") == "text")
        #expect(!folder.link("folder/inner", to: "file"))
        #expect(try temporary.read("file") == "text")
    }

    @Test("removing a file takes the link and not what it leads to; what is not there is removed already")
    func removingFiles() throws {
        try folder.removeFile("text")
        try folder.removeFile("file")
        try folder.removeFile("file")
        #expect(try names == ["folder", "link", "lost", "pipe"])
        #expect(thrown { () throws(Failure) in try folder.removeFile("folder") } != nil)
        #expect(thrown { () throws(Failure) in try folder.removeFile("folder/inner/x") } != nil)
    }

    @Test("only an empty folder is removed as one")
    func removingFolders() throws {
        for path in ["folder", "link", "pipe"] { #expect(try !folder.removeFolder(path)) }
        try folder.removeFile("folder/inner")
        #expect(try folder.removeFolder("folder"))
        #expect(try folder.removeFolder("folder"))
        #expect(thrown { () throws(Failure) in try folder.removeFolder(".") } != nil)
    }

    @Test("all of a folder goes, and of a link in it the link alone")
    func removingAll() throws {
        try temporary.write("x", to: "all/deep/deeper/file")
        try temporary.makeFolder("all/empty", permissions: 0o755)
        for name in ["all/a", "all/deep/b"] {
            try FileManager.default.createSymbolicLink(atPath: "\(root)/\(name)", withDestinationPath: root + "/folder")
        }
        for path in ["all", "link", "pipe", "file", "nowhere"] { try folder.remove(path) }
        #expect(try names == ["folder", "lost", "text"])
        #expect(try temporary.read("folder/inner") == "inner")
        #expect(thrown { () throws(Failure) in try folder.remove("folder/inner/x") }?.kind == .cannotCreate)
    }

    @Test("permissions are given, and of what is not there nothing")
    func attributes() throws {
        #expect(chmod(root + "/folder/inner", 0o751) == 0)
        let status = try #require(try folder.status("folder/inner"))
        try folder.give("file", attributesOf: status)
        try folder.give("nowhere", attributesOf: status)
        #expect(try temporary.permissions("file") == 0o751)
        #expect(try !names.contains("nowhere"))
    }

    /// Only root can give files away.
    private static let isRoot = geteuid() == 0

    @Test("owner and group are given where that is allowed", .enabled(if: isRoot), arguments: [(4321, 0), (0, 4322)])
    func owners(owner: uid_t, group: gid_t) throws {
        #expect(chown(root + "/folder/inner", owner, group) == 0)
        try folder.give("file", attributesOf: try #require(try folder.status("folder/inner")))
        let file = try #require(try folder.status("file"))
        #expect(file.owner == owner && file.group == group)
    }

    // MARK: - Locking -

    @Test("a folder that is locked is locked for others, unless all share it, until it is closed")
    func locking() throws {
        let other = try #require(try Folder(root))
        do {
            let first = try #require(try Folder(root))
            #expect(first.lock(isShared: true) == .taken)
            #expect(other.lock(isShared: true) == .taken)
            #expect(other.lock(isShared: false) == .elsewhere)
        }
        #expect(other.lock(isShared: false) == .taken)
        #expect(folder.lock(isShared: true) == .elsewhere)
    }

    @Test("a folder that was moved away, or whose place another has taken, is no more there")
    func presence() throws {
        let inner = try #require(try Folder(root + "/folder"))
        #expect(try inner.isThere)
        #expect(rename(root + "/folder", root + "/moved") == 0)
        #expect(try !inner.isThere)
        try temporary.makeFolder("folder", permissions: 0o755)
        #expect(try !inner.isThere)
        let deep = try #require(try Folder(root + "/folder"))
        try FileManager.default.removeItem(atPath: root + "/folder")
        try temporary.write("", to: "folder")
        #expect(try !deep.isThere)
    }

    // MARK: - Calls that a signal ended -

    @Test("a call that a signal ended is made again, but not without end; another error is not tried again")
    func retries() {
        for (code, expected) in [(EINTR, 1_001), (EIO, 1)] {
            var count = 0
            let result = retrying { () -> Int in
                count += 1
                errno = code
                return -1
            }
            #expect(result == -1 && count == expected)
        }
        var answers = [-1, -1, 7]
        let result = retrying { () -> Int in
            errno = EINTR
            return answers.removeFirst()
        }
        #expect(result == 7)
    }
}
