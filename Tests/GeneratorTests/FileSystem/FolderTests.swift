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

    private static let tooLong = String(repeating: "x", count: 300)

    @Test("only a folder is opened, never a symlink to one", arguments: ["file", "pipe", "link", "lost", "nowhere"])
    func opening(name: String) throws {
        #expect(try Folder("\(root)/\(name)") == nil)
        #expect(try folder.folder(name) == nil)
        #expect(try folder.folder("folder")?.path == root + "/folder")
    }

    @Test("a name that is too long is an error")
    func tooLong() {
        let path = root + "/" + Self.tooLong
        #expect(thrown { () throws(Failure) in try Folder(path) }?.kind == .cannotCreate)
        #expect(thrown { () throws(Failure) in try folder.status(Self.tooLong) }?.kind == .cannotCreate)
        #expect(thrown { () throws(Failure) in try folder.folder(Self.tooLong) }?.kind == .cannotCreate)
    }

    @Test("the status is that of a symlink itself, not of its destination")
    func status() throws {
        #expect(chmod(root + "/file", 0o640) == 0)
        let file = try #require(try folder.status("file"))
        #expect(file.isFile && !file.isFolder)
        #expect(file.mode == 0o640 && file.owner == geteuid() && file.size == 4)
        let link = try #require(try folder.status("link"))
        #expect(link.kind == .link)
        let inner = try #require(try folder.status("folder"))
        #expect(inner.isFolder)
        #expect(try folder.folder("folder")?.status.identity == inner.identity)
        #expect(try folder.status("nowhere") == nil)
    }

    @Test("the names are everything in the folder, each time they are read")
    func names() throws {
        let all = try Set(FileManager.default.contentsOfDirectory(atPath: root))
        for _ in 0..<2 { #expect(try Set(folder.names()) == all) }
        #expect(try folder.folder("folder")?.names() == ["inner"])
    }

    @Test("only a file is read; anything else returns nil without blocking")
    func reading() throws {
        #expect(try folder.read("file") == Array("text".utf8))
        #if os(Linux)
        // Only Linux makes a socket that nothing listens on.
        #expect(mknod(root + "/socket", S_IFSOCK | 0o600, 0) == 0)
        #endif
        for path in ["folder", "pipe", "text", "lost", "nowhere", "socket"] { #expect(try folder.read(path) == nil) }
    }

    // MARK: - Locking -

    @Test("a locked folder stays locked for others until it is closed")
    func locking() throws {
        let other = try #require(try Folder(root))
        do {
            let first = try #require(try Folder(root))
            #expect(first.lock() == .taken)
            #expect(other.lock() == .elsewhere)
        }
        // A program that another test starts holds a copy of each open folder, and so of its lock, for a moment.
        #expect(try Waiting(isCancelled: { false }, tell: { _ in }).forLock("it", other.lock))
        #expect(folder.lock() == .elsewhere)
    }

    @Test("a folder that was moved, deleted or replaced is not at its path")
    func presence() throws {
        let inner = try #require(try Folder(root + "/folder"))
        #expect(try inner.isAtItsPath)
        #expect(rename(root + "/folder", root + "/moved") == 0)
        #expect(try !inner.isAtItsPath)
        try temporary.makeFolder("folder", permissions: 0o755)
        #expect(try !inner.isAtItsPath)
        let deep = try #require(try Folder(root + "/folder"))
        try FileManager.default.removeItem(atPath: root + "/folder")
        try temporary.write("", to: "folder")
        #expect(try !deep.isAtItsPath)
    }

    // MARK: - Interrupted calls -

    @Test("an interrupted call is repeated, up to a limit; another error is not repeated")
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
